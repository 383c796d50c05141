import { EntitySchema } from 'typeorm';
import type { Due, DueKind } from '../domain/due.js';
import type { DeclineCause, ExpiryCause, OpenPayment, Payment } from '../domain/payment.js';
import type { MeansUse } from '../domain/payment-record.js';
import type { PriceLine } from '../domain/price.js';

export interface DueRow {
  id: string;
  kind: DueKind;
  reference: string;
  player_id: string;
  description: string;
  base_cents: number;
  pays_by: Date;
  opened_at: Date;
  status: Due['status'];
  ended_at: Date | null;
  awaits_mobile: boolean;
}

export const DueEntity = new EntitySchema<DueRow>({
  name: 'due',
  tableName: 'due',
  columns: {
    id: { type: 'text', primary: true },
    kind: { type: 'text' },
    reference: { type: 'text' },
    player_id: { type: 'text' },
    description: { type: 'text' },
    base_cents: { type: 'bigint' },
    pays_by: { type: 'timestamptz' },
    opened_at: { type: 'timestamptz' },
    status: { type: 'text' },
    ended_at: { type: 'timestamptz', nullable: true },
    awaits_mobile: { type: 'boolean' },
  },
});

export interface PaymentRow {
  id: string;
  due_id: string;
  player_id: string;
  price_lines: readonly PriceLine[];
  price_cents: number;
  credit_cents: number;
  card_cents: number;
  started_at: Date;
  status: Payment['status'];
  ref: string | null;
  deadline: Date;
  given_up: OpenPayment['givenUp'];
  declined: DeclineCause | null;
  asks_payer: boolean;
  next_look_at: Date | null;
  looks: number;
  hinted_at: Date | null;
  means: MeansUse;
  ended_at: Date | null;
  fee_cents: number | null;
  expired_because: ExpiryCause | null;
}

export const PaymentEntity = new EntitySchema<PaymentRow>({
  name: 'payment',
  tableName: 'payment',
  columns: {
    id: { type: 'text', primary: true },
    due_id: { type: 'text' },
    player_id: { type: 'text' },
    price_lines: { type: 'jsonb' },
    price_cents: { type: 'bigint' },
    credit_cents: { type: 'bigint' },
    card_cents: { type: 'bigint' },
    started_at: { type: 'timestamptz' },
    status: { type: 'text' },
    ref: { type: 'text', nullable: true },
    deadline: { type: 'timestamptz' },
    given_up: { type: 'text', nullable: true },
    declined: { type: 'text', nullable: true },
    asks_payer: { type: 'boolean' },
    next_look_at: { type: 'timestamptz', nullable: true },
    looks: { type: 'integer' },
    hinted_at: { type: 'timestamptz', nullable: true },
    means: { type: 'text' },
    ended_at: { type: 'timestamptz', nullable: true },
    fee_cents: { type: 'bigint', nullable: true },
    expired_because: { type: 'text', nullable: true },
  },
});

export interface PaymentRequestRow {
  player_id: string;
  request_id: string;
  input_hash: string;
  payment_id: string;
}

export const PaymentRequestEntity = new EntitySchema<PaymentRequestRow>({
  name: 'payment_request',
  tableName: 'payment_request',
  columns: {
    player_id: { type: 'text', primary: true },
    request_id: { type: 'text', primary: true },
    input_hash: { type: 'text' },
    payment_id: { type: 'text' },
  },
});

export interface BarredPayerRow {
  player_id: string;
  barred_by: string;
  reason: string;
  barred_at: Date;
}

export const BarredPayerEntity = new EntitySchema<BarredPayerRow>({
  name: 'barred_payer',
  tableName: 'barred_payer',
  columns: {
    player_id: { type: 'text', primary: true },
    barred_by: { type: 'text' },
    reason: { type: 'text' },
    barred_at: { type: 'timestamptz' },
  },
});

export const paymentEntities = [DueEntity, PaymentEntity, PaymentRequestEntity, BarredPayerEntity];
