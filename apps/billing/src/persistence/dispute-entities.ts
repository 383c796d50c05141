import { EntitySchema } from 'typeorm';
import type { Dispute } from '../domain/dispute.js';

export interface DisputeRow {
  id: string;
  ref: string;
  payment_id: string;
  player_id: string;
  state: Dispute['state'];
  cents: number;
  fee_cents: number;
  reason: string | null;
  opened_at: Date;
  closed_at: Date | null;
  recovered_cents: number;
  owed_cents: number;
  evidence_due_by: Date | null;
  bar_lifted_at: Date | null;
  handled_at: Date | null;
  handled_by: string | null;
}

export const DisputeEntity = new EntitySchema<DisputeRow>({
  name: 'dispute',
  tableName: 'dispute',
  columns: {
    id: { type: 'text', primary: true },
    ref: { type: 'text' },
    payment_id: { type: 'text' },
    player_id: { type: 'text' },
    state: { type: 'text' },
    cents: { type: 'bigint' },
    fee_cents: { type: 'bigint' },
    reason: { type: 'text', nullable: true },
    opened_at: { type: 'timestamptz' },
    closed_at: { type: 'timestamptz', nullable: true },
    recovered_cents: { type: 'bigint' },
    owed_cents: { type: 'bigint' },
    evidence_due_by: { type: 'timestamptz', nullable: true },
    bar_lifted_at: { type: 'timestamptz', nullable: true },
    handled_at: { type: 'timestamptz', nullable: true },
    handled_by: { type: 'text', nullable: true },
  },
});
