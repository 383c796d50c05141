import { assertNever, LARGEST_PAGE, type PageRequest } from '@setpoint/kernel';
import { join, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { MatchList, MatchPage } from '../../application/ports/match-reads.js';
import { friendsMatches } from './friends-matches.js';
import { LATEST, pageViews, toPage, type ListQuery } from './match-page.js';
import type { MatchViewRow } from './match-views.js';
import { maybeWaitingFor, myMatches } from './my-matches.js';
import { publicMatches } from './public-matches.js';

/** A page of each list, all in one statement; in the place of a list with a cursor that isn't its own, the error. */
export async function matchPages(
  manager: EntityManager,
  lists: readonly MatchList[],
): Promise<readonly (MatchPage | Error)[]> {
  const asked = lists.map(prepared);
  const pages = asked.filter((each): each is Prepared => !(each instanceof Error));
  const rows = await rowsOfEach(
    manager,
    pages.map(({ views }) => views),
  );
  return asked.map((each) =>
    each instanceof Error ? each : toPage(manager, each.query, each.page, rows[pages.indexOf(each)]!),
  );
}

interface Prepared {
  readonly query: ListQuery;
  readonly page: PageRequest;
  readonly views: Sql;
}

function prepared(list: MatchList): Prepared | Error {
  try {
    const query = queryOf(list);
    const page = pageOf(list);
    return { query, page, views: pageViews(query, page) };
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

/** The rows of each statement, in its order. Together they cost much less than each on its own: most of that is sending. */
async function rowsOfEach(manager: EntityManager, statements: readonly Sql[]): Promise<(readonly MatchViewRow[])[]> {
  if (statements.length === 0) return [];
  if (statements.length === 1) return [await rowsOf<MatchViewRow>(manager, statements[0]!)];
  const numbered = statements.map(
    (statement, i) => sql`select ${i}::int as list, row_number() over () as position, page.* from (${statement}) page`,
  );
  const rows = await rowsOf<ListedRow>(
    manager,
    sql`select * from (${join(numbered, ' union all ')}) lists order by list, position`,
  );
  const byList = Map.groupBy(rows, ({ list }) => list);
  return statements.map((_, i) => byList.get(i) ?? []);
}
