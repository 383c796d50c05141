import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse } from '@setpoint/kernel';
import { afterPayment, type Due } from '../domain/due.js';
import { isOpen, type PaidBy } from '../domain/payment.js';
import { decide, type PaymentCommand, type PaymentRefusal } from '../domain/payment-machine.js';
import { type PaymentId, type PaymentRecord, postingsOf } from '../domain/payment-record.js';
import { saleFacts } from '../domain/sale.js';
import { orderEvents } from '../events/order-events.js';
import { type OrderChange, Orders } from './ports/orders.js';

/** What a payment's step changes besides itself: its due, what it has set aside, the ledger, and what others hear. */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The payment after the commands, each as far as it is allowed; null when there is no such payment. */
  async tell(
    paymentId: PaymentId,
    ...commands: readonly PaymentCommand[]
  ): Promise<Outcome<PaymentRecord, PaymentRefusal> | null> {
    const now = this.clock.now();
    return this.orders.changePayment<Outcome<PaymentRecord, PaymentRefusal>>(paymentId, ({ due, payment: before }) => {
      let record = before!;
      for (const command of commands) {
        const outcome = decide(record.payment, command, now);
        if (!outcome.ok) return { answer: outcome };
        const isNews = command.kind === 'HINTED' && isOpen(outcome.value);
        record = { ...record, payment: outcome.value, hintedAt: isNews ? now : record.hintedAt };
      }
      if (record.payment === before!.payment && record.hintedAt === before!.hintedAt) return { answer: accept(record) };
      const means = this.meansOf(record, commands, now);
      return {
        answer: accept(record),
        ...this.changes(due, before, record, now, paidByIn(commands)),
        ...(means && { means }),
      };
    });
  }

  /** What has paid, where it is to be kept. */
  private meansOf(
    { playerId, means: use, payment }: PaymentRecord,
    commands: readonly PaymentCommand[],
    savedAt: Date,
  ) {
    if (use === 'NOT_KEPT' || payment.status !== 'PAID') return null;
    for (const command of commands) {
      if (command.kind !== 'HEARD' || command.outcome.state !== 'SUCCEEDED' || !command.outcome.means) continue;
      return { id: this.ids.next(), playerId, means: command.outcome.means, savedAt };
    }
    return null;
  }

  changes(
    due: Due,
    before: PaymentRecord | null,
    after: PaymentRecord,
    now: Date,
    paidBy: PaidBy | null = null,
  ): Omit<OrderChange<never>, 'answer'> {
    const { status } = after.payment;
    const ended = before?.payment.status !== status;
    // What has ended before may have been followed by another one, for which the due is kept.
    const next = ended ? afterPayment(due, after.payment, now) : due;
    const sale = ended && status === 'PAID' ? saleFacts(due, after.price, paidBy) : null;
    return {
      due: next,
      payment: after,
      ...(ended && status === 'PAID' && { discounts: 'CONSUMED', paidAt: now }),
      ...(ended && status === 'EXPIRED' && { discounts: 'RELEASED' }),
      ...(sale && { sale }),
      postings: postingsOf(before, after, now, () => this.ids.next()),
      events: orderEvents(due, next, after),
    };
  }
}

/** What the provider says has paid. */
const paidByIn = (commands: readonly PaymentCommand[]): PaidBy | null =>
  commands
    .map((command) =>
      command.kind === 'HEARD' && command.outcome.state === 'SUCCEEDED' ? command.outcome.paidBy : null,
    )
    .find((paidBy) => paidBy) ?? null;

/** An answer for a player to whom a payment does not belong, or that never was. */
export const ownPayment = (record: PaymentRecord | null, playerId: string) =>
  record?.playerId === playerId ? accept(record) : refuse('PAYMENT_NOT_FOUND');
