import { Injectable } from '@nestjs/common';
import { orderRefunded, outgoing } from '@setpoint/events';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import type { SupportAction } from '../domain/discounts/support-action.js';
import { CURRENCY } from '../domain/money.js';
import type { PaymentId } from '../domain/payment-record.js';
import { decideRefund, hearRefund, isSendable, leftOf, type Refund, refundPostings, type RefundRefusal, type RefundWish } from '../domain/refund.js'; // oxfmt-ignore
import { refundFacts } from '../domain/sale.js';
import { Disputes } from './ports/disputes.js';
import { factsOf } from '../events/order-events.js';
import { type FoundRefund, PaymentProvider } from './ports/payment-provider.js';
import { type RefundChange, Refunds } from './ports/refunds.js';

export type RefundPaymentRefusal = RefundRefusal | 'PAYMENT_NOT_FOUND';

/** Refunds money: decided at once, sent by the timer. Idempotent per cause (BIL-06). */
@Injectable()
export class RefundPayment {
  constructor(
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly disputes: Disputes,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(paymentId: PaymentId, wish: RefundWish): Promise<Outcome<Refund, RefundPaymentRefusal>> {
    const decidedAt = this.clock.now();
    const nextId = () => this.ids.next();
    const decided = await this.refunds.ofPayment(
      paymentId,
      ({ due, record, refunds, disputes, soldFor }): RefundChange<Outcome<Refund, RefundPaymentRefusal>> => {
        const known = refunds.find(({ cause }) => cause === wish.cause);
        if (known) return { answer: accept(known) };
        const outcome = decideRefund(record, refunds, disputes, wish, { id: nextId(), decidedAt });
        if (!outcome.ok) return { answer: outcome };
        const refund = outcome.value;
        const isLast = leftOf(record, [...refunds, refund]) === 0;
        const { id: refundId, creditCents, cardCents, cause } = refund;
        const facts = { ...factsOf(due), paymentId, refundId, cause };
        const amounts = { refundedCents: creditCents + cardCents, creditCents, cardCents, currency: CURRENCY };
        return {
          answer: outcome,
          refund,
          ...(soldFor && { creditNote: refundFacts(due, refund, soldFor) }),
          ...(refund.by && { action: actionOf(refund, refund.by, leftOf(record, refunds)) }),
          ...(isLast && { takenBackAt: decidedAt }),
          postings: refundPostings(null, refund, decidedAt, nextId),
          // Nothing to tell about what the bank has returned.
          ...(creditCents + cardCents > 0 && { events: [outgoing(orderRefunded, { ...facts, ...amounts })] }),
        };
      },
    );
    return decided ?? refuse('PAYMENT_NOT_FOUND');
  }

  /**
   * Refunds all that is left of a payment, even if that is zero, and releases its reductions (BIL-07). While the bank decides about
   * a dispute nothing is done; its end asks for this again.
   */
  async takeBack(paymentId: PaymentId, wish: Omit<RefundWish, 'cents'>): Promise<void> {
    const refunded = await this.execute(paymentId, wish);
    if (refunded.ok || refunded.code !== 'REFUND_TOO_LARGE') return;
    const takenBackAt = this.clock.now();
    await this.refunds.ofPayment(paymentId, ({ record, refunds }) => ({
      answer: null,
      ...(leftOf(record, refunds) === 0 && { takenBackAt }),
    }));
  }

  /** Sends the refund to the provider, or fetches its state. */
  async send(refund: Refund, paymentRef: string): Promise<void> {
    const answer = await this.answerTo(refund, paymentRef);
    const now = this.clock.now();
    // The provider may know of a dispute before it is announced.
    if (answer.state === 'DISPUTED')
      for (const ref of await this.provider.disputesOf(paymentRef))
        await this.disputes.hint(ref, refund.paymentId, now);
    await this.refunds.change(refund.id, (known) => {
      const { refund: before } = known;
      const after = hearRefund(known, answer, now);
      if (after === before) return { answer: null };
      return { answer: null, refund: after, postings: refundPostings(before, after, now, () => this.ids.next()) };
    });
  }

  private async answerTo({ id, ref, cardCents }: Refund, paymentRef: string): Promise<FoundRefund> {
    if (ref !== null) return this.provider.lookAtRefund(ref);
    const charge = { refundId: id, ref: paymentRef, cents: cardCents };
    const sendable = await this.refunds.change(id, (known) => ({ answer: isSendable(known) }));
    return sendable ? this.provider.refund(charge) : this.provider.findRefund(charge);
  }
}

/** Support refunds nothing that the bank has returned. */
const actionOf = ({ id, paymentId, creditCents, cardCents, reason, decidedAt }: Refund, by: UserId, left: number) =>
  ({
    ...{ kind: 'PAYMENT_REFUNDED', by, at: decidedAt, about: paymentId, reason },
    before: { leftCents: left },
    after: { leftCents: left - creditCents - cardCents, refundId: id, creditCents, cardCents },
  }) satisfies SupportAction;
