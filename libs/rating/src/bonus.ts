import type { NumberPlayersId } from '@setpoint/kernel';
import type { BonusEntry } from './ledger.js';
import { rounded } from './millionths.js';
import type { Belief, Rating } from './rating.js';

/** The most that winning a tournament adds, in levels (LVL-06). */
export const LARGEST_BONUS = 0.05;

/** A tournament won, as levels see it. */
export interface TournamentWon {
  readonly kind: 'BONUS';
  /** The tournament. */
  readonly id: string;
  readonly playerId: string;
  /** Of a team that entered. */
  readonly numberPlayers: NumberPlayersId;
  /** The self-assessed level, should the bonus come before any match that counts. */
  readonly assessed: number | null;
  /** End of the tournament, in milliseconds since 1970. */
  readonly endedAt: number;
  /** Levels to add; what is not above nothing adds nothing, what is above the largest bonus counts as that. */
  readonly points: number;
}

export const bonusFor = (points: number): number => (points > 0 ? rounded(Math.min(points, LARGEST_BONUS)) : 0);

/** Adds the bonus to the mean and leaves the deviation: winning was evidence already (LVL-06). */
export function award(won: TournamentWon, rating: Rating): { readonly rating: Rating; readonly entry: BonusEntry } {
  const { carriedOver = 0, ...kept } = rating;
  const entry = bonusEntry(won, rating, carriedOver);
  return { rating: { ...kept, ...entry.after }, entry };
}

export function bonusEntry(won: TournamentWon, { mean, deviation }: Belief, carriedOver: number): BonusEntry {
  const bonus = bonusFor(won.points);
  return {
    kind: 'BONUS',
    playerId: won.playerId,
    sourceId: won.id,
    at: won.endedAt,
    before: { mean, deviation },
    after: { mean: rounded(mean + bonus), deviation },
    carriedOver,
    parts: { score: 0, win: 0, partner: 0, bonus },
  };
}
