import { accept, assertNever, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { type Dispute, isOpenDispute, lostCents } from './dispute.js';
import { type Account, type Posting, posting } from './ledger.js';
import type { PaymentId, PaymentRecord } from './payment-record.js';

export type RefundTarget = 'MEANS' | 'CREDIT';

/**
 * A refund (BIL-06). The decision is final and booked at once; the card's share is held until the
 * provider has sent it, and becomes credit if that fails. What the bank has returned after a lost dispute is
 * neither sent nor credited again.
 */
export interface Refund {
  readonly id: string;
  readonly paymentId: PaymentId;
  readonly playerId: UserId;
  /** For example `released:<registration>`; each cause refunds once. */
  readonly cause: string;
  readonly creditCents: number;
  readonly cardCents: number;
  /** Returned by the payer's bank. */
  readonly bankCents: number;
  readonly status: 'SENDING' | 'DONE' | 'BECAME_CREDIT';
  readonly decidedAt: Date;
  /** The support member who decided it, and why; null if a rule did. */
  readonly by: UserId | null;
  readonly reason: string | null;
  /** The provider's name for it. */
  readonly ref: string | null;
  readonly tries: number;
  /** Null if the provider need not be asked any more. */
  readonly nextTryAt: Date | null;
}

export interface RefundWish {
  /** Everything that is left if no amount is given, including what the bank has returned. */
  readonly cents?: number;
  readonly to: RefundTarget;
  readonly cause: string;
  /** Of support, with the reason. */
  readonly by?: UserId;
  readonly reason?: string;
}

/** PAYMENT_DISPUTED: the bank has not decided yet. RETURNED_BY_BANK: less than that amount is left to refund. */
export type RefundRefusal = 'PAYMENT_NOT_PAID' | 'REFUND_TOO_LARGE' | 'PAYMENT_DISPUTED' | 'RETURNED_BY_BANK';
type RefundFacts = Pick<Refund, 'id' | 'decidedAt'>;

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** The part of a payment that has not been refunded yet. */
export const leftOf = ({ price }: PaymentRecord, former: readonly Refund[]): number =>
  price.cents - sum(former.map(({ creditCents, cardCents, bankCents }) => creditCents + cardCents + bankCents));

/** What the bank has returned of a payment beyond its refunds: that much of the card's share is not refunded again. */
const returnedByBank = (disputes: readonly Dispute[], former: readonly Refund[]): number =>
  Math.max(0, lostCents(disputes) - sum(former.map(({ bankCents }) => bankCents)));

/**
 * Refunds to the means go to the card first, up to its share, and the rest becomes credit. All refunds together never exceed the
 * payment, what the bank has returned included.
 */
export function decideRefund(
  record: PaymentRecord,
  former: readonly Refund[],
  disputes: readonly Dispute[],
  { cents: wished, to, cause, by, reason }: RefundWish,
  facts: RefundFacts,
): Outcome<Refund, RefundRefusal> {
  const { id: paymentId, playerId, payment, price } = record;
  if (payment.status !== 'PAID') return refuse('PAYMENT_NOT_PAID');
  const left = leftOf(record, former);
  const cents = wished ?? left;
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > left) return refuse('REFUND_TOO_LARGE');
  if (disputes.some(isOpenDispute)) return refuse('PAYMENT_DISPUTED');
  const returned = Math.min(returnedByBank(disputes, former), left);
  if (wished !== undefined && wished > left - returned) return refuse('RETURNED_BY_BANK');
  const bankCents = wished === undefined ? returned : 0;
  const leftOnCard = price.cardCents - returned - sum(former.map((each) => each.cardCents + each.bankCents));
  const cardCents = to === 'MEANS' ? Math.max(0, Math.min(cents - bankCents, leftOnCard)) : 0;
  const sending = cardCents > 0;
  return accept({
    ...facts,
    ...{ paymentId, playerId, cause, cardCents, bankCents, creditCents: cents - cardCents - bankCents },
    ...{ by: by ?? null, reason: reason ?? null },
    ...{ status: sending ? 'SENDING' : 'DONE', ref: null, tries: 0, nextTryAt: sending ? facts.decidedAt : null },
  });
}

/** NONE: the provider has never accepted it. DISPUTED: it refuses, because the payer disputes the payment with their bank. */
export type RefundAnswer =
  | { readonly state: 'DONE' | 'PENDING'; readonly ref: string }
  | { readonly state: 'FAILED'; readonly ref: string }
  | { readonly state: 'UNKNOWN' | 'NONE' | 'DISPUTED' };

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 6 * 60 * MINUTE_MS];
/** Banks may return a refund days later. */
const WATCHED_MS = 30 * 24 * 60 * MINUTE_MS;

/** A refund with what decides about it besides the provider. */
export interface DisputedRefund {
  readonly refund: Refund;
  /** Other refunds of the payment. */
  readonly others: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

/** Not while the bank decides, nor what it has returned. */
export const isSendable = ({ refund, others, disputes }: DisputedRefund): boolean =>
  !disputes.some(isOpenDispute) && returnedByBank(disputes, [refund, ...others]) === 0;

/**
 * The refund after the provider's answer. A completed one may still fail; one converted to credit stays that. What the card
 * does not get waits while a dispute is open, and is closed by what the bank returns if the dispute is lost.
 */
export function hearRefund(known: DisputedRefund, answer: RefundAnswer, now: Date): Refund {
  const { refund, others, disputes } = known;
  if (refund.status === 'BECAME_CREDIT' || refund.cardCents === 0) return refund;
  switch (answer.state) {
    case 'DONE': {
      const watched = now.getTime() < refund.decidedAt.getTime() + WATCHED_MS;
      const nextTryAt = watched ? new Date(now.getTime() + 24 * 60 * MINUTE_MS) : null;
      return { ...refund, status: 'DONE', ref: answer.ref, tries: 0, nextTryAt };
    }
    case 'FAILED':
    case 'NONE':
    case 'DISPUTED': {
      if (disputes.some(isOpenDispute)) return waits(refund, answer);
      const returned = Math.min(refund.cardCents, returnedByBank(disputes, [refund, ...others]));
      if (returned > 0) return closedByBank(refund, returned, now);
      if (answer.state === 'FAILED') return becomesCredit(refund, answer.ref);
      // The dispute is not known yet, or its end is not known to the provider.
      return answer.state === 'DISPUTED' ? asksAgain(refund, answer, now) : { ...refund, tries: 0, nextTryAt: now };
    }
    case 'PENDING':
    case 'UNKNOWN':
      return asksAgain(refund, answer, now);
    default:
      return assertNever(answer);
  }
}

const becomesCredit = (refund: Refund, ref: string): Refund => ({
  ...refund,
  ...{ status: 'BECAME_CREDIT', ref, nextTryAt: null },
});

/** The end of the dispute asks again. */
const waits = (refund: Refund, answer: RefundAnswer): Refund => ({
  ...refund,
  ...{ ref: 'ref' in answer ? answer.ref : refund.ref, tries: 0, nextTryAt: null },
});

function asksAgain(refund: Refund, answer: RefundAnswer, now: Date): Refund {
  const pause = PAUSES_MS[Math.min(refund.tries, PAUSES_MS.length - 1)]!;
  const ref = 'ref' in answer ? answer.ref : refund.ref;
  return { ...refund, ref, tries: refund.tries + 1, nextTryAt: new Date(now.getTime() + pause) };
}

/** A part that the bank did not return is still sent. */
function closedByBank(refund: Refund, returned: number, now: Date): Refund {
  const cardCents = refund.cardCents - returned;
  const left = { ...refund, cardCents, bankCents: refund.bankCents + returned };
  return cardCents > 0 ? { ...left, tries: 0, nextTryAt: now } : { ...left, status: 'DONE', nextTryAt: null };
}

const PROVIDER: Account = { kind: 'PROVIDER' };
const DISPUTED: Account = { kind: 'DISPUTED' };

/** Postings for a state change of a refund (BIL-03). */
export function refundPostings(before: Refund | null, after: Refund, at: Date, nextId: () => string): Posting[] {
  const { id, playerId: ownerId, cardCents, creditCents, bankCents } = after;
  const held: Account = { kind: 'HELD', ownerId };
  const credit: Account = { kind: 'CREDIT', ownerId };
  const made: Posting[] = [];
  const post = (what: string, ...entries: (readonly [Account, number])[]) => {
    const lines = entries.map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
    if (lines.length > 0) made.push(posting({ id: nextId(), cause: `refund:${id}:${what}`, at }, lines));
  };
  if (!before) {
    const revenue = [{ kind: 'REVENUE' }, cardCents + creditCents + bankCents] as const;
    post('decided', revenue, [held, -cardCents], [credit, -creditCents], [DISPUTED, -bankCents]);
  } else if (before.bankCents !== bankCents) {
    const returned = bankCents - before.bankCents;
    post(`by-bank:${bankCents}`, [before.status === 'DONE' ? PROVIDER : held, returned], [DISPUTED, -returned]);
  } else if (before.status !== after.status && after.status === 'DONE') {
    post('sent', [held, cardCents], [PROVIDER, -cardCents]);
  } else if (before.status !== after.status && after.status === 'BECAME_CREDIT') {
    // The refund was returned to the provider.
    const from = before.status === 'DONE' ? PROVIDER : held;
    post(before.status === 'DONE' ? 'returned' : 'failed', [from, cardCents], [credit, -cardCents]);
  }
  return made;
}
