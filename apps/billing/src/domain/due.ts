import { assertNever, type UserId } from '@setpoint/kernel';
import type { Payment } from './payment.js';

export type DueKind = 'TOURNAMENT' | 'LEAGUE';
export type DueId = string;

/** What a player has to pay for a place, and by when. The place is held until the due is closed. */
export interface Due {
  readonly id: DueId;
  readonly kind: DueKind;
  /** The registration or subscription phase. */
  readonly reference: string;
  readonly playerId: UserId;
  /** Shown to the player, for example the name of the tournament. */
  readonly description: string;
  readonly baseCents: number;
  readonly paysBy: Date;
  readonly openedAt: Date;
  readonly status: 'OPEN' | 'CLOSING' | 'PAID' | 'CLOSED';
  readonly endedAt: Date | null;
  /** The player has to confirm a mobile number before paying, as tournaments says (TRN-06). */
  readonly awaitsMobile: boolean;
}

/** Whether a payment may be started. */
export const isPayable = (due: Due, now: Date): boolean => due.status === 'OPEN' && now < due.paysBy;

/** Why an open due cannot be paid yet. */
export const paymentRefusal = ({ status, awaitsMobile }: Due): 'MOBILE_REQUIRED' | null =>
  status === 'OPEN' && awaitsMobile ? 'MOBILE_REQUIRED' : null;

/**
 * Closes a due that need not be paid any more. While a payment is in progress, its outcome decides: the player may have
 * just paid.
 */
export function close(due: Due, paymentUnderWay: boolean, now: Date): Due {
  if (due.status === 'PAID' || due.status === 'CLOSED') return due;
  return paymentUnderWay ? { ...due, status: 'CLOSING' } : { ...due, status: 'CLOSED', endedAt: now };
}

/** The due after its payment has changed. */
export function afterPayment(due: Due, payment: Payment, now: Date): Due {
  if (due.status === 'PAID' || due.status === 'CLOSED') return due;
  switch (payment.status) {
    case 'AWAITING_PAYER':
    case 'CONFIRMING':
      return due;
    case 'PAID':
      return { ...due, status: 'PAID', endedAt: payment.at };
    case 'EXPIRED':
      return isPayable(due, now) ? due : close(due, false, now);
    default:
      return assertNever(payment);
  }
}
