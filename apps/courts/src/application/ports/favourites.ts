import type { CourtId, UserId } from '@setpoint/kernel';

/** Who favours which centre (CRT-08). */
export abstract class Favourites {
  /** Makes it so; false when there is no such centre. The same again changes nothing. */
  abstract set(userId: UserId, courtId: CourtId, favourite: boolean, now: Date): Promise<boolean>;
  /** Those of the centres that this player favours. */
  abstract among(userId: UserId, courtIds: readonly CourtId[]): Promise<Set<CourtId>>;
  /** A player's, by name, at most 20. */
  abstract of(userId: UserId): Promise<readonly CourtId[]>;
}
