import { Injectable } from '@nestjs/common';
import { orderRefunded, outgoing } from '@setpoint/events';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import type { SupportAction } from '../domain/discounts/support-action.js';
import { CURRENCY } from '../domain/money.js';
import type { PaymentId } from '../domain/payment-record.js';
import { decideRefund, hearRefund, leftOf, type Refund, refundPostings, type RefundRefusal, type RefundWish } from '../domain/refund.js'; // prettier-ignore
import { refundFacts } from '../domain/sale.js';
import { PaymentProvider } from './ports/payment-provider.js';
import { type RefundChange, Refunds } from './ports/refunds.js';

export type RefundPaymentRefusal = RefundRefusal | 'PAYMENT_NOT_FOUND';

/** Gives money back: decided at once, sent by the timer; asked again for the same cause, it is the same refund (BIL-06). */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(paymentId: PaymentId, wish: RefundWish): Promise<Outcome<Refund, RefundPaymentRefusal>> {
    const decidedAt = this.clock.now();
    const nextId = () => this.ids.next();
    const decided = await this.refunds.ofPayment(
      paymentId,
      ({ due, record, refunds, soldFor }): RefundChange<Outcome<Refund, RefundPaymentRefusal>> => {
        const known = refunds.find(({ cause }) => cause === wish.cause);
        if (known) return { answer: accept(known) };
        const outcome = decideRefund(record, refunds, wish, { id: nextId(), decidedAt });
        if (!outcome.ok) return { answer: outcome };
        const refund = outcome.value;
        const isLast = leftOf(record, [...refunds, refund]) === 0;
        const { id: refundId, creditCents, cardCents, cause } = refund;
        const { id: dueId, kind, reference, playerId } = due;
        const facts = { dueId, kind, reference, playerId, paymentId, refundId, cause };
        const amounts = { refundedCents: creditCents + cardCents, creditCents, cardCents, currency: CURRENCY };
        return {
          answer: outcome,
          refund,
          ...(soldFor && { creditNote: refundFacts(due, refund, soldFor) }),
          ...(refund.by && { action: actionOf(refund, refund.by, leftOf(record, refunds)) }),
          ...(isLast && { takenBackAt: decidedAt }),
          postings: refundPostings(null, refund, decidedAt, nextId),
          events: [outgoing(orderRefunded, { ...facts, ...amounts })],
        };
      },
    );
    return decided ?? refuse('PAYMENT_NOT_FOUND');
  }

  /** All that is left of a payment, also where that is nothing: what lowered its price counts anew then (BIL-07). */
  async takeBack(paymentId: PaymentId, wish: Omit<RefundWish, 'cents'>): Promise<void> {
    const refunded = await this.execute(paymentId, wish);
    if (refunded.ok || refunded.code !== 'REFUND_TOO_LARGE') return;
    const takenBackAt = this.clock.now();
    await this.refunds.ofPayment(paymentId, ({ record, refunds }) => ({
      answer: null,
      ...(leftOf(record, refunds) === 0 && { takenBackAt }),
    }));
  }

  /** Sends what was decided, or asks what has become of it. */
  async send({ id, ref, cardCents }: Refund, paymentRef: string): Promise<void> {
    const answer =
      ref === null
        ? await this.provider.refund({ refundId: id, ref: paymentRef, cents: cardCents })
        : await this.provider.lookAtRefund(ref);
    const now = this.clock.now();
    await this.refunds.change(id, (before) => {
      const refund = hearRefund(before, answer, now);
      if (refund === before) return { answer: null };
      return { answer: null, refund, postings: refundPostings(before, refund, now, () => this.ids.next()) };
    });
  }
}

const actionOf = ({ id, paymentId, creditCents, cardCents, reason, decidedAt }: Refund, by: UserId, left: number) =>
  ({
    ...{ kind: 'PAYMENT_REFUNDED', by, at: decidedAt, about: paymentId, reason },
    before: { leftCents: left },
    after: { leftCents: left - creditCents - cardCents, refundId: id, creditCents, cardCents },
  }) satisfies SupportAction;
