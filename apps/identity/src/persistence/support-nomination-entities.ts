import { EntitySchema } from 'typeorm';
import type { Nominator } from '../domain/rules/support-nomination.js';

export interface SupportNominationRow {
  email: string;
  nominated_by: Nominator;
  nominated_at: Date;
  account_id: string | null;
}

export const SupportNominationEntity = new EntitySchema<SupportNominationRow>({
  name: 'support_nomination',
  tableName: 'support_nomination',
  columns: {
    email: { type: 'citext', primary: true },
    nominated_by: { type: 'text' },
    nominated_at: { type: 'timestamptz' },
    account_id: { type: 'text', nullable: true },
  },
});
