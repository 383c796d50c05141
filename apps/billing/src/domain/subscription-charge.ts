import type { UserId } from '@setpoint/kernel';
import type { Due } from './due.js';
import { isOpen, type Means } from './payment.js';
import type { PaymentRecord } from './payment-record.js';

/** Price, payer and deadline of a subscription phase. */
export interface Demand {
  readonly by: 'PLAYER' | 'SAVED_MEANS';
  readonly description: string;
  readonly cents: number;
  readonly paysBy: Date;
}

/** The charge of a subscription phase. Each phase has one reference, and its attempts are numbered (LEA-12). */
export interface SubscriptionCharge {
  readonly reference: string;
  readonly playerId: UserId;
  /** Null if it was withdrawn before it was requested. */
  readonly demand: Demand | null;
  /** The last attempt requested, from 1 on; 0 before. */
  readonly attempt: number;
  /** The last attempt reported as failed. */
  readonly answered: number;
  /** The last attempt with an open due; the end of the due settles it. */
  readonly takenUp: number;
  /** The provider is processing the attempt. */
  readonly processing: boolean;
  /** Payment method of the attempt; null before the provider is called. */
  readonly means: Means | null;
  readonly withdrawn: boolean;
  readonly refund: { readonly to: 'MEANS' | 'CREDIT'; readonly reason: string } | null;
  readonly dueId: string | null;
  /** Version for optimistic locking: of two concurrent workers, one continues. */
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

/** The charge after a request; repeated and outdated requests change nothing. */
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

/** The next step; WAIT: nothing to do now, something else will change the state. */
export type ChargeStep =
  | { readonly kind: 'REST' | 'WAIT' | 'OPEN_DUE' | 'CLOSE_DUE' | 'START' | 'PREPARE' | 'SEND' | 'LOOK' | 'REFUND' }
  | { readonly kind: 'EXTEND'; readonly paysBy: Date };

/** Decides from the charge, its due and the open, paid or latest payment. */
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
      // A new request after the end opens another due, unless nothing needs to be paid any more.
      return { kind: attempt > takenUp && !over ? 'OPEN_DUE' : 'REST' };
    case 'CLOSING':
      return { kind: 'WAIT' };
  }
  if (over) return { kind: 'CLOSE_DUE' };
  if (demand.paysBy > due.paysBy) return { kind: 'EXTEND', paysBy: demand.paysBy };
  if (demand.by === 'PLAYER' || attempt <= answered) return { kind: 'REST' };
  if (now >= due.paysBy) return { kind: 'WAIT' };
  if (!record || !isOpen(record.payment)) return { kind: 'START' };
  // A payment started or abandoned by the player ends by itself.
  if (record.means !== 'CHARGED' || record.payment.givenUp) return { kind: 'WAIT' };
  if (record.payment.ref === null) return { kind: 'PREPARE' };
  return { kind: charge.processing ? 'LOOK' : 'SEND' };
}

const SECOND_MS = 1_000;
const PAUSES_MS = [2, 5, 10, 30, 60, 300].map((seconds) => seconds * SECOND_MS);

/** Nothing to do any more: the means of the attempt is not kept, a new attempt is made with that of its time. */
export const atRest = (charge: SubscriptionCharge): SubscriptionCharge => ({
  ...charge,
  ...{ nextStepAt: null, tries: 0, means: null },
});

/** When to check a waiting charge again. */
export const nextTry = ({ tries }: SubscriptionCharge, now: Date): Date =>
  new Date(now.getTime() + PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!);
