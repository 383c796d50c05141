import { EntitySchema } from 'typeorm';
import type { PaymentIncident } from '../domain/payment-incident.js';

export interface PaymentIncidentRow {
  id: string;
  kind: PaymentIncident['kind'];
  ref: string;
  payment_id: string | null;
  their_cents: number | null;
  our_cents: number | null;
  outcome: string | null;
  found_at: Date;
  seen_at: Date;
  resolved_at: Date | null;
  resolved_by: string | null;
}

export const PaymentIncidentEntity = new EntitySchema<PaymentIncidentRow>({
  name: 'payment_fault',
  tableName: 'payment_fault',
  columns: {
    id: { type: 'text', primary: true },
    kind: { type: 'text' },
    ref: { type: 'text' },
    payment_id: { type: 'text', nullable: true },
    their_cents: { type: 'bigint', nullable: true },
    our_cents: { type: 'bigint', nullable: true },
    outcome: { type: 'text', nullable: true },
    found_at: { type: 'timestamptz' },
    seen_at: { type: 'timestamptz' },
    resolved_at: { type: 'timestamptz', nullable: true },
    resolved_by: { type: 'text', nullable: true },
  },
});
