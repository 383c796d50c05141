import { type Dispute, lostCents } from './dispute.js';
import { type Posting, posting } from './ledger.js';
import type { PaymentRecord } from './payment-record.js';
import type { Refund } from './refund.js';

/** All that decides what is left of a payment: there are two ways out of it, refunds and the bank, but one balance. */
export interface PaymentMoves {
  readonly record: Pick<PaymentRecord, 'id' | 'playerId' | 'price'>;
  readonly refunds: readonly Refund[];
  /** Oldest first. */
  readonly disputes: readonly Dispute[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

/** What has reached the payer, or their credit; a refund that is being sent may still be closed by what the bank returns. */
const receivedCents = (refunds: readonly Refund[]): number =>
  sum(refunds.map(({ status, creditCents, cardCents }) => creditCents + (status === 'SENDING' ? 0 : cardCents)));

/**
 * Cents that the payer has twice: from refunds, and from the bank after a lost dispute that the refunds did not know of. Negative:
 * cents that were left to a bank which has given them back to us after all.
 */
export function overpaidCents({ record, refunds, disputes }: PaymentMoves): number {
  const lost = lostCents(disputes);
  const leftToBank = sum(refunds.map(({ bankCents }) => bankCents));
  return Math.max(0, receivedCents(refunds) + lost - record.price.cents) - Math.max(0, leftToBank - lost);
}

/**
 * Takes from the payer's credit what they have twice, as far as there is any, or gives what they lack (BIL-03, BIL-06). What
 * remains is owed: it is noted on the latest dispute, which is the same one if nothing changes.
 */
export function recover(
  moves: PaymentMoves,
  availableCents: number,
  facts: Pick<Posting, 'id' | 'at'>,
): { readonly dispute: Dispute; readonly posting: Posting | null } | null {
  const latest = moves.disputes.at(-1);
  if (!latest) return null;
  const missing = overpaidCents(moves) - sum(moves.disputes.map(({ recoveredCents }) => recoveredCents));
  const cents = Math.min(missing, availableCents);
  const owedCents = Math.max(0, missing - cents);
  if (cents === 0)
    return { dispute: owedCents === latest.owedCents ? latest : { ...latest, owedCents }, posting: null };
  const { id: paymentId, playerId: ownerId } = moves.record;
  return {
    dispute: { ...latest, recoveredCents: latest.recoveredCents + cents, owedCents },
    posting: posting({ ...facts, cause: `payment:${paymentId}:recovered:${facts.id}` }, [
      { account: { kind: 'CREDIT', ownerId }, cents },
      { account: { kind: 'DISPUTED' }, cents: -cents },
    ]),
  };
}
