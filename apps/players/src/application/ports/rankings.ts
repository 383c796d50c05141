import type { PageRequest, Page, UserId } from '@setpoint/kernel';
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
  /** When the player is due again; null where only an event changes anything. */
  readonly dueAgain: (player: RankedPlayer) => Date | null;
}

export abstract class Rankings {
  /** Without the unlisted, and without those that blocked the viewer or were blocked by them. */
  abstract page(
    ranking: Ranking,
    page: PageRequest,
    viewer: UserId | null,
  ): Promise<Omit<Page<RankingPlace>, 'totalCount'>>;
  /** How many there are in all, up to the largest count. */
  abstract count(ranking: Ranking, viewer: UserId | null): Promise<number>;
  /** Where one player stands; null outside of the ranking. */
  abstract placeOf(ranking: Ranking, player: UserId): Promise<RankingPlace | null>;
  /** Works out anew the scores of players who are due; resolves with the number of them. */
  abstract refresh(refresh: RankingRefresh): Promise<number>;
}
