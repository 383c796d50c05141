import { EntitySchema } from 'typeorm';

export interface __Entity__Row {
  id: string;
  name: string;
  added_by: string;
  added_at: Date;
}

export const __Entity__Entity = new EntitySchema<__Entity__Row>({
  name: '__table__',
  tableName: '__table__',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    added_by: { type: 'text' },
    added_at: { type: 'timestamptz' },
  },
});

export const entities = [__Entity__Entity];
