import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { isOpen } from '../domain/payment.js';
import { contradiction } from '../domain/payment-incident.js';
import type { PaymentCommand, PlayersRefusal } from '../domain/payment-machine.js';
import type { PaymentId, PaymentRecord } from '../domain/payment-record.js';
import { AdvanceOrder, ownPayment } from './advance-order.js';
import { PaymentLimits } from './payment-limits.js';
import { Orders } from './ports/orders.js';
import { PaymentIncidents } from './ports/payment-incidents.js';
import { PaymentProvider } from './ports/payment-provider.js';

export type FollowPaymentRefusal = PlayersRefusal | 'PAYMENT_NOT_FOUND';

type Followed = Outcome<PaymentRecord, FollowPaymentRefusal>;
type LimitedlyFollowed = Outcome<PaymentRecord, FollowPaymentRefusal | 'TOO_MANY_REQUESTS'>;

/** Fetches the state of a payment from the provider, the only source of truth (BIL-10). */
@Injectable()
export class FollowPayment {
  constructor(
    private readonly orders: Orders,
    private readonly advance: AdvanceOrder,
    private readonly provider: PaymentProvider,
    private readonly incidents: PaymentIncidents,
    private readonly limits: PaymentLimits,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** Fetches once. After the deadline it cancels instead, which may still reveal that it was paid. */
  async look(id: PaymentId): Promise<PaymentRecord | null> {
    const record = await this.orders.findPayment(id);
    if (!record || !isOpen(record.payment)) return record;
    const { ref, deadline } = record.payment;
    const askedAt = this.clock.now();
    const late = askedAt >= deadline;
    // A reference stored in the meantime is handled by the next check.
    if (ref === null) return late ? this.apply(record, { kind: 'EXPIRE' }) : record;
    const outcome = late ? await this.provider.cancel(ref) : await this.provider.look(ref);
    const heard = await this.apply(record, { kind: 'HEARD', outcome });
    // A webhook received during the call may be newer than the answer.
    const hinted = heard.hintedAt !== null && heard.hintedAt > askedAt && isOpen(heard.payment);
    return hinted ? this.apply(heard, { kind: 'HINTED' }) : heard;
  }

  /** The payer's browser has finished. */
  async confirm(id: PaymentId, playerId: UserId): Promise<LimitedlyFollowed> {
    return (await this.limits.refusal('FOLLOW', playerId)) ?? this.byPlayer(id, playerId, { kind: 'CONFIRM' });
  }

  /** The player wants to pay differently or not at all; the provider decides whether it is too late for that. */
  async abandon(id: PaymentId, playerId: UserId): Promise<LimitedlyFollowed> {
    return (await this.limits.refusal('FOLLOW', playerId)) ?? this.giveUp(id, playerId);
  }

  /** The same as part of another command, which has its own limit. */
  giveUp(id: PaymentId, playerId: UserId): Promise<Followed> {
    return this.byPlayer(id, playerId, { kind: 'GIVE_UP', cause: 'ABANDONED' });
  }

  private async byPlayer(id: PaymentId, playerId: UserId, command: PaymentCommand): Promise<Followed> {
    const own = ownPayment(await this.orders.findPayment(id), playerId);
    if (!own.ok) return own;
    const applied = (await this.advance.apply(id, command))!;
    if (!applied.ok) return refuse(applied.code === 'PAYMENT_NOT_PREPARED' ? applied.code : 'PAYMENT_OVER');
    return isOpen(applied.value.payment) ? accept((await this.look(id)) ?? applied.value) : applied;
  }

  private async apply(record: PaymentRecord, command: PaymentCommand): Promise<PaymentRecord> {
    const applied = await this.advance.apply(record.id, command);
    if (applied?.ok) return applied.value;
    // Money arrived or left after the final state: a person has to resolve this.
    if (command.kind === 'HEARD') {
      const { outcome } = command;
      const [paymentId, ref] = [record.id, record.payment.ref!];
      await this.incidents.keep([contradiction({ paymentId, ref, outcome: outcome.state }, this.ids.next(), this.clock.now())]); // oxfmt-ignore
      this.log.error({ paymentId: record.id, outcome }, 'the provider contradicts how a payment ended');
    }
    return (await this.orders.findPayment(record.id)) ?? record;
  }
}
