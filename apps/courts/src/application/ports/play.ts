import type { CourtId, UserId } from '@setpoint/kernel';
import type { CourtOffer } from '../../domain/court.js';

export interface Legend {
  readonly userId: UserId;
  readonly matches: number;
  readonly since: Date;
}

/** Matches of one week at a centre. */
export interface WeekOfPlay {
  /** Its Monday, YYYY-MM-DD. */
  readonly from: string;
  readonly matches: number;
  readonly players: number;
}

export interface PlayFigures {
  readonly weeks: readonly WeekOfPlay[];
  readonly players: number;
  readonly upcoming: number;
  readonly offers: readonly { readonly offer: CourtOffer; readonly uses: number; readonly players: number }[];
}

/** Matches at centres and derived data (CRT-10, CRT-11). */
export abstract class Play {
  /**
   * Recomputes the local legends of the next centres from the matches of the last `days`, and publishes changes. A night's
   * parts all count up to the time of its first one. False if all are done, or another replica is at it.
   */
  abstract recomputeNextLegends(night: string, days: number, now: Date): Promise<boolean>;
  abstract legendsOf(courts: readonly CourtId[]): Promise<Map<CourtId, Legend>>;
  abstract courtsOfLegends(users: readonly UserId[]): Promise<Map<UserId, CourtId[]>>;
  /** The newest favourites of each centre. */
  abstract favouredBy(courts: readonly CourtId[], most: number): Promise<Map<CourtId, UserId[]>>;
  abstract figures(courtId: CourtId, timeZone: string, weeks: number, now: Date): Promise<PlayFigures>;
  /** Whether the player has a match there on this day of the centre. */
  abstract playsOn(userId: UserId, courtId: CourtId, timeZone: string, now: Date): Promise<boolean>;
  /** Counts once a day. */
  abstract useOffer(userId: UserId, courtId: CourtId, offer: CourtOffer, timeZone: string, now: Date): Promise<void>;
  abstract usedToday(userId: UserId, courts: readonly CourtId[], now: Date): Promise<Map<CourtId, CourtOffer[]>>;
}
