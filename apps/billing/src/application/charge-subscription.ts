import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import type { Due } from '../domain/due.js';
import { type DeclineCause, isOpen, type ProviderOutcome } from '../domain/payment.js';
import type { PaymentRecord } from '../domain/payment-record.js';
import type { Price } from '../domain/price.js';
import { atRest, type Demand, nextStep, nextTry, type SubscriptionCharge } from '../domain/subscription-charge.js';
import { AdvanceOrder } from './advance-order.js';
import { CloseDue } from './close-due.js';
import { OpenDue } from './open-due.js';
import { Orders } from './ports/orders.js';
import { PaymentProvider } from './ports/payment-provider.js';
import { SubscriptionCharges } from './ports/subscription-charges.js';
import { QuotePrice } from './quote-price.js';
import { RefundPayment } from './refund-payment.js';
import { SaveMeans } from './save-means.js';
import { StartPayment } from './start-payment.js';

/** Maximum steps per run of one charge, so that others get their turn. */
const MOST_STEPS = 8;

/** Result of a step: continue with the charge, or resume later. */
type Progress = SubscriptionCharge | 'LATER' | 'DONE';

/**
 * Charges subscription phases (LEA-12). Each step is stored before the next, the provider is called outside of
 * transactions with the attempt's idempotency key, and interrupted steps are repeated, so that it charges exactly once.
 */
@Injectable()
export class ChargeSubscription {
  constructor(
    private readonly charges: SubscriptionCharges,
    private readonly orders: Orders,
    private readonly openDue: OpenDue,
    private readonly closeDue: CloseDue,
    private readonly quote: QuotePrice,
    private readonly startPayment: StartPayment,
    private readonly advance: AdvanceOrder,
    private readonly refundPayment: RefundPayment,
    private readonly saveMeans: SaveMeans,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  async work(reference: string): Promise<void> {
    let charge = await this.charges.find(reference);
    for (let steps = 0; charge && steps < MOST_STEPS; steps += 1) {
      const progress = await this.step(charge);
      if (progress === 'DONE') return void (await this.charges.keep(atRest(charge)));
      if (progress === 'LATER') break;
      if (progress === charge) continue;
      charge = await this.charges.keep(progress);
    }
    if (charge) {
      const nextStepAt = nextTry(charge, this.clock.now());
      await this.charges.keep({ ...charge, nextStepAt, tries: charge.tries + 1 });
    }
  }

  private async step(charge: SubscriptionCharge): Promise<Progress> {
    const due = charge.dueId === null ? null : await this.orders.findDue(charge.dueId);
    const record = due && (await this.orders.paymentOf(due.id));
    const step = nextStep(charge, due, record, this.clock.now());
    const taken = due?.status === 'OPEN' && charge.takenUp < charge.attempt;
    if (taken) return { ...charge, takenUp: charge.attempt };
    switch (step.kind) {
      case 'REST':
        return 'DONE';
      case 'WAIT':
        return 'LATER';
      case 'OPEN_DUE':
        return this.opened(charge, charge.demand!);
      case 'CLOSE_DUE':
        await this.closeDue.execute(due!.id);
        return charge;
      case 'EXTEND':
        await this.extend(due!, step.paysBy);
        return charge;
      case 'START':
        return this.begun(charge, due!, record, await this.priceOf(due!));
      case 'PREPARE':
        return this.begun(charge, due!, record, record!.price);
      case 'SEND':
        return this.sent(charge, record!);
      case 'LOOK':
        return this.heard(charge, record!, await this.provider.look(record!.payment.ref!));
      case 'REFUND':
        return this.refunded(charge, record!);
    }
  }

  private async opened(charge: SubscriptionCharge, { description, cents, paysBy }: Demand): Promise<Progress> {
    const { reference, playerId, attempt } = charge;
    const due = await this.openDue.execute({ kind: 'LEAGUE', reference, playerId, description, baseCents: cents, paysBy }); // oxfmt-ignore
    return { ...charge, dueId: due.id, takenUp: attempt };
  }

  /** Credit is used before the payment method (BIL-07). */
  private async priceOf(due: Due): Promise<Price> {
    return (await this.quote.execute(due, { useCredit: true, couponCode: null, voucherIds: [] })).price;
  }

  /** Extends the deadline, also of a payment in progress. */
  private async extend({ id }: Due, paysBy: Date): Promise<void> {
    await this.orders.changeDue(id, ({ due, payment: record }) => {
      if (due.status !== 'OPEN' || paysBy <= due.paysBy) return { answer: null };
      const longer = { answer: null, due: { ...due, paysBy } };
      if (record?.means !== 'CHARGED' || !isOpen(record.payment) || record.payment.givenUp) return longer;
      return { ...longer, payment: { ...record, payment: { ...record.payment, deadline: paysBy } } };
    });
  }

  private async begun(
    charge: SubscriptionCharge,
    due: Due,
    former: PaymentRecord | null,
    { cents, cardCents }: Price,
  ): Promise<Progress> {
    const { reference, attempt, playerId } = charge;
    if (cardCents > 0 && !(await this.saveMeans.of(playerId))) return this.failed(charge, 'DECLINED');
    // Contains spaces, which client request ids may not.
    const requestId = `charge ${reference} ${attempt} ${former?.id ?? 'first'}`;
    const price = { expectedCents: cents, expectedCardCents: cardCents, useCredit: true };
    const wish = { dueId: due.id, requestId, ...price, couponCode: null, voucherIds: [] };
    const started = await this.startPayment.execute(wish, playerId, 'SAVED_MEANS');
    if (started.ok) return charge;
    // Barred players are not charged; retrying makes sense only after that changes.
    return started.code === 'PAYMENTS_BARRED' ? this.failed(charge, 'DECLINED') : 'LATER';
  }

  private async sent(charge: SubscriptionCharge, record: PaymentRecord): Promise<Progress> {
    const means = charge.means ?? (await this.saveMeans.of(charge.playerId))?.means ?? null;
    if (means === null || means.provider !== this.provider.name) return this.failed(charge, 'DECLINED');
    // Stored first, so that a retry after a crash repeats the attempt exactly.
    if (charge.means === null) return { ...charge, means };
    const ref = record.payment.ref!;
    return this.heard(charge, record, await this.provider.chargeSaved({ paymentId: record.id, attempt: charge.attempt, ref, means })); // oxfmt-ignore
  }

  private async heard(charge: SubscriptionCharge, record: PaymentRecord, outcome: ProviderOutcome): Promise<Progress> {
    await this.advance.apply(record.id, { kind: 'HEARD', outcome });
    switch (outcome.state) {
      case 'FAILED':
        return this.failed(charge, outcome.cause);
      case 'NEEDS_PAYER':
      case 'ASKS_PAYER':
        return this.failed(charge, 'AUTHENTICATION_REQUIRED');
      case 'PROCESSING':
        return charge.processing ? 'LATER' : { ...charge, processing: true };
      case 'UNKNOWN':
        return 'LATER';
      case 'SUCCEEDED':
      case 'CANCELLED':
        return charge;
    }
  }

  private async failed(charge: SubscriptionCharge, cause: DeclineCause): Promise<Progress> {
    await this.charges.fail(charge, cause, this.clock.now());
    return { ...charge, answered: charge.attempt, processing: false };
  }

  /** Idempotent per phase. */
  private async refunded({ refund, reference }: SubscriptionCharge, { id }: PaymentRecord): Promise<Progress> {
    await this.refundPayment.takeBack(id, { to: refund!.to, cause: `released:${reference}` });
    return 'DONE';
  }
}
