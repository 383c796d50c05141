import type { UserId } from '@setpoint/kernel';
import type { PaymentId } from './payment-record.js';

interface Common {
  readonly id: string;
  /** The provider's reference of the payment, or of a movement that belongs to none. */
  readonly ref: string;
  readonly paymentId: PaymentId | null;
  readonly foundAt: Date;
  /** When it was last found. */
  readonly seenAt: Date;
  readonly resolvedAt: Date | null;
  /** Null if the difference disappeared by itself. */
  readonly resolvedBy: UserId | null;
}

/** A payment's balance according to the provider and to the ledger, fees included; they should match. */
export interface Difference {
  /** The provider's reference of the payment, or of a movement that belongs to none. */
  readonly ref: string;
  /** Null if no payment has that reference. */
  readonly paymentId: PaymentId | null;
  readonly theirCents: number;
  readonly ourCents: number;
}

/** Something about money that a person has to resolve (BIL-03). */
export type PaymentIncident =
  | (Common & Difference & { readonly kind: 'DIFFERENCE' })
  /** `outcome`: the provider's state of a payment that had ended differently. */
  | (Common & { readonly kind: 'CONTRADICTION'; readonly outcome: string });

export type DifferenceIncident = Extract<PaymentIncident, { kind: 'DIFFERENCE' }>;
export type ContradictionIncident = Extract<PaymentIncident, { kind: 'CONTRADICTION' }>;

const open = (id: string, now: Date) => ({ id, foundAt: now, seenAt: now, resolvedAt: null, resolvedBy: null });

export const contradiction = (
  { ref, paymentId, outcome }: Pick<ContradictionIncident, 'ref' | 'paymentId' | 'outcome'>,
  id: string,
  now: Date,
): ContradictionIncident => ({ ...open(id, now), kind: 'CONTRADICTION', ref, paymentId, outcome });

const isAbout =
  ({ ref, theirCents, ourCents }: Difference) =>
  (incident: Difference) =>
    incident.ref === ref && incident.theirCents === theirCents && incident.ourCents === ourCents;

/**
 * The incidents that change with what a comparison has found: new differences, and those found again. One that somebody has resolved as it
 * is stays resolved.
 */
export function compared(
  known: readonly DifferenceIncident[],
  found: readonly Difference[],
  now: Date,
  nextId: () => string,
): DifferenceIncident[] {
  const waiting = known.filter(({ resolvedAt }) => resolvedAt === null);
  const settled = known.filter(({ resolvedBy }) => resolvedBy !== null);
  return found.flatMap((difference): DifferenceIncident[] => {
    const before = waiting.find(({ ref }) => ref === difference.ref);
    if (before) return [{ ...before, ...difference, seenAt: now }];
    if (settled.some(isAbout(difference))) return [];
    return [{ ...open(nextId(), now), ...difference, kind: 'DIFFERENCE' }];
  });
}

/** The incident once support has resolved it, or the same one if that is known. */
export const resolveIncident = <Incident extends PaymentIncident>(incident: Incident, by: UserId, at: Date): Incident =>
  incident.resolvedAt ? incident : { ...incident, resolvedAt: at, resolvedBy: by };
