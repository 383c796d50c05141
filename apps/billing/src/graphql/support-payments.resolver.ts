import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, userId, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { type SupportedPayment, SupportPayments } from '../application/ports/support-payments.js';
import { SupportRefund } from '../application/support-refund.js';
import type { Dispute } from '../domain/dispute.js';
import { numberText } from '../domain/documents.js';
import { euro } from '../domain/money.js';
import type { Refund } from '../domain/refund.js';
import type {
  MutationRefundPaymentArgs,
  PaymentDispute,
  QueryPaymentsArgs,
  RefundState,
  ResolversTypes,
} from './generated/schema.js';
import { isId, knownTo, reference, wrongRequestId } from './ids.js';
import { paymentSource } from './payment-source.js';

/** Payments and refunds of everybody, for support (ADM-06). */
@Resolver()
export class SupportPaymentsResolver {
  constructor(
    private readonly payments: SupportPayments,
    private readonly refund: SupportRefund,
  ) {}

  @Query('payments')
  async list(@Args() { filter, first, after }: QueryPaymentsArgs): Promise<ResolversTypes['SupportPaymentConnection']> {
    const text = filter?.text?.trim();
    const criteria = {
      text: text ? knownTo(text) : null,
      playerId: filter?.playerId ? userId(knownTo(filter.playerId)) : null,
      status: filter?.status ?? null,
      disputed: filter?.disputed ?? null,
    };
    const page = await this.payments.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(shapeOf) });
  }

  @Mutation('refundPayment')
  async refunded(
    @Args() { input }: MutationRefundPaymentArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['RefundPaymentPayload']> {
    const paymentId = knownTo(input.paymentId);
    const outcome = isId(input.requestId)
      ? await this.refund.execute(signedIn(viewer), { ...input, paymentId })
      : wrongRequestId;
    const found = await this.payments.of(paymentId);
    const payment = found && shapeOf(found);
    return outcome.ok ? succeed({ payment }) : failed(outcome, { payment });
  }
}

function shapeOf({ due, record, refunds, dispute, documents }: SupportedPayment): ResolversTypes['SupportPayment'] {
  const { id, status, price, startedAt, endedAt, declined, expiredBecause } = paymentSource(record);
  const { kind, reference: paidFor, description } = due;
  return {
    ...{ id, status, price, startedAt, endedAt, declined, expiredBecause, kind, reference: paidFor, description },
    player: reference(record.playerId),
    providerReference: record.payment.ref,
    refunds: refunds.map(refundShape),
    dispute: dispute && disputeShape(dispute),
    documents: documents.map((ref) => ({ type: ref.type, year: ref.year, number: numberText(ref) })),
  };
}

const STATES: Readonly<Record<Refund['status'], RefundState>> = {
  SENDING: 'PENDING',
  DONE: 'DONE',
  BECAME_CREDIT: 'AS_CREDIT',
};

const refundShape = ({ id, creditCents, cardCents, cause, by, reason, decidedAt, status }: Refund) => ({
  ...{ id, cause, reason, at: decidedAt, by: reference(by), state: STATES[status] },
  ...{ amount: euro(creditCents + cardCents), credit: euro(creditCents), card: euro(cardCents) },
});

const disputeShape = ({ id, state, cents, reason, openedAt, closedAt }: Dispute): PaymentDispute => ({
  ...{ id, state, amount: euro(cents), reason, openedAt, closedAt },
});
