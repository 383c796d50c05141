import type { ColumnType } from 'kysely';

export interface Tables {
  __table__: __Entity__Row;
}

interface __Entity__Row {
  id: string;
  name: string;
  added_by: string;
  added_at: ColumnType<Date, Date, never>;
}
