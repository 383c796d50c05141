import { CURRENCY } from './money.js';

/**
 * Accounts of the double-entry ledger (BIL-03). Debits are positive, credits negative, from the platform's view: what it
 * owes a player is negative.
 */
export type Account =
  | { readonly kind: 'PROVIDER' | 'REVENUE' | 'VAT' | 'FEES' | 'PRIZES' | 'DISPUTED' }
  /** A player's available credit, and credit reserved for a payment in progress. */
  | { readonly kind: 'CREDIT' | 'HELD'; readonly ownerId: string };

export interface Entry {
  readonly account: Account;
  /** Signed cents, not zero. */
  readonly cents: number;
}

/** A movement of money; its entries sum to zero. */
export interface Posting {
  readonly id: string;
  /** For example `payment:<id>:captured`; each cause is posted once. */
  readonly cause: string;
  readonly at: Date;
  readonly currency: string;
  readonly entries: readonly Entry[];
  /** The posting that this one reverses. */
  readonly reverses: string | null;
}

type Facts = Pick<Posting, 'id' | 'cause' | 'at'>;

/**
 * Builds a posting; entries of the same account are added up, and zero sums are left out.
 * @throws if they do not sum to zero, are not integers or leave fewer than two accounts: a programming error.
 */
export function posting(facts: Facts, entries: readonly Entry[], reverses: string | null = null): Posting {
  const sums = new Map<string, Entry>();
  for (const { account, cents } of entries) {
    if (!Number.isSafeInteger(cents)) throw new Error(`${facts.cause}: ${cents} is no whole number of cents`);
    const key = 'ownerId' in account ? `${account.kind} ${account.ownerId}` : account.kind;
    sums.set(key, { account, cents: (sums.get(key)?.cents ?? 0) + cents });
  }
  const added = [...sums.values()].filter(({ cents }) => cents !== 0);
  const rest = added.reduce((sum, { cents }) => sum + cents, 0);
  if (rest !== 0 || added.length < 2) {
    throw new Error(`${facts.cause}: ${added.length} entries that sum to ${rest} are no posting`);
  }
  return { ...facts, currency: CURRENCY, entries: added, reverses };
}

/** A prize or goodwill, granted as credit, which is used before the card. */
export const creditGranted = (facts: Facts, ownerId: string, cents: number): Posting =>
  posting(facts, [
    { account: { kind: 'PRIZES' }, cents },
    { account: { kind: 'CREDIT', ownerId }, cents: -cents },
  ]);
