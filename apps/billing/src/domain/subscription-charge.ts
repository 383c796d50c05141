import type { UserId } from '@setpoint/kernel';
import type { Due } from './due.js';
import { isOpen, type Means } from './payment.js';
import type { PaymentRecord } from './payment-record.js';

/** What a phase of a subscription costs, by whom it is paid, and until when. */
export interface Demand {
  readonly by: 'PLAYER' | 'SAVED_MEANS';
  readonly description: string;
  readonly cents: number;
  readonly paysBy: Date;
}

/** A phase of a subscription that is to be paid; each phase has one reference, and each of its tries a number (LEA-12). */
export interface SubscriptionCharge {
  readonly reference: string;
  readonly playerId: UserId;
  /** Null where it was withdrawn before anybody asked for it. */
  readonly demand: Demand | null;
  /** The last that was asked for, from 1 on; 0 before. */
  readonly attempt: number;
  /** The last of which it was told that it failed. */
  readonly answered: number;
  /** The last for which a due was open. What ends the due answers it. */
  readonly takenUp: number;
  /** The provider works on the attempt. */
  readonly processing: boolean;
  /** With which the attempt is made; null before the provider is asked. */
  readonly means: Means | null;
  readonly withdrawn: boolean;
  readonly refund: { readonly to: 'MEANS' | 'CREDIT'; readonly reason: string } | null;
  readonly dueId: string | null;
  /** Rises with each change: of two who work on it at once, one goes on. */
  readonly version: number;
  readonly nextStepAt: Date | null;
  readonly tries: number;
}

export type ChargeRequest =
  | { readonly kind: 'DUE'; readonly attempt: number; readonly demand: Demand }
  | { readonly kind: 'LOOK' }
  | { readonly kind: 'WITHDRAW' }
  | { readonly kind: 'REFUND'; readonly to: 'MEANS' | 'CREDIT'; readonly reason: string };

const fresh = (reference: string, playerId: UserId): SubscriptionCharge => ({
  ...{ reference, playerId, demand: null, attempt: 0, answered: 0, takenUp: 0, processing: false, means: null },
  ...{ withdrawn: false, refund: null, dueId: null, version: 0, nextStepAt: null, tries: 0 },
});

/** The charge after a request; one that came before, or is overtaken, asks for nothing new. */
export function asked(
  before: SubscriptionCharge | null,
  whose: Pick<SubscriptionCharge, 'reference' | 'playerId'>,
  request: ChargeRequest,
  now: Date,
): SubscriptionCharge {
  const charge = before ?? fresh(whose.reference, whose.playerId);
  const woken = { ...charge, version: charge.version + 1, nextStepAt: now, tries: 0 };
  switch (request.kind) {
    case 'DUE': {
      const { attempt, demand } = request;
      if (attempt <= charge.attempt) return charge;
      return { ...woken, attempt, demand, processing: false, means: null };
    }
    case 'LOOK':
      return before ? woken : charge;
    case 'WITHDRAW':
      return charge.withdrawn ? charge : { ...woken, withdrawn: true };
    case 'REFUND':
      return charge.refund ? charge : { ...woken, refund: { to: request.to, reason: request.reason } };
  }
}

/** What is to be done next; WAIT: nothing now, but something will change without being asked for. */
export type ChargeStep =
  | { readonly kind: 'REST' | 'WAIT' | 'OPEN_DUE' | 'CLOSE_DUE' | 'START' | 'PREPARE' | 'SEND' | 'LOOK' | 'REFUND' }
  | { readonly kind: 'EXTEND'; readonly paysBy: Date };

/** A decision from the charge, its due and the payment of it that is open or paid, or was tried last. */
export function nextStep(
  charge: SubscriptionCharge,
  due: Due | null,
  record: PaymentRecord | null,
  now: Date,
): ChargeStep {
  const { demand, attempt, answered, takenUp, withdrawn, refund } = charge;
  if (demand === null) return { kind: 'REST' };
  const over = withdrawn || refund !== null;
  if (due === null) return { kind: 'OPEN_DUE' };
  switch (due.status) {
    case 'PAID':
      return { kind: refund ? 'REFUND' : 'REST' };
    case 'CLOSED':
      // Whoever asks again after the end gets another due, unless nothing is to be paid any more.
      return { kind: attempt > takenUp && !over ? 'OPEN_DUE' : 'REST' };
    case 'CLOSING':
      return { kind: 'WAIT' };
  }
  if (over) return { kind: 'CLOSE_DUE' };
  if (demand.paysBy > due.paysBy) return { kind: 'EXTEND', paysBy: demand.paysBy };
  if (demand.by === 'PLAYER' || attempt <= answered) return { kind: 'REST' };
  if (now >= due.paysBy) return { kind: 'WAIT' };
  if (!record || !isOpen(record.payment)) return { kind: 'START' };
  // What the player has begun by hand ends by itself, and so does what they gave up.
  if (record.means !== 'CHARGED' || record.payment.givenUp) return { kind: 'WAIT' };
  if (record.payment.ref === null) return { kind: 'PREPARE' };
  return { kind: charge.processing ? 'LOOK' : 'SEND' };
}

const SECOND_MS = 1_000;
const PAUSES_MS = [2, 5, 10, 30, 60, 300].map((seconds) => seconds * SECOND_MS);

/** When to look again at what waits. */
export const nextTry = ({ tries }: SubscriptionCharge, now: Date): Date =>
  new Date(now.getTime() + PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!);
