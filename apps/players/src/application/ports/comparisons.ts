import type { UserId } from '@setpoint/kernel';

/** What came of matches, as one of two sides played them. */
export interface MatchRecord {
  readonly matches: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Matches of two players against each other, as the first of them played them. */
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

/** Two players beside each other (PLY-05); confirmed matches only. */
export abstract class Comparisons {
  abstract headToHead(player: UserId, other: UserId): Promise<HeadToHead>;
  /** Whom both have met and the viewer may find, whom they met most often first. */
  abstract commonOpponents(player: UserId, other: UserId, viewer: UserId, most: number): Promise<CommonOpponent[]>;
}
