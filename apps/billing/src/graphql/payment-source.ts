import type { Refusal } from '@setpoint/kernel';
import { numberIn } from '@setpoint/service-kit';
import { euro } from '../domain/money.js';
import { isOpen } from '../domain/payment.js';
import type { PaymentRecord } from '../domain/payment-record.js';
import type { Price } from '../domain/price.js';
import type { CouponErrorCode, ResolversTypes } from './generated/schema.js';

export const priceSource = (
  { lines, cents, creditCents, cardCents }: Price,
  couponRefusal: Refusal<CouponErrorCode> | null = null,
) => ({
  couponRefusal: couponRefusal && couponRefusal.code,
  retryAfterSeconds: couponRefusal && numberIn(couponRefusal, 'retryAfterSeconds'),
  lines: lines.map((line) => ({ what: line.what, amount: euro(line.cents) })),
  total: euro(cents),
  credit: euro(creditCents),
  card: euro(cardCents),
});

/** A payment as its payer sees it: without the provider's reference. */
export const paymentSource = ({ id, dueId, price, startedAt, payment }: PaymentRecord) =>
  ({
    id,
    dueId,
    status: payment.status,
    price: priceSource(price),
    startedAt,
    deadline: payment.deadline,
    endedAt: isOpen(payment) ? null : payment.at,
    declined: payment.status === 'AWAITING_PAYER' ? payment.declined : null,
    asksPayer: payment.status === 'AWAITING_PAYER' && payment.asks,
    givenUp: payment.givenUp !== null,
    expiredBecause: payment.status === 'EXPIRED' ? payment.cause : null,
  }) satisfies Awaited<ResolversTypes['Payment']>;
