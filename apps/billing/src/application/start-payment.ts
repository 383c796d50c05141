import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { isPayable } from '../domain/due.js';
import { CURRENCY } from '../domain/money.js';
import { isOpen } from '../domain/payment.js';
import { startPayment } from '../domain/payment-machine.js';
import type { PaymentRecord } from '../domain/payment-record.js';
import { priceOf } from '../domain/price.js';
import { AdvanceOrder } from './advance-order.js';
import { type Order, type OrderChange, Orders } from './ports/orders.js';
import { PaymentProvider, ProviderAway } from './ports/payment-provider.js';
import { PriceReductions } from './ports/price-reductions.js';

export interface StartPaymentCommand {
  readonly dueId: string;
  /** Of the client's choice: asked again with the same, it is the same payment. */
  readonly requestId: string;
  /** What the player has seen: the whole price, and what the card pays of it (BIL-04). */
  readonly expectedCents: number;
  readonly expectedCardCents: number;
  readonly useCredit: boolean;
}

export type StartPaymentRefusal =
  | 'DUE_NOT_FOUND'
  | 'DUE_OVER'
  | 'DUE_PAID'
  | 'PAYMENTS_BARRED'
  | 'WRONG_PRICE'
  | 'REQUEST_REUSED'
  | 'PAYMENT_UNDER_WAY'
  | 'PAYMENT_OVER'
  | 'PROVIDER_AWAY';

export interface StartedPayment {
  readonly record: PaymentRecord;
  /** With which the payer's browser pays; null where nothing is left to pay. */
  readonly clientSecret: string | null;
}

type Started = Outcome<PaymentRecord, StartPaymentRefusal>;

/**
 * Begins to pay a due, with credit first where the player wants that (BIL-07). Pressed twice, or asked again after an
 * answer was lost, it is one payment; the provider is asked behind the commit, under the payment's own key.
 */
@Injectable()
export class StartPayment {
  constructor(
    private readonly orders: Orders,
    private readonly advance: AdvanceOrder,
    private readonly reductions: PriceReductions,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(command: StartPaymentCommand, playerId: UserId): Promise<Outcome<StartedPayment, StartPaymentRefusal>> {
    const due = await this.orders.findDue(command.dueId);
    // Whose it is, is nobody else's business.
    if (due?.playerId !== playerId) return refuse('DUE_NOT_FOUND');
    const reductions = await this.reductions.of(due);
    const inputHash = hashOf(command);
    const now = this.clock.now();
    const id = this.ids.next();
    const started = await this.orders.changeDue<Started>(
      due.id,
      (order) => {
        const { request, payment: known } = order;
        if (request && request.inputHash !== inputHash) return { answer: refuse('REQUEST_REUSED') };
        if (request) {
          return { answer: request.paymentId === known?.id ? accept(known) : refuse('PAYMENT_OVER') };
        }
        const refusal = refusalOf(order, now);
        if (refusal) return { answer: refuse(refusal) };
        const price = priceOf(due.baseCents, reductions, command.useCredit ? order.creditCents : 0);
        const { requestId } = command;
        const asked = { playerId, requestId, inputHash };
        if (known) {
          const same =
            known.price.cents === command.expectedCents && known.price.cardCents === command.expectedCardCents;
          if (!same || known.payment.givenUp) return { answer: refuse('PAYMENT_UNDER_WAY') };
          return { answer: accept(known), request: { ...asked, paymentId: known.id } };
        }
        if (price.cents !== command.expectedCents || price.cardCents !== command.expectedCardCents) {
          return { answer: refuse('WRONG_PRICE') };
        }
        const payment = startPayment({ cardCents: price.cardCents, deadline: due.paysBy }, now);
        const record = { id, dueId: due.id, playerId, price, startedAt: now, hintedAt: null, payment };
        const changes: Omit<OrderChange<never>, 'answer'> = this.advance.changes(order.due, null, record, now);
        return { answer: accept(record), ...changes, request: { ...asked, paymentId: id } };
      },
      command.requestId,
    );
    if (!started) return refuse('DUE_NOT_FOUND');
    return started.ok ? this.prepared(started.value, due.description) : started;
  }

  /** What the payer's browser needs; asked again after a crash, the provider answers the same. */
  private async prepared(
    record: PaymentRecord,
    description: string,
  ): Promise<Outcome<StartedPayment, StartPaymentRefusal>> {
    const { payment } = record;
    if (payment.status === 'EXPIRED') return refuse('PAYMENT_OVER');
    if (!isOpen(payment)) return accept({ record, clientSecret: null });
    try {
      if (payment.ref !== null) {
        return accept({ record, clientSecret: await this.provider.clientSecretOf(payment.ref) });
      }
      const charge = { paymentId: record.id, cents: payment.cardCents, currency: CURRENCY, description };
      const { ref, clientSecret } = await this.provider.prepare(charge);
      const kept = await this.advance.tell(record.id, { kind: 'PREPARED', ref });
      if (!kept?.ok) {
        // It came to its end meanwhile: nobody gets the secret.
        await this.provider.cancel(ref);
        return refuse('PAYMENT_OVER');
      }
      return accept({ record: kept.value, clientSecret: isOpen(kept.value.payment) ? clientSecret : null });
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      return refuse('PROVIDER_AWAY');
    }
  }
}

function refusalOf({ due, barred, payment }: Order, now: Date): StartPaymentRefusal | null {
  if (due.status === 'PAID') return 'DUE_PAID';
  if (barred) return 'PAYMENTS_BARRED';
  if (!isPayable(due, now)) return 'DUE_OVER';
  return payment && !isOpen(payment.payment) ? 'DUE_PAID' : null;
}

const hashOf = ({ dueId, expectedCents, expectedCardCents, useCredit }: StartPaymentCommand) =>
  createHash('sha256')
    .update(JSON.stringify([dueId, expectedCents, expectedCardCents, useCredit]))
    .digest('base64url');
