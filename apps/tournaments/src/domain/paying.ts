import type { UserId } from '@setpoint/kernel';
import { playersOf, type Registration } from './registration.js';

/** The next payer: the captain, then the partner; null if all have paid. */
export const payerOf = (registration: Registration): UserId | null =>
  playersOf(registration).find((id) => !registration.paid.includes(id)) ?? null;

export const isToBePaid = ({ state }: Registration): boolean =>
  state === 'HELD' || state === 'RESERVED' || state === 'AWAITING_PARTNER' || state === 'EXPIRING';

/** Whether it is this player's turn to pay, and there is still time. */
export const mayPay = (registration: Registration, player: UserId): boolean =>
  isToBePaid(registration) && registration.state !== 'EXPIRING' && payerOf(registration) === player;

/** Why a player cannot pay, or take an offered place, yet (TRN-06). */
export function refusalToPay(registration: Registration, player: UserId, hasMobile: boolean): 'MOBILE_REQUIRED' | null {
  const isAsked =
    registration.state === 'OFFERED' ? playersOf(registration).includes(player) : mayPay(registration, player);
  return isAsked && !hasMobile ? 'MOBILE_REQUIRED' : null;
}
