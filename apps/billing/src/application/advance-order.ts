import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse } from '@setpoint/kernel';
import { afterPayment, type Due } from '../domain/due.js';
import { decide, type PaymentCommand, type PaymentRefusal } from '../domain/payment-machine.js';
import { type PaymentId, type PaymentRecord, postingsOf } from '../domain/payment-record.js';
import { orderEvents } from '../events/order-events.js';
import { type OrderChange, Orders } from './ports/orders.js';

/** What a payment's step changes besides itself: its due, the ledger, and what others hear. */
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
        record = { ...record, payment: outcome.value, hintedAt: command.kind === 'HINTED' ? now : record.hintedAt };
      }
      if (record.payment === before!.payment && record.hintedAt === before!.hintedAt) return { answer: accept(record) };
      return { answer: accept(record), ...this.changes(due, before, record, now) };
    });
  }

  changes(due: Due, before: PaymentRecord | null, after: PaymentRecord, now: Date): Omit<OrderChange<never>, 'answer'> {
    const next = afterPayment(due, after.payment, now);
    return {
      due: next,
      payment: after,
      postings: postingsOf(before, after, now, () => this.ids.next()),
      events: orderEvents(due, next, after),
    };
  }
}

/** An answer for a player to whom a payment does not belong, or that never was. */
export const ownPayment = (record: PaymentRecord | null, playerId: string) =>
  record?.playerId === playerId ? accept(record) : refuse('PAYMENT_NOT_FOUND');
