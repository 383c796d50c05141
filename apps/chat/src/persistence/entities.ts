import { EntitySchema } from 'typeorm';

export interface ConversationRow {
  id: string;
  name: string;
  added_by: string;
  added_at: Date;
}

export const ConversationEntity = new EntitySchema<ConversationRow>({
  name: 'conversation',
  tableName: 'conversation',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    added_by: { type: 'text' },
    added_at: { type: 'timestamptz' },
  },
});

export const entities = [ConversationEntity];
