import type { CourtId, UserId } from '@setpoint/kernel';

/** Favourite centres of players (CRT-08). */
export abstract class Favourites {
  /** Sets or removes a favourite; false if there is no such centre. Idempotent. */
  abstract set(userId: UserId, courtId: CourtId, favourite: boolean, now: Date): Promise<boolean>;
  /** The player's favourites among these centres. */
  abstract among(userId: UserId, courtIds: readonly CourtId[]): Promise<Set<CourtId>>;
  /** A player's, by name, at most 20. */
  abstract of(userId: UserId): Promise<readonly CourtId[]>;
}
