import { isTournamentGuest, type UserId } from '@setpoint/kernel';
import type { TournamentId } from './tournament.js';

/** Somebody in an imported tournament who has no account (BYD-07). */
export interface Guest {
  readonly id: UserId;
  readonly tournamentId: TournamentId;
  /** Null once an account has taken the place. */
  readonly name: string | null;
  readonly linkedTo: UserId | null;
}

export const LONGEST_GUEST_NAME = 100;

/** Events are about people with an account. */
export const withoutGuests = (ids: readonly UserId[]): UserId[] => ids.filter((id) => !isTournamentGuest(id));

export const hasGuest = (ids: readonly UserId[]): boolean => ids.some(isTournamentGuest);
