import { EntitySchema } from 'typeorm';
import type { Means } from '../domain/payment.js';
import type { Demand } from '../domain/subscription-charge.js';

export interface SubscriptionChargeRow {
  reference: string;
  player_id: string;
  asked_by: Demand['by'] | null;
  description: string | null;
  price_cents: number | null;
  pays_by: Date | null;
  attempt: number;
  answered: number;
  taken_up: number;
  processing: boolean;
  means: Means | null;
  withdrawn: boolean;
  refund_to: 'MEANS' | 'CREDIT' | null;
  refund_reason: string | null;
  due_id: string | null;
  version: number;
  next_step_at: Date | null;
  tries: number;
}

export const SubscriptionChargeEntity = new EntitySchema<SubscriptionChargeRow>({
  name: 'subscription_charge',
  tableName: 'subscription_charge',
  columns: {
    reference: { type: 'text', primary: true },
    player_id: { type: 'text' },
    asked_by: { type: 'text', nullable: true },
    description: { type: 'text', nullable: true },
    price_cents: { type: 'bigint', nullable: true },
    pays_by: { type: 'timestamptz', nullable: true },
    attempt: { type: 'integer' },
    answered: { type: 'integer' },
    taken_up: { type: 'integer' },
    processing: { type: 'boolean' },
    means: { type: 'jsonb', nullable: true },
    withdrawn: { type: 'boolean' },
    refund_to: { type: 'text', nullable: true },
    refund_reason: { type: 'text', nullable: true },
    due_id: { type: 'text', nullable: true },
    version: { type: 'integer' },
    next_step_at: { type: 'timestamptz', nullable: true },
    tries: { type: 'integer' },
  },
});
