import { EntitySchema } from 'typeorm';
import type { DeclineCause } from '../../domain/payment.js';

export interface SandboxChargeRow {
  ref: string;
  payment_id: string;
  client_secret: string;
  cents: number;
  status: 'OPEN' | 'ASKS_PAYER' | 'PROCESSING' | 'FAILED' | 'SUCCEEDED' | 'CANCELLED';
  cause: DeclineCause | null;
  means: string | null;
  /** When what is processing is settled. */
  settles_at: Date | null;
}

export const SandboxChargeEntity = new EntitySchema<SandboxChargeRow>({
  name: 'sandbox_charge',
  tableName: 'sandbox_charge',
  columns: {
    ref: { type: 'text', primary: true },
    payment_id: { type: 'text' },
    client_secret: { type: 'text' },
    cents: { type: 'bigint' },
    status: { type: 'text' },
    cause: { type: 'text', nullable: true },
    means: { type: 'text', nullable: true },
    settles_at: { type: 'timestamptz', nullable: true },
  },
});

export interface SandboxRefundRow {
  ref: string;
  refund_id: string;
  charge_ref: string;
  cents: number;
  /** Until then it is pending. */
  settles_at: Date;
  fails: boolean;
}

export const SandboxRefundEntity = new EntitySchema<SandboxRefundRow>({
  name: 'sandbox_refund',
  tableName: 'sandbox_refund',
  columns: {
    ref: { type: 'text', primary: true },
    refund_id: { type: 'text' },
    charge_ref: { type: 'text' },
    cents: { type: 'bigint' },
    settles_at: { type: 'timestamptz' },
    fails: { type: 'boolean' },
  },
});

export interface SandboxEventRow {
  id: string;
  type: string;
  ref: string;
  happened_at: Date;
  /** Null: its webhook goes missing. */
  deliver_at: Date | null;
  /** How often its webhook is still to come. */
  copies: number;
}

export const SandboxEventEntity = new EntitySchema<SandboxEventRow>({
  name: 'sandbox_event',
  tableName: 'sandbox_event',
  columns: {
    id: { type: 'text', primary: true },
    type: { type: 'text' },
    ref: { type: 'text' },
    happened_at: { type: 'timestamptz' },
    deliver_at: { type: 'timestamptz', nullable: true },
    copies: { type: 'integer' },
  },
});

export const sandboxEntities = [SandboxChargeEntity, SandboxRefundEntity, SandboxEventEntity];
