import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  pageOf,
  type PageRequest,
  type PageWithoutCount,
  type UserId,
} from '@setpoint/kernel';
import { Storage, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { LARGEST_COUNT } from '../application/ports/largest-count.js';
import { PlayerSearch, type FoundPlayer } from '../application/ports/player-search.js';
import { kmOf, WHOLE_EARTH_KM } from '../domain/geography.js';
import { STRANGERS } from '../domain/relation-machine.js';
import type { PlayerQuery } from '../domain/search.js';
import { toProfileWithCounts } from './player-rows.js';
import { around, countPlayers, everybody, placed } from './queries/search/count-players.js';
import { foundPlayers, type FoundRow } from './queries/search/found-players.js';
import { NEAREST_FIRST, playersByDistance } from './queries/search/players-by-distance.js';
import { firstInOrder, ORDERS, playersInOrder } from './queries/search/players-in-order.js';
import { called, followed, playersOfSet, SORTS } from './queries/search/players-of-set.js';
import { distancesFor, type SearchTerms } from './queries/search/search-terms.js';

/** Initial search radius, and the factor for each further ring. */
const FIRST_RING_KM = 2;
const NEXT_RING = 4;

type After = NonNullable<SearchTerms['after']>;

/** Cursors of each order: the values that it sorts by. */
const CURSORS: Record<
  PlayerQuery['order'],
  { readonly read: (cursor: string | null | undefined) => After | null; readonly of: (row: FoundRow) => string }
> = {
  LATEST_LOGIN: {
    read: (cursor) => named(decodeCursor(cursor, 'LATEST_LOGIN', 'instant', 'text'), ([login, id]) => ({ login, id })),
    of: ({ login, id }) => encodeCursor('LATEST_LOGIN', login, id),
  },
  NAME: {
    read: (cursor) => named(decodeCursor(cursor, 'NAME', 'text', 'text'), ([name, id]) => ({ name, id })),
    of: ({ name_key, id }) => encodeCursor('NAME', name_key, id),
  },
  DISTANCE: {
    read: (cursor) =>
      named(decodeCursor(cursor, 'DISTANCE', 'number', 'instant', 'text'), ([chord, login, id]) => ({
        chord,
        login,
        id,
      })),
    of: ({ chord, login, id }) => encodeCursor('DISTANCE', chord!, login, id),
  },
  CLOSENESS: {
    read: (cursor) =>
      named(decodeCursor(cursor, 'CLOSENESS', 'number', 'text'), ([closeness, id]) => ({ closeness, id })),
    of: ({ closeness, id }) => encodeCursor('CLOSENESS', closeness!, id),
  },
};

const named = <Values>(values: Values | null, name: (values: Values) => After): After | null => values && name(values);

/**
 * Finds a page of players with one statement, or two if the first does not fill the page; nearest players with one per
 * ring searched.
 */
@Injectable()
export class PostgresPlayerSearch extends PlayerSearch {
  constructor(private readonly storage: Storage) {
    super();
  }

  async find(
    query: PlayerQuery,
    { first, after }: PageRequest,
    viewer: UserId | null,
  ): Promise<PageWithoutCount<FoundPlayer>> {
    const { read, of } = CURSORS[query.order];
    const terms = { ...termsOf(query, viewer), limit: first + 1, after: read(after) };
    const found = await this.storage.search(viewer, (manager) => search(manager, query, terms));
    const shown = pageOf(found, { first, after }, of);
    return { ...shown, items: shown.items.map(toFoundPlayer) };
  }

  async count(query: PlayerQuery, viewer: UserId | null): Promise<number> {
    const terms = { ...termsOf(query, viewer), limit: 0, after: null };
    return this.storage.search(viewer, (manager) => countPlayers(manager, terms, setOf(query, viewer), LARGEST_COUNT));
  }
}

async function search(manager: EntityManager, query: PlayerQuery, terms: SearchTerms): Promise<FoundRow[]> {
  const { order, criteria } = query;
  const set = smallSetOf(query);
  if (set) return foundPlayers(manager, playersOfSet(terms, set, order), SORTS[order].by);
  if (order === 'DISTANCE') return nearest(manager, terms);
  if (order === 'CLOSENESS') throw new Error('without a name nothing is close to it');
  const { by } = ORDERS[order];
  const first = await foundPlayers(manager, firstInOrder(terms, order), by);
  if (first.length === terms.limit) return first;
  return foundPlayers(manager, playersInOrder(terms, order, criteria.near !== null), by);
}

/** Looks through rings around the origin, each larger than the one before, until there is a page. */
async function nearest(manager: EntityManager, terms: SearchTerms): Promise<FoundRow[]> {
  const furthest = terms.withinKm ?? WHOLE_EARTH_KM;
  let km = FIRST_RING_KM;
  while (km < furthest && kmOf(terms.after?.chord ?? 0) >= km) km *= NEXT_RING;
  for (; ; km *= NEXT_RING) {
    const withinKm = Math.min(km, furthest);
    const found = await foundPlayers(manager, playersByDistance({ ...terms, withinKm }), NEAREST_FIRST);
    if (found.length === terms.limit || withinKm === furthest) return found;
  }
}

const termsOf = ({ criteria, origin }: PlayerQuery, viewer: UserId | null) => ({
  criteria,
  viewer,
  origin,
  withinKm: criteria.near?.km ?? null,
});

function smallSetOf({ criteria }: PlayerQuery): Sql | null {
  if (criteria.name !== null) return called;
  return criteria.followed ? followed : null;
}

function setOf(query: PlayerQuery, viewer: UserId | null): Sql {
  const { criteria, order } = query;
  return (
    smallSetOf(query) ?? (criteria.near ? around(distancesFor(viewer)) : order === 'DISTANCE' ? placed : everybody)
  );
}

const toFoundPlayer = (row: FoundRow): FoundPlayer => ({
  profile: toProfileWithCounts(row),
  distanceKm: row.chord === null ? null : Math.round(kmOf(row.chord)),
  relation: { ...STRANGERS, iFollow: row.i_follow, followsMe: row.follows_me },
});
