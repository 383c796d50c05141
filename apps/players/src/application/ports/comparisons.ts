import type { UserId } from '@setpoint/kernel';
import type { Pool } from '../../domain/levels/rated-match.js';
import type { TwoSides } from '../../domain/levels/sides.js';

/** Results of matches from one side's view. */
export interface MatchRecord {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Matches of two players against each other, from the first one's view. */
export interface HeadToHead extends MatchRecord {
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly lastPlayedAt: Date | null;
}

export interface CommonOpponent {
  readonly opponentId: UserId;
  readonly player: MatchRecord;
  readonly other: MatchRecord;
}

/** Matches of a sport and a number of players, or of all: null. */
export interface ComparedMatches {
  readonly sport: number | null;
  readonly numberPlayers: number | null;
}

/** Two players beside each other (PLY-05); confirmed matches only. */
export abstract class Comparisons {
  abstract headToHead(player: UserId, other: UserId, matches: ComparedMatches): Promise<HeadToHead>;
  /** Of two sides, exactly these players on each. */
  abstract headToHeadOf(pool: Pool, sides: TwoSides): Promise<HeadToHead>;
  /** Common opponents visible to the viewer, most frequent first. */
  abstract commonOpponents(
    compared: { readonly player: UserId; readonly other: UserId } & ComparedMatches,
    viewer: UserId,
    most: number,
  ): Promise<CommonOpponent[]>;
}
