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
  },
});
