import { EntitySchema } from 'typeorm';

export interface LedgerAccountRow {
  id: number;
  kind: string;
  owner_id: string | null;
  currency: string;
  /** Only for owned accounts. */
  balance: number;
}

export const LedgerAccountEntity = new EntitySchema<LedgerAccountRow>({
  name: 'ledger_account',
  tableName: 'ledger_account',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    kind: { type: 'text' },
    owner_id: { type: 'text', nullable: true },
    currency: { type: 'char', length: 3 },
    balance: { type: 'bigint' },
  },
});
