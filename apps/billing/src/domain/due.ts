import { assertNever, type UserId } from '@setpoint/kernel';
import type { Payment } from './payment.js';

export type DueKind = 'TOURNAMENT' | 'LEAGUE';
export type DueId = string;

/** What a player is to pay for a place, until when. The place belongs to it as long as it is not closed. */
export interface Due {
  readonly id: DueId;
  readonly kind: DueKind;
  /** The registration or the phase that is paid for. */
  readonly reference: string;
  readonly playerId: UserId;
  /** As the player reads it, such as the name of the tournament. */
  readonly description: string;
  readonly baseCents: number;
  readonly paysBy: Date;
  readonly openedAt: Date;
  readonly status: 'OPEN' | 'CLOSING' | 'PAID' | 'CLOSED';
  readonly endedAt: Date | null;
}

/** Whether somebody may begin to pay. */
export const isPayable = (due: Due, now: Date): boolean => due.status === 'OPEN' && now < due.paysBy;

/**
 * Closes what need not be paid any more. While a payment is under way it waits for how that ends: the player may have
 * paid a moment before.
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
