import type { SupportedPayment } from '../application/ports/support-payments.js';
import type { Dispute } from '../domain/dispute.js';
import { numberText } from '../domain/documents.js';
import { euro, type Money } from '../domain/money.js';
import type { PaymentIncident } from '../domain/payment-incident.js';
import type { Refund } from '../domain/refund.js';
import type { RefundState, ResolversTypes } from './generated/schema.js';
import { reference } from './ids.js';
import { paymentSource } from './payment-source.js';

/** Refunds and documents of a payment that are shown: the latest. */
const MOST_SHOWN = 20;

/** A payment as support sees it. */
export function paymentShape(found: SupportedPayment) {
  const { due, record, refunds, dispute, documents } = found;
  const { id, status, price, startedAt, endedAt, declined, expiredBecause } = paymentSource(record);
  const { kind, reference: paidFor, description } = due;
  return {
    ...{ id, status, price, startedAt, endedAt, declined, expiredBecause, kind, reference: paidFor, description },
    player: reference(record.playerId),
    providerReference: record.payment.ref,
    refunds: refunds.slice(-MOST_SHOWN).map(refundShape),
    dispute: dispute && disputeShape(dispute, found),
    documents: documents.slice(-MOST_SHOWN).map((ref) => ({ type: ref.type, year: ref.year, number: numberText(ref) })),
  };
}

const STATES: Readonly<Record<Refund['status'], RefundState>> = {
  SENDING: 'PENDING',
  DONE: 'DONE',
  BECAME_CREDIT: 'AS_CREDIT',
};

const refundShape = ({ id, creditCents, cardCents, bankCents, cause, by, reason, decidedAt, status }: Refund) => ({
  ...{ id, cause, reason, at: decidedAt, by: reference(by), state: STATES[status] },
  ...{ amount: euro(creditCents + cardCents + bankCents), credit: euro(creditCents), card: euro(cardCents) },
  bank: euro(bankCents),
});

/** A dispute as support sees it; its payment only where it is asked for. */
export interface PaymentDispute extends Pick<
  Dispute,
  'id' | 'state' | 'reason' | 'openedAt' | 'evidenceDueBy' | 'closedAt' | 'barLiftedAt' | 'handledAt'
> {
  readonly amount: Money;
  readonly fee: Money;
  readonly recovered: Money;
  readonly owed: Money;
  readonly place: 'STANDS' | 'ENDED';
  readonly providerReference: string;
  readonly handledBy: { readonly id: string } | null;
  readonly payment: () => ResolversTypes['SupportPayment'];
}

export const disputeShape = (dispute: Dispute, payment: SupportedPayment): PaymentDispute => ({
  ...dispute,
  amount: euro(dispute.cents),
  fee: euro(dispute.feeCents),
  recovered: euro(dispute.recoveredCents),
  owed: euro(dispute.owedCents),
  place: payment.isReleased ? 'ENDED' : 'STANDS',
  providerReference: dispute.ref,
  handledBy: reference(dispute.handledBy),
  payment: () => paymentShape(payment),
});

export const incidentShape = (incident: PaymentIncident, payment: SupportedPayment | null) => ({
  ...{
    id: incident.id,
    kind: incident.kind,
    providerReference: incident.ref,
    payment: payment && paymentShape(payment),
  },
  theirs: incident.kind === 'DIFFERENCE' ? euro(incident.theirCents) : null,
  ours: incident.kind === 'DIFFERENCE' ? euro(incident.ourCents) : null,
  outcome: incident.kind === 'CONTRADICTION' ? incident.outcome : null,
  ...{ foundAt: incident.foundAt, seenAt: incident.seenAt, resolvedAt: incident.resolvedAt },
  resolvedBy: reference(incident.resolvedBy),
});
