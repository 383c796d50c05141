import { EntitySchema } from 'typeorm';

export interface DataBundleRow {
  id: string;
  user_id: string;
  requested_at: Date;
  parts: string[];
  ready_at: Date | null;
  bytes: number | null;
  expires_at: Date | null;
}

export const DataBundleEntity = new EntitySchema<DataBundleRow>({
  name: 'data_bundle',
  tableName: 'data_bundle',
  columns: {
    id: { type: 'text', primary: true },
    user_id: { type: 'text' },
    requested_at: { type: 'timestamptz' },
    parts: { type: 'text', array: true },
    ready_at: { type: 'timestamptz', nullable: true },
    bytes: { type: 'integer', nullable: true },
    expires_at: { type: 'timestamptz', nullable: true },
  },
});
