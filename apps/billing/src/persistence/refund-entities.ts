import { EntitySchema } from 'typeorm';
import type { Refund } from '../domain/refund.js';

export interface RefundRow {
  id: string;
  payment_id: string;
  player_id: string;
  cause: string;
  credit_cents: number;
  card_cents: number;
  bank_cents: number;
  status: Refund['status'];
  decided_at: Date;
  decided_by: string | null;
  reason: string | null;
  ref: string | null;
  tries: number;
  next_try_at: Date | null;
}

export const RefundEntity = new EntitySchema<RefundRow>({
  name: 'refund',
  tableName: 'refund',
  columns: {
    id: { type: 'text', primary: true },
    payment_id: { type: 'text' },
    player_id: { type: 'text' },
    cause: { type: 'text' },
    credit_cents: { type: 'bigint' },
    card_cents: { type: 'bigint' },
    bank_cents: { type: 'bigint' },
    status: { type: 'text' },
    decided_at: { type: 'timestamptz' },
    decided_by: { type: 'text', nullable: true },
    reason: { type: 'text', nullable: true },
    ref: { type: 'text', nullable: true },
    tries: { type: 'integer' },
    next_try_at: { type: 'timestamptz', nullable: true },
  },
});
