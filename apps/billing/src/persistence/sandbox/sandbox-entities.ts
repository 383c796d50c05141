import { EntitySchema } from 'typeorm';
import type { ProviderEvent } from '../../application/ports/payment-provider.js';
import type { DeclineCause } from '../../domain/payment.js';

export interface SandboxChargeRow {
  ref: string;
  payment_id: string;
  client_secret: string;
  cents: number;
  status: 'OPEN' | 'ASKS_PAYER' | 'PROCESSING' | 'FAILED' | 'SUCCEEDED' | 'CANCELLED';
  cause: DeclineCause | null;
  means: string | null;
  /** When a processing charge settles. */
  settles_at: Date | null;
  /** Customer whose payment method is saved or charged. */
  customer: string | null;
  keeps_means: boolean;
  means_ref: string | null;
  charged_at: Date | null;
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
    customer: { type: 'text', nullable: true },
    keeps_means: { type: 'boolean' },
    means_ref: { type: 'text', nullable: true },
    charged_at: { type: 'timestamptz', nullable: true },
  },
});

export interface SandboxSetupRow {
  ref: string;
  setup_id: string;
  client_secret: string;
  customer: string;
  status: 'OPEN' | 'ASKS_PAYER' | 'SUCCEEDED';
  card: string | null;
  means_ref: string | null;
}

export const SandboxSetupEntity = new EntitySchema<SandboxSetupRow>({
  name: 'sandbox_setup',
  tableName: 'sandbox_setup',
  columns: {
    ref: { type: 'text', primary: true },
    setup_id: { type: 'text' },
    client_secret: { type: 'text' },
    customer: { type: 'text' },
    status: { type: 'text' },
    card: { type: 'text', nullable: true },
    means_ref: { type: 'text', nullable: true },
  },
});

export interface SandboxDisputeRow {
  ref: string;
  charge_ref: string;
  cents: number;
  fee_cents: number;
  reason: string;
  opened_at: Date;
  /** Open until then. */
  settles_at: Date;
  wins: boolean;
}

export const SandboxDisputeEntity = new EntitySchema<SandboxDisputeRow>({
  name: 'sandbox_dispute',
  tableName: 'sandbox_dispute',
  columns: {
    ref: { type: 'text', primary: true },
    charge_ref: { type: 'text' },
    cents: { type: 'bigint' },
    fee_cents: { type: 'bigint' },
    reason: { type: 'text' },
    opened_at: { type: 'timestamptz' },
    settles_at: { type: 'timestamptz' },
    wins: { type: 'boolean' },
  },
});

export interface SandboxRefundRow {
  ref: string;
  refund_id: string;
  charge_ref: string;
  cents: number;
  /** Pending until then. */
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
  about: ProviderEvent['about'] | null;
  happened_at: Date;
  /** Null: the webhook is lost. */
  deliver_at: Date | null;
  /** How many more times the webhook will be delivered. */
  copies: number;
}

export const SandboxEventEntity = new EntitySchema<SandboxEventRow>({
  name: 'sandbox_event',
  tableName: 'sandbox_event',
  columns: {
    id: { type: 'text', primary: true },
    type: { type: 'text' },
    ref: { type: 'text' },
    about: { type: 'jsonb', nullable: true },
    happened_at: { type: 'timestamptz' },
    deliver_at: { type: 'timestamptz', nullable: true },
    copies: { type: 'integer' },
  },
});

export const sandboxEntities = [
  SandboxChargeEntity,
  SandboxSetupEntity,
  SandboxDisputeEntity,
  SandboxRefundEntity,
  SandboxEventEntity,
];
