import type { UserId } from '@setpoint/kernel';
import { type Account, type Posting, posting } from './ledger.js';
import type { PaymentId } from './payment-record.js';

/** A payer disputes a payment with the bank, which takes the money back until that is settled, and for good when it is lost. */
export interface DisputeFacts {
  readonly state: 'OPEN' | 'WON' | 'LOST';
  readonly cents: number;
  /** What the provider takes for it; zero where that came back. */
  readonly feeCents: number;
  /** What the bank says, in the provider's words. */
  readonly reason: string | null;
  readonly openedAt: Date;
}

export interface Dispute extends DisputeFacts {
  readonly id: string;
  /** The provider's name for it. */
  readonly ref: string;
  readonly paymentId: PaymentId;
  readonly playerId: UserId;
  readonly closedAt: Date | null;
}

type Whose = Pick<Dispute, 'id' | 'ref' | 'paymentId' | 'playerId'>;

/**
 * The dispute after the provider's answer. What was settled may be settled otherwise, but is no open dispute any more:
 * such an answer is an old one.
 */
export function hearDispute(before: Dispute | null, whose: Whose, facts: DisputeFacts, now: Date): Dispute {
  if (before && facts.state === before.state && facts.feeCents === before.feeCents) return before;
  if (before && before.state !== 'OPEN' && facts.state === 'OPEN') return before;
  return { ...whose, ...facts, closedAt: facts.state === 'OPEN' ? null : (before?.closedAt ?? now) };
}

const PROVIDER: Account = { kind: 'PROVIDER' };
const DISPUTED: Account = { kind: 'DISPUTED' };
const FEES: Account = { kind: 'FEES' };

/** What of it the bank has: all of it, until it is won. */
const takenBy = (dispute: Dispute | null) => (dispute && dispute.state !== 'WON' ? dispute.cents : 0);

/** What is booked when a dispute has come from one state into another (BIL-03). What is lost stays where it is. */
export function disputePostings(before: Dispute | null, after: Dispute, at: Date, nextId: () => string): Posting[] {
  if (before === after) return [];
  const made: Posting[] = [];
  const post = (what: string, to: Account, cents: number) => {
    if (cents === 0) return;
    const cause = `dispute:${after.id}:${what}`;
    made.push(posting({ id: nextId(), cause, at }, [{ account: to, cents }, { account: PROVIDER, cents: -cents }])); // prettier-ignore
  };
  const from = before?.state ?? 'NONE';
  post(`${from}:${after.state}`.toLowerCase(), DISPUTED, takenBy(after) - takenBy(before));
  const fee = after.feeCents - (before?.feeCents ?? 0);
  post(`fee:${before?.feeCents ?? 0}:${after.feeCents}`, FEES, fee);
  return made;
}
