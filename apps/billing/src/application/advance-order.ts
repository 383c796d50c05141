import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse } from '@setpoint/kernel';
import { afterPayment, type Due } from '../domain/due.js';
import { isOpen, type PaidBy } from '../domain/payment.js';
import { decide, type PaymentCommand, type PaymentRefusal } from '../domain/payment-machine.js';
import { type PaymentId, type PaymentRecord, postingsOf } from '../domain/payment-record.js';
import { saleFacts } from '../domain/sale.js';
import { orderEvents } from '../events/order-events.js';
import { type OrderChange, Orders } from './ports/orders.js';

/** Applies a step of a payment and its consequences: the due, reservations, ledger and events. */
@Injectable()
export class AdvanceOrder {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The payment after the commands, skipping those not allowed; null if there is no such payment. */
  async apply(
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

  /** The payment method to save, if requested. */
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
    // A later payment may hold the due after this one ended.
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

/** The payment method that the provider reports. */
const paidByIn = (commands: readonly PaymentCommand[]): PaidBy | null =>
  commands
    .map((command) =>
      command.kind === 'HEARD' && command.outcome.state === 'SUCCEEDED' ? command.outcome.paidBy : null,
    )
    .find((paidBy) => paidBy) ?? null;

/** One refusal for payments that do not exist or belong to somebody else. */
export const ownPayment = (record: PaymentRecord | null, playerId: string) =>
  record?.playerId === playerId ? accept(record) : refuse('PAYMENT_NOT_FOUND');
