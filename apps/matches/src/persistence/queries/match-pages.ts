import { assertNever, LARGEST_PAGE, type PageRequest } from '@setpoint/kernel';
import { join, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { MatchList, MatchPage } from '../../application/ports/match-reads.js';
import { friendsMatches } from './friends-matches.js';
import { matchAggregate } from './match-aggregate.js';
import { LATEST, pageIds, toPage, type ListQuery } from './match-page.js';
import type { MatchViewRow } from './match-views.js';
import { maybeWaitingFor, myMatches } from './my-matches.js';
import { publicMatches } from './public-matches.js';

/** Reads a page of each list in one statement. A list with an invalid cursor gets the error in its place. */
export async function matchPages(
  manager: EntityManager,
  lists: readonly MatchList[],
): Promise<readonly (MatchPage | Error)[]> {
  const asked = lists.map(prepared);
  const pages = asked.filter((each): each is Prepared => !(each instanceof Error));
  const rows = await rowsOfEach(
    manager,
    pages.map(({ ids }) => ids),
  );
  return asked.map((each) =>
    each instanceof Error ? each : toPage(manager, each.query, each.page, rows[pages.indexOf(each)]!),
  );
}

interface Prepared {
  readonly query: ListQuery;
  readonly page: PageRequest;
  readonly ids: Sql;
}

function prepared(list: MatchList): Prepared | Error {
  try {
    const query = queryOf(list);
    const page = pageOf(list);
    return { query, page, ids: pageIds(query, page) };
  } catch (error) {
    return error as Error;
  }
}

function queryOf(list: MatchList): ListQuery {
  switch (list.kind) {
    case 'PUBLIC':
      return publicMatches(list.query, list.viewer, list.now);
    case 'MINE':
      return myMatches(list.when, list.player, list.now);
    case 'FRIENDS':
      return friendsMatches(list.player, list.query);
    case 'PERHAPS_WAITING':
      return { where: [maybeWaitingFor(list.player, list.now)], order: LATEST };
    default:
      return assertNever(list);
  }
}

function pageOf(list: MatchList): PageRequest {
  switch (list.kind) {
    case 'MINE':
      return list.page;
    case 'PERHAPS_WAITING':
      return { first: LARGEST_PAGE };
    default:
      return list.query;
  }
}

type ListedRow = MatchViewRow & { readonly list: number };

/**
 * The matches of each page, in order. One statement for all pages is much cheaper than one each, because of the round trips.
 * It finds the ids first, so that players, guests etc. are aggregated in a single place however many lists there are.
 */
async function rowsOfEach(manager: EntityManager, pages: readonly Sql[]): Promise<(readonly MatchViewRow[])[]> {
  if (pages.length === 0) return [];
  const numbered = pages.map(
    (ids, i) => sql`select ${i}::int as list, row_number() over () as position, page.* from (${ids}) page`,
  );
  const rows = await rowsOf<ListedRow>(
    manager,
    matchAggregate(
      sql`join (${join(numbered, ' union all ')}) page on page.id = m.id order by page.list, page.position`,
      sql`, page.metres, page.list`,
    ),
  );
  const byList = Map.groupBy(rows, ({ list }) => list);
  return pages.map((_, i) => byList.get(i) ?? []);
}
