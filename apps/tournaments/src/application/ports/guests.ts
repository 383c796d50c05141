import type { UserId } from '@setpoint/kernel';
import type { Guest } from '../../domain/guest.js';
import type { TournamentId } from '../../domain/tournament.js';
import type { Unit } from './books.js';

/** People without an account in imported tournaments. */
export abstract class Guests {
  abstract create(guests: readonly Guest[], unit: Unit): Promise<void>;
  /** Of those whose place no account has taken. */
  abstract namesIn(id: TournamentId): Promise<ReadonlyMap<UserId, string>>;
  abstract find(id: TournamentId, guestId: UserId, unit: Unit): Promise<Guest | null>;
  /** The account is in the guest's entry; the name is forgotten. */
  abstract link(guest: Guest, account: UserId, unit: Unit): Promise<void>;
}
