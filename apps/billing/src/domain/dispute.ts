import type { UserId } from '@setpoint/kernel';
import { type Account, type Posting, posting } from './ledger.js';
import type { PaymentId } from './payment-record.js';

/** A dispute with the payer's bank, which withdraws the money until it is settled, and for good if it is lost. */
export interface DisputeFacts {
  readonly state: 'OPEN' | 'WON' | 'LOST';
  readonly cents: number;
  /** The provider's dispute fee; zero if it was returned. */
  readonly feeCents: number;
  /** The bank's reason code, as the provider reports it. */
  readonly reason: string | null;
  readonly openedAt: Date;
  /** Until then the bank takes evidence; null if it takes none, or the provider does not tell. */
  readonly evidenceDueBy: Date | null;
}

export interface Dispute extends DisputeFacts {
  readonly id: string;
  /** The provider's name for it. */
  readonly ref: string;
  readonly paymentId: PaymentId;
  readonly playerId: UserId;
  readonly closedAt: Date | null;
  /**
   * Taken from the payer's credit, for what they had from a refund and from their bank as well. Negative: given as credit, for
   * what was left to the bank, which then decided otherwise.
   */
  readonly recoveredCents: number;
  /** What they still have twice, for want of credit. */
  readonly owedCents: number;
  /** When support let the payer pay again after a lost dispute. */
  readonly barLiftedAt: Date | null;
  /** Null while it waits for support. */
  readonly handledAt: Date | null;
  /** Null if support need not do anything. */
  readonly handledBy: UserId | null;
}

export const isOpenDispute = ({ state }: Dispute): boolean => state === 'OPEN';

/** What the bank has returned to the payer for good. */
export const lostCents = (disputes: readonly Dispute[]): number =>
  disputes.reduce((sum, { state, cents }) => (state === 'LOST' ? sum + cents : sum), 0);

type Whose = Pick<Dispute, 'id' | 'ref' | 'paymentId' | 'playerId'>;

/**
 * The dispute after the provider's answer. A settled one may change its outcome but never reopens:
 * an answer that says so is outdated. Each new state waits for support, except one that is won at once.
 */
export function hearDispute(before: Dispute | null, whose: Whose, facts: DisputeFacts, now: Date): Dispute {
  if (before && isSame(before, facts)) return before;
  if (before && before.state !== 'OPEN' && facts.state === 'OPEN') return before;
  const closedAt = facts.state === 'OPEN' ? null : (before?.closedAt ?? now);
  const kept = {
    recoveredCents: before?.recoveredCents ?? 0,
    owedCents: before?.owedCents ?? 0,
    barLiftedAt: before?.barLiftedAt ?? null,
  };
  const heard = { ...whose, ...facts, ...kept, closedAt };
  if (before?.state === facts.state) return { ...heard, handledAt: before.handledAt, handledBy: before.handledBy };
  // What was lost may have been booked against refunds.
  const isDone = facts.state === 'WON' && before?.state !== 'LOST';
  return { ...heard, handledAt: isDone ? now : null, handledBy: null };
}

const isSame = (before: Dispute, { state, feeCents, evidenceDueBy }: DisputeFacts) =>
  before.state === state &&
  before.feeCents === feeCents &&
  before.evidenceDueBy?.getTime() === evidenceDueBy?.getTime();

/** The dispute once support has done what is to be done, or the same one if that is known. */
export const handleDispute = (dispute: Dispute, by: UserId, at: Date): Dispute =>
  dispute.handledAt ? dispute : { ...dispute, handledAt: at, handledBy: by };

const PROVIDER: Account = { kind: 'PROVIDER' };
const DISPUTED: Account = { kind: 'DISPUTED' };
const FEES: Account = { kind: 'FEES' };

/** The amount withdrawn by the bank: all of it unless won. */
const takenBy = (dispute: Dispute | null) => (dispute && dispute.state !== 'WON' ? dispute.cents : 0);

/** Postings for a state change of a dispute (BIL-03). A lost amount stays withdrawn. */
export function disputePostings(before: Dispute | null, after: Dispute, at: Date, nextId: () => string): Posting[] {
  if (before === after) return [];
  const made: Posting[] = [];
  const post = (what: string, to: Account, cents: number) => {
    if (cents === 0) return;
    const cause = `dispute:${after.id}:${what}`;
    made.push(posting({ id: nextId(), cause, at }, [{ account: to, cents }, { account: PROVIDER, cents: -cents }])); // oxfmt-ignore
  };
  const from = before?.state ?? 'NONE';
  post(`${from}:${after.state}`.toLowerCase(), DISPUTED, takenBy(after) - takenBy(before));
  const fee = after.feeCents - (before?.feeCents ?? 0);
  post(`fee:${before?.feeCents ?? 0}:${after.feeCents}`, FEES, fee);
  return made;
}
