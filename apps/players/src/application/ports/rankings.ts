import type { PageRequest, PageWithoutCount, UserId } from '@setpoint/kernel';
import type { RankedPlayer, Ranking, RankingScore } from '../../domain/rankings.js';

export interface RankingPlace {
  readonly playerId: UserId;
  readonly score: number;
  /** One more than the number of players with higher scores. */
  readonly place: number;
}

export interface RankingRefresh {
  readonly now: Date;
  /** How many players at most. */
  readonly most: number;
  readonly scoresOf: (player: RankedPlayer) => readonly RankingScore[];
  /** When the player is due again; null if only an event can change anything. */
  readonly dueAgain: (player: RankedPlayer) => Date | null;
}

export abstract class Rankings {
  /** Without the unlisted, and without those that blocked the viewer or were blocked by them. */
  abstract page(ranking: Ranking, page: PageRequest, viewer: UserId | null): Promise<PageWithoutCount<RankingPlace>>;
  /** Total number, up to the counting limit. */
  abstract count(ranking: Ranking, viewer: UserId | null): Promise<number>;
  /** A player's place; null if not in the ranking. */
  abstract placeOf(ranking: Ranking, player: UserId): Promise<RankingPlace | null>;
  /** Recomputes the scores of due players; resolves with their number. */
  abstract refresh(refresh: RankingRefresh): Promise<number>;
}
