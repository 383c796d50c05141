import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { hashOfRequest } from '@setpoint/service-kit';
import { reductionsIn, takenBy, type WantedReductions } from '../domain/discounts/reductions.js';
import { type Due, isPayable, paymentRefusal } from '../domain/due.js';
import { CURRENCY } from '../domain/money.js';
import { isOpen } from '../domain/payment.js';
import { startPayment } from '../domain/payment-machine.js';
import type { MeansUse, PaymentRecord } from '../domain/payment-record.js';
import { type Price, priceOf } from '../domain/price.js';
import { AdvanceOrder } from './advance-order.js';
import { CouponTries } from './coupon-tries.js';
import { FollowPayment } from './follow-payment.js';
import { PaymentLimits } from './payment-limits.js';
import { type BeginningOrder, type OrderChange, Orders } from './ports/orders.js';
import { PaymentProvider, ProviderAway } from './ports/payment-provider.js';
import { wantedIn } from './quote-price.js';
import { SaveMeans } from './save-means.js';

export interface StartPaymentCommand {
  readonly dueId: string;
  /** Chosen by the client; repeating it returns the same payment. */
  readonly requestId: string;
  /** The total and the card's share that the player was shown (BIL-04). */
  readonly expectedCents: number;
  readonly expectedCardCents: number;
  readonly useCredit: boolean;
  readonly couponCode: string | null;
  /** The player's own active ones. */
  readonly voucherIds: readonly string[];
  /** Saves the payment method for later phases (LEA-08). */
  readonly saveMeans?: boolean | null | undefined;
}

/** Whether the player confirms in the browser, or a saved payment method is charged off-session. */
export type ChargedBy = 'PLAYER' | 'SAVED_MEANS';

export type StartPaymentRefusal =
  | 'DUE_NOT_FOUND'
  | 'DUE_OVER'
  | 'DUE_PAID'
  | 'PAYMENTS_BARRED'
  | 'MOBILE_REQUIRED'
  | 'WRONG_PRICE'
  | 'COUPON_REFUSED'
  | 'VOUCHER_REFUSED'
  | 'REQUEST_REUSED'
  | 'PAYMENT_UNDER_WAY'
  | 'PAYMENT_OVER'
  | 'PROVIDER_AWAY'
  | 'MEANS_REQUIRED'
  | 'TOO_MANY_REQUESTS';

export interface StartedPayment {
  readonly record: PaymentRecord;
  /** Secret for the payer's browser; null if nothing is left to pay. */
  readonly clientSecret: string | null;
}

const CHECKOUT_MS = 30 * 60_000;

type Started = Outcome<PaymentRecord, StartPaymentRefusal>;

interface Asked extends StartPaymentCommand {
  readonly wanted: WantedReductions;
  readonly playerId: UserId;
  readonly by: ChargedBy;
  readonly inputHash: string;
  /** Id for the payment, if a new one is started. */
  readonly id: string;
  readonly now: Date;
}

/**
 * Starts the payment of a due, using coupon, vouchers and credit first if the player wants that (BIL-07). Repeating the request, also after a
 * lost response, returns the same payment; the provider is called after the commit, with the payment's idempotency key.
 */
@Injectable()
export class StartPayment {
  constructor(
    private readonly orders: Orders,
    private readonly advance: AdvanceOrder,
    private readonly follow: FollowPayment,
    private readonly limits: PaymentLimits,
    private readonly tries: CouponTries,
    private readonly provider: PaymentProvider,
    private readonly saveMeans: SaveMeans,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(
    command: StartPaymentCommand,
    playerId: UserId,
    by: ChargedBy = 'PLAYER',
  ): Promise<Outcome<StartedPayment, StartPaymentRefusal>> {
    const due = await this.orders.findDue(command.dueId);
    // Do not reveal dues of other players.
    if (due?.playerId !== playerId) return refuse('DUE_NOT_FOUND');
    const limited = by === 'PLAYER' && (await this.limits.refusal('START', playerId));
    if (limited) return limited;
    const wanted = wantedIn(command);
    const guessing = wanted.couponCode !== null && (await this.tries.refusal(playerId));
    if (guessing) return guessing;
    const now = this.clock.now();
    const asked = { ...command, wanted, playerId, inputHash: hashOf(command, wanted), by, id: this.ids.next(), now };
    const { requestId } = command;
    const begin = () => this.orders.begin(due.id, { requestId, wanted, now }, (order) => this.begun(order, asked));
    let started = await begin();
    if (started && !started.ok && started.code === 'PAYMENT_UNDER_WAY' && (await this.givesWay(due.id, asked)))
      started = await begin();
    if (!started) return refuse('DUE_NOT_FOUND');
    return started.ok ? this.prepared(started.value, due.description, by) : started;
  }

  /** An off-session payment gives way to the player's own, unless the provider is processing it. */
  private async givesWay(dueId: string, { playerId, by }: Asked): Promise<boolean> {
    const known = await this.orders.paymentOf(dueId);
    if (by !== 'PLAYER' || known?.means !== 'CHARGED' || known.payment.status !== 'AWAITING_PAYER') return false;
    const ended = await this.follow.giveUp(known.id, playerId);
    return ended.ok && ended.value.payment.status === 'EXPIRED';
  }

  private begun(order: BeginningOrder, asked: Asked): OrderChange<Started> {
    const { due, request, payment: known, reductions } = order;
    const { id, playerId, requestId, inputHash, now } = asked;
    if (request && request.inputHash !== inputHash) return { answer: refuse('REQUEST_REUSED') };
    if (request) return { answer: request.paymentId === known?.id ? accept(known) : refuse('PAYMENT_OVER') };
    const refusal = refusalOf(order, now);
    if (refusal) return { answer: refuse(refusal) };
    const isSeen = (price: Price) => price.cents === asked.expectedCents && price.cardCents === asked.expectedCardCents;
    const made = { playerId, requestId, inputHash };
    if (known && isSeen(known.price) && !known.payment.givenUp) {
      if (needsMeans(order, known.price.cardCents, asked)) return { answer: refuse('MEANS_REQUIRED') };
      return { answer: accept(known), request: { ...made, paymentId: known.id } };
    }
    if (reductions.coupon && !reductions.coupon.ok) return { answer: refuse('COUPON_REFUSED') };
    if (reductions.vouchers.length < asked.wanted.voucherIds.length) return { answer: refuse('VOUCHER_REFUSED') };
    const price = priceOf(due.baseCents, reductionsIn(reductions), asked.useCredit ? order.creditCents : 0);
    if (!isSeen(price)) return { answer: refuse('WRONG_PRICE') };
    if (known) return { answer: refuse('PAYMENT_UNDER_WAY') };
    if (needsMeans(order, price.cardCents, asked)) return { answer: refuse('MEANS_REQUIRED') };
    const means = asked.by === 'SAVED_MEANS' ? 'CHARGED' : asked.saveMeans ? 'KEPT' : 'NOT_KEPT';
    const payment = startPayment({ cardCents: price.cardCents, deadline: deadlineOf(due, means, now) }, now);
    const record = { id, dueId: due.id, playerId, price, startedAt: now, hintedAt: null, means, payment } as const;
    return {
      answer: accept(record),
      ...this.advance.changes(due, null, record, now),
      reserves: takenBy(price, reductions),
      request: { ...made, paymentId: id },
    };
  }

  /** Prepares what the payer's browser needs; idempotent at the provider. */
  private async prepared(
    record: PaymentRecord,
    description: string,
    by: ChargedBy,
  ): Promise<Outcome<StartedPayment, StartPaymentRefusal>> {
    const { payment } = record;
    if (payment.status === 'EXPIRED') return refuse('PAYMENT_OVER');
    if (!isOpen(payment)) return accept({ record, clientSecret: null });
    try {
      if (payment.ref !== null) {
        if (by === 'PLAYER' && record.means === 'CHARGED') await this.provider.keepMeansOf(payment.ref);
        return accept({ record, clientSecret: await this.provider.clientSecretOf(payment.ref) });
      }
      const use = record.means === 'NOT_KEPT' ? {} : { customer: await this.saveMeans.customerOf(record.playerId) };
      const keepsMeans = record.means === 'KEPT';
      const charge = { paymentId: record.id, cents: payment.cardCents, currency: CURRENCY, description, ...use, keepsMeans }; // oxfmt-ignore
      const { ref, clientSecret } = await this.provider.prepare(charge);
      const kept = await this.advance.apply(record.id, { kind: 'PREPARED', ref });
      if (!kept?.ok) {
        // The payment ended in the meantime: do not hand out the secret.
        await this.provider.cancel(ref);
        return refuse('PAYMENT_OVER');
      }
      if (by === 'PLAYER' && record.means === 'CHARGED') await this.provider.keepMeansOf(ref);
      return accept({ record: kept.value, clientSecret: isOpen(kept.value.payment) ? clientSecret : null });
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      return refuse('PROVIDER_AWAY');
    }
  }
}

/** Subscriptions are charged again, so the payment method is saved, or must exist if nothing is left to pay. */
function needsMeans({ due, hasMeans }: BeginningOrder, cardCents: number, { by, saveMeans }: Asked): boolean {
  return by === 'PLAYER' && due.kind === 'LEAGUE' && !(cardCents === 0 ? hasMeans : saveMeans);
}

/**
 * How long places in tournaments are held. A subscription phase can be paid for days, and an abandoned checkout
 * does not prevent the off-session charge meanwhile.
 */
const deadlineOf = ({ kind, paysBy }: Due, means: MeansUse, now: Date): Date => {
  const soon = new Date(now.getTime() + CHECKOUT_MS);
  return kind === 'LEAGUE' && means !== 'CHARGED' && soon < paysBy ? soon : paysBy;
};

function refusalOf({ due, barred, payment }: BeginningOrder, now: Date): StartPaymentRefusal | null {
  if (due.status === 'PAID') return 'DUE_PAID';
  if (barred) return 'PAYMENTS_BARRED';
  if (!isPayable(due, now)) return 'DUE_OVER';
  return payment && !isOpen(payment.payment) ? 'DUE_PAID' : paymentRefusal(due);
}

const hashOf = (
  { dueId, expectedCents, expectedCardCents, useCredit, saveMeans }: StartPaymentCommand,
  { couponCode, voucherIds }: WantedReductions,
) =>
  hashOfRequest(
    [dueId, expectedCents, expectedCardCents, useCredit, couponCode, voucherIds, saveMeans ?? false],
    'base64url',
  );
