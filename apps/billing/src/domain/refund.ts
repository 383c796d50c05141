import { accept, assertNever, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { type Account, type Posting, posting } from './ledger.js';
import type { PaymentId, PaymentRecord } from './payment-record.js';

export type RefundTarget = 'MEANS' | 'CREDIT';

/**
 * Money that goes back (BIL-06). The decision is final and books at once; what goes to the card is set aside until the
 * provider has sent it, and becomes credit where it can't.
 */
export interface Refund {
  readonly id: string;
  readonly paymentId: PaymentId;
  readonly playerId: UserId;
  /** Why, such as `released:<registration>`: each cause refunds once. */
  readonly cause: string;
  readonly creditCents: number;
  readonly cardCents: number;
  readonly status: 'SENDING' | 'DONE' | 'BECAME_CREDIT';
  readonly decidedAt: Date;
  /** Who of support decided it, and why; null where a rule did. */
  readonly by: UserId | null;
  readonly reason: string | null;
  /** The provider's name for it. */
  readonly ref: string | null;
  readonly tries: number;
  /** Null where the provider need not be asked any more. */
  readonly nextTryAt: Date | null;
}

export interface RefundWish {
  /** All that is left, where no amount is named. */
  readonly cents?: number;
  readonly to: RefundTarget;
  readonly cause: string;
  /** Of support, with the reason. */
  readonly by?: UserId;
  readonly reason?: string;
}

export type RefundRefusal = 'PAYMENT_NOT_PAID' | 'REFUND_TOO_LARGE';
type RefundFacts = Pick<Refund, 'id' | 'decidedAt'>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** What of a payment has not gone back yet. */
export const leftOf = ({ price }: PaymentRecord, former: readonly Refund[]): number =>
  price.cents - sum(former.map(({ creditCents, cardCents }) => creditCents + cardCents));

/** To the means: the card's part to the card first, the rest as credit. Never more than was paid, all refunds together. */
export function decideRefund(
  record: PaymentRecord,
  former: readonly Refund[],
  { cents: wished, to, cause, by, reason }: RefundWish,
  facts: RefundFacts,
): Outcome<Refund, RefundRefusal> {
  const { id: paymentId, playerId, payment, price } = record;
  if (payment.status !== 'PAID') return refuse('PAYMENT_NOT_PAID');
  const left = leftOf(record, former);
  const cents = wished ?? left;
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > left) return refuse('REFUND_TOO_LARGE');
  const leftOnCard = price.cardCents - sum(former.map(({ cardCents }) => cardCents));
  const cardCents = to === 'MEANS' ? Math.min(cents, leftOnCard) : 0;
  const sending = cardCents > 0;
  return accept({
    ...facts,
    ...{ paymentId, playerId, cause, cardCents, creditCents: cents - cardCents },
    ...{ by: by ?? null, reason: reason ?? null },
    ...{ status: sending ? 'SENDING' : 'DONE', ref: null, tries: 0, nextTryAt: sending ? facts.decidedAt : null },
  });
}

export type RefundAnswer =
  { readonly state: 'DONE' | 'PENDING' | 'FAILED'; readonly ref: string } | { readonly state: 'UNKNOWN' };

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 6 * 60 * MINUTE_MS];
/** Banks return what they can't credit days later. */
const WATCHED_MS = 30 * 24 * 60 * MINUTE_MS;

/** The refund after the provider's answer. Also what was done may come back; what became credit stays that. */
export function hearRefund(refund: Refund, answer: RefundAnswer, now: Date): Refund {
  if (refund.status === 'BECAME_CREDIT' || refund.cardCents === 0) return refund;
  switch (answer.state) {
    case 'DONE': {
      const watched = now.getTime() < refund.decidedAt.getTime() + WATCHED_MS;
      const nextTryAt = watched ? new Date(now.getTime() + 24 * 60 * MINUTE_MS) : null;
      return { ...refund, status: 'DONE', ref: answer.ref, tries: 0, nextTryAt };
    }
    case 'FAILED':
      return { ...refund, status: 'BECAME_CREDIT', ref: answer.ref, nextTryAt: null };
    case 'PENDING':
    case 'UNKNOWN': {
      const pause = PAUSES_MS[Math.min(refund.tries, PAUSES_MS.length - 1)]!;
      const ref = answer.state === 'PENDING' ? answer.ref : refund.ref;
      return { ...refund, ref, tries: refund.tries + 1, nextTryAt: new Date(now.getTime() + pause) };
    }
    default:
      return assertNever(answer);
  }
}

const PROVIDER: Account = { kind: 'PROVIDER' };

/** What is booked when a refund has come from one state into another (BIL-03). */
export function refundPostings(before: Refund | null, after: Refund, at: Date, nextId: () => string): Posting[] {
  const { id, playerId: ownerId, cardCents, creditCents } = after;
  const held: Account = { kind: 'HELD', ownerId };
  const credit: Account = { kind: 'CREDIT', ownerId };
  const made: Posting[] = [];
  const post = (what: string, ...entries: (readonly [Account, number])[]) => {
    const lines = entries.map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
    if (lines.length > 0) made.push(posting({ id: nextId(), cause: `refund:${id}:${what}`, at }, lines));
  };
  if (!before) {
    post('decided', [{ kind: 'REVENUE' }, cardCents + creditCents], [held, -cardCents], [credit, -creditCents]);
  } else if (before.status !== after.status && after.status === 'DONE') {
    post('sent', [held, cardCents], [PROVIDER, -cardCents]);
  } else if (before.status !== after.status && after.status === 'BECAME_CREDIT') {
    // What had left came back to the provider.
    const from = before.status === 'DONE' ? PROVIDER : held;
    post(before.status === 'DONE' ? 'returned' : 'failed', [from, cardCents], [credit, -cardCents]);
  }
  return made;
}
