import type { UserId } from '@setpoint/kernel';
import type { DueId } from './due.js';
import { type Account, type Posting, posting } from './ledger.js';
import type { Payment } from './payment.js';
import type { Price } from './price.js';

export type PaymentId = string;

/**
 * What happens to the payment method. CHARGED: an off-session payment with the saved method;
 * if the player pays on-session after all, theirs replaces it.
 */
export type MeansUse = 'NOT_KEPT' | 'KEPT' | 'CHARGED';

/** A payment with its owner and due. */
export interface PaymentRecord {
  readonly id: PaymentId;
  readonly dueId: DueId;
  readonly playerId: UserId;
  readonly price: Price;
  readonly startedAt: Date;
  /** When the provider last announced a change. */
  readonly hintedAt: Date | null;
  readonly means: MeansUse;
  readonly payment: Payment;
}

const PROVIDER: Account = { kind: 'PROVIDER' };
const REVENUE: Account = { kind: 'REVENUE' };

/**
 * Postings for a state change of a payment (BIL-03): credit is reserved at the start, spent
 * when the card has paid, and released if it never does.
 */
export function postingsOf(
  before: PaymentRecord | null,
  after: PaymentRecord,
  at: Date,
  nextId: () => string,
): Posting[] {
  // oxfmt-ignore
  const { id, playerId, price, payment } = after;
  const credit: Account = { kind: 'CREDIT', ownerId: playerId };
  const held: Account = { kind: 'HELD', ownerId: playerId };
  const { creditCents, cardCents, cents } = price;
  const made: Posting[] = [];
  const post = (what: string, ...entries: (readonly [Account, number])[]) => {
    const lines = entries.map(([account, amount]) => ({ account, cents: amount })).filter(({ cents }) => cents !== 0);
    if (lines.length > 0) made.push(posting({ id: nextId(), cause: `payment:${id}:${what}`, at }, lines));
  };
  if (!before) post('held', [credit, creditCents], [held, -creditCents]);
  if (before?.payment.status === payment.status) return made;
  if (payment.status === 'PAID') {
    post('captured', [PROVIDER, cardCents], [held, creditCents], [REVENUE, -cents]);
    const fee = payment.feeCents ?? 0;
    post('fee', [{ kind: 'FEES' }, fee], [PROVIDER, -fee]);
  }
  if (payment.status === 'EXPIRED') post('released', [held, creditCents], [credit, -creditCents]);
  return made;
}
