import type { NumberPlayersId } from '@setpoint/kernel';
import type { BonusEntry } from './ledger.js';
import { rounded } from './millionths.js';
import type { Rating } from './rating.js';

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
  const bonus = bonusFor(won.points);
  const after = { mean: rounded(rating.mean + bonus), deviation: rating.deviation };
  const entry: BonusEntry = {
    kind: 'BONUS',
    playerId: won.playerId,
    sourceId: won.id,
    at: won.endedAt,
    before: { mean: rating.mean, deviation: rating.deviation },
    after,
    carriedOver: rating.carriedOver ?? 0,
    parts: { score: 0, win: 0, partner: 0, bonus },
  };
  const { carriedOver: _, ...kept } = rating;
  return { rating: { ...kept, ...after }, entry };
}
