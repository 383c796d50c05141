import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { isOpen } from '../domain/payment.js';
import type { PaymentCommand, PlayersRefusal } from '../domain/payment-machine.js';
import type { PaymentId, PaymentRecord } from '../domain/payment-record.js';
import { AdvanceOrder, ownPayment } from './advance-order.js';
import { Orders } from './ports/orders.js';
import { PaymentProvider } from './ports/payment-provider.js';

export type FollowPaymentRefusal = PlayersRefusal | 'PAYMENT_NOT_FOUND';

/** Asks the provider how a payment stands, and believes nobody else (BIL-10). */
@Injectable()
export class FollowPayment {
  constructor(
    private readonly orders: Orders,
    private readonly advance: AdvanceOrder,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Asks once; behind the deadline it cancels instead, and the answer may still be that it was paid. */
  async look(id: PaymentId): Promise<PaymentRecord | null> {
    const record = await this.orders.findPayment(id);
    if (!record || !isOpen(record.payment)) return record;
    const { ref, deadline } = record.payment;
    const askedAt = this.clock.now();
    const late = askedAt >= deadline;
    // A reference that is stored meanwhile is for the next look.
    if (ref === null) return late ? this.tell(record, { kind: 'EXPIRE' }) : record;
    const outcome = late ? await this.provider.cancel(ref) : await this.provider.look(ref);
    const heard = await this.tell(record, { kind: 'HEARD', outcome });
    // What was hinted while the provider answered may be newer than the answer.
    const hinted = heard.hintedAt !== null && heard.hintedAt > askedAt && isOpen(heard.payment);
    return hinted ? this.tell(heard, { kind: 'HINTED' }) : heard;
  }

  /** The payer's browser has done its part. */
  confirm(id: PaymentId, playerId: UserId): Promise<Outcome<PaymentRecord, FollowPaymentRefusal>> {
    return this.byPlayer(id, playerId, { kind: 'CONFIRM' });
  }

  /** The player wants to pay otherwise, or not at all. Whether it is too late for that, the provider says. */
  abandon(id: PaymentId, playerId: UserId): Promise<Outcome<PaymentRecord, FollowPaymentRefusal>> {
    return this.byPlayer(id, playerId, { kind: 'GIVE_UP', cause: 'ABANDONED' });
  }

  private async byPlayer(
    id: PaymentId,
    playerId: UserId,
    command: PaymentCommand,
  ): Promise<Outcome<PaymentRecord, FollowPaymentRefusal>> {
    const own = ownPayment(await this.orders.findPayment(id), playerId);
    if (!own.ok) return own;
    const told = (await this.advance.tell(id, command))!;
    if (!told.ok) return refuse(told.code === 'PAYMENT_NOT_PREPARED' ? told.code : 'PAYMENT_OVER');
    return isOpen(told.value.payment) ? accept((await this.look(id)) ?? told.value) : told;
  }

  private async tell(record: PaymentRecord, command: PaymentCommand): Promise<PaymentRecord> {
    const told = await this.advance.tell(record.id, command);
    if (told?.ok) return told.value;
    // Money came after the end, or went: nothing that a program may put right by itself.
    if (command.kind === 'HEARD') {
      const { outcome } = command;
      this.log.error({ paymentId: record.id, outcome }, 'the provider contradicts how a payment ended');
    }
    return (await this.orders.findPayment(record.id)) ?? record;
  }
}
