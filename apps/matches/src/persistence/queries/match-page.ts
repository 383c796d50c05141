import { decodeCursor, encodeCursor, pageOf, type PageRequest } from '@setpoint/kernel';
import { join, raw, rowOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { MOST_COUNTED, type MatchPage } from '../../application/ports/match-reads.js';
import { toViews, type MatchViewRow } from './match-views.js';

/** Order of a list, and what its cursors contain besides the id. */
export interface Order {
  /** Part of the cursor, so that a cursor of another order is rejected. */
  readonly name: 'coming' | 'latest' | 'oldest' | 'near' | 'soonest';
  readonly by: Sql;
  readonly direction: 'asc' | 'desc';
  readonly kind: 'instant' | 'integer' | 'number';
  readonly valueOf: (row: MatchViewRow) => string | number;
}

export const COMING: Order = {
  name: 'coming',
  by: sql`m.coming_at`,
  direction: 'asc',
  kind: 'instant',
  valueOf: (row) => row.starts_at?.toISOString() ?? 'infinity',
};
export const LATEST: Order = {
  name: 'latest',
  by: sql`m.sort_at`,
  direction: 'desc',
  kind: 'instant',
  valueOf: (row) => row.sort_at.toISOString(),
};
export const OLDEST: Order = { ...LATEST, name: 'oldest', direction: 'asc' };
export const nearest = (metres: Sql): Order => ({
  name: 'near',
  by: metres,
  direction: 'asc',
  kind: 'integer',
  valueOf: (row) => row.metres ?? 0,
});

export interface ListQuery {
  readonly where: readonly Sql[];
  readonly order: Order;
  /** Distance of match m from the searched position. */
  readonly metres?: Sql;
  /** Conditions for the count, if they differ from the page's. */
  readonly counted?: readonly Sql[];
}

/** The ids of one page of a list, by keyset, and one more where there are more, with their distances. */
export function pageIds({ where, order, metres = sql`null::int` }: ListQuery, { first, after }: PageRequest): Sql {
  const beyond = beyondCursor(order, after);
  const direction = raw(order.direction);
  return sql`select m.id, ${metres} as metres from match m where ${allOf(beyond ? [...where, beyond] : where)}
    order by ${order.by} ${direction}, m.id ${direction} limit ${first + 1}::int`;
}

/** Builds the page for the ids of `pageIds`. */
export function toPage(
  manager: EntityManager,
  { where, order, counted = where }: ListQuery,
  { first, after }: PageRequest,
  rows: readonly MatchViewRow[],
): MatchPage {
  const shown = pageOf(rows, { first, after }, (row) => encodeCursor(order.name, order.valueOf(row), row.id));
  return {
    ...shown,
    items: toViews(manager, shown.items),
    totalCount: async () => {
      const matches = sql`select from match m where ${allOf(counted)} limit ${MOST_COUNTED}::int`;
      return (await rowOf<{ n: number }>(manager, sql`select count(*) as n from (${matches}) matches`))!.n;
    },
  };
}

/** Condition for rows after a cursor of this order; null at the start of the list. */
export function beyondCursor(
  order: Order,
  after: string | null | undefined,
  columns = { by: order.by, id: sql`m.id` },
): Sql | null {
  const cursor = decodeCursor(after, order.name, order.kind, 'text');
  if (!cursor) return null;
  const [value, id] = cursor;
  const position = sql`${value}::${TYPES[order.kind]}`;
  return sql`(${columns.by}, ${columns.id}) ${raw(order.direction === 'asc' ? '>' : '<')} (${position}, ${id})`;
}

const TYPES = { instant: raw('timestamptz'), integer: raw('int'), number: raw('float8') };

const allOf = (conditions: readonly Sql[]): Sql =>
  join(
    conditions.map((each) => sql`(${each})`),
    ' and ',
  );
