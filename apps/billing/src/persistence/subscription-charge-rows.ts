import { userId } from '@setpoint/kernel';
import type { Demand, SubscriptionCharge } from '../domain/subscription-charge.js';
import type { SubscriptionChargeRow } from './subscription-charge-entities.js';

export const chargeOf = (row: SubscriptionChargeRow): SubscriptionCharge => ({
  reference: row.reference,
  playerId: userId(row.player_id),
  demand: demandOf(row),
  attempt: row.attempt,
  answered: row.answered,
  takenUp: row.taken_up,
  processing: row.processing,
  means: row.means,
  withdrawn: row.withdrawn,
  refund: row.refund_to && { to: row.refund_to, reason: row.refund_reason! },
  dueId: row.due_id,
  version: row.version,
  nextStepAt: row.next_step_at,
  tries: row.tries,
});

const demandOf = ({ asked_by: by, description, price_cents: cents, pays_by: paysBy }: SubscriptionChargeRow) =>
  by && ({ by, description: description!, cents: cents!, paysBy: paysBy! } satisfies Demand);

export const chargeRowOf = (charge: SubscriptionCharge): SubscriptionChargeRow => ({
  reference: charge.reference,
  player_id: charge.playerId,
  asked_by: charge.demand?.by ?? null,
  description: charge.demand?.description ?? null,
  price_cents: charge.demand?.cents ?? null,
  pays_by: charge.demand?.paysBy ?? null,
  attempt: charge.attempt,
  answered: charge.answered,
  taken_up: charge.takenUp,
  processing: charge.processing,
  means: charge.means,
  withdrawn: charge.withdrawn,
  refund_to: charge.refund?.to ?? null,
  refund_reason: charge.refund?.reason ?? null,
  due_id: charge.dueId,
  version: charge.version,
  next_step_at: charge.nextStepAt,
  tries: charge.tries,
});
