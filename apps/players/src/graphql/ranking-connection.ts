import { toConnection, type PageWithoutCount } from '@setpoint/kernel';
import type { RankingPlace } from '../application/ports/rankings.js';
import { levelScoreParts, type Ranking } from '../domain/rankings.js';
import type { PageInfo } from './generated/schema.js';
import type { UserSource } from './user-view.js';

interface RankingEntrySource {
  readonly place: number;
  readonly player: UserSource;
  readonly value: number;
  readonly level: number | null;
}

/** A page of a ranking; optional parts are loaded on demand. */
export interface RankingConnectionSource {
  readonly edges: readonly { readonly cursor: string; readonly node: RankingEntrySource }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: () => Promise<number>;
  readonly own: () => Promise<RankingEntrySource | null>;
}

type PlayerOf = (place: RankingPlace) => Promise<UserSource | null>;

export async function rankingConnection(
  ranking: Ranking,
  page: PageWithoutCount<RankingPlace>,
  playerOf: PlayerOf,
): Promise<Pick<RankingConnectionSource, 'edges' | 'pageInfo'>> {
  const items = await Promise.all(page.items.map((place) => rankingEntry(ranking, place, playerOf)));
  const { edges, pageInfo } = toConnection({ ...page, items, totalCount: 0 });
  // Null for a player deleted since the page was read.
  return { edges: edges.flatMap(({ cursor, node }) => (node ? [{ cursor, node }] : [])), pageInfo };
}

export async function rankingEntry(
  ranking: Ranking,
  place: RankingPlace,
  playerOf: PlayerOf,
): Promise<RankingEntrySource | null> {
  const player = await playerOf(place);
  if (!player) return null;
  const { level, tournaments } = levelScoreParts(place.score);
  return ranking.list === 'LEVEL'
    ? { place: place.place, player, value: tournaments, level }
    : { place: place.place, player, value: place.score, level: null };
}
