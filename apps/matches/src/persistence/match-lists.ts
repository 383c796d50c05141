import { decodeCursor, encodeCursor, type UserId } from '@setpoint/kernel';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { MOST_COUNTED, type Looker, type MatchesQuery, type MatchPage, type PageAsked } from '../application/ports.js';
import type { MatchState } from '../domain/match.js';
import { gathered, toView } from './gathered.js';
import type { GatheredRow } from './match-rows.js';
import type { Tables } from './tables.js';

type Condition = RawBuilder<SqlBool>;
type Db = Kysely<Tables>;

/** Participants and invited players see it, the public only a public one, and nobody across a block (MAT-14, PLY-04). */
export function visibleTo(looker: Looker): Condition {
  switch (looker.kind) {
    case 'support':
      return sql`true`;
    case 'visitor':
      return sql`m.visibility = 'PUBLIC'`;
    case 'player':
      return sql`(exists (select from match_players v where v.match_id = m.id and v.player_id = ${looker.id})
        or exists (select from invitations v where v.match_id = m.id and v.player_id = ${looker.id})
        or (m.visibility = 'PUBLIC' and m.organiser_id not in ${apartFrom(looker.id)}))`;
  }
}

/** Everyone with whom a block stands between. */
const apartFrom = (id: UserId) =>
  sql`(select blocked_id from blocks where blocker_id = ${id} union all select blocker_id from blocks where blocked_id = ${id})`;

/** How a list is ordered, and what its cursors hold. */
interface Order {
  /** First part of the cursor: a cursor of another order doesn't fit. */
  readonly name: 'coming' | 'latest' | 'oldest' | 'near';
  readonly by: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  readonly valueOf: (row: GatheredRow & { metres: number | null }) => string | number;
}

const COMING: Order = {
  name: 'coming',
  by: sql`m.coming_at`,
  direction: 'asc',
  valueOf: (row) => row.starts_at?.toISOString() ?? 'infinity',
};
const LATEST: Order = {
  name: 'latest',
  by: sql`m.sort_at`,
  direction: 'desc',
  valueOf: (row) => row.sort_at.toISOString(),
};
const OLDEST: Order = { ...LATEST, name: 'oldest', direction: 'asc' };

const OPEN: readonly MatchState[] = ['ORGANIZING', 'READY'];
const isOpen = (state: MatchState) => OPEN.includes(state);
const oneOf = (states: readonly MatchState[]) => sql<SqlBool>`m.state in (${sql.join(states)})`;

/** MAT-15 with the filters of FLT-03. */
export function listMatches(db: Db, query: MatchesQuery, looker: Looker, now: Date): Promise<MatchPage> {
  const { near, playerId, courtId } = query;
  const where: Condition[] = [];
  let order = COMING;
  if (query.states) {
    if (query.states.length === 0) where.push(sql`false`);
    else where.push(oneOf(query.states));
    if (!query.states.every(isOpen)) order = LATEST;
  } else if (playerId) {
    where.push(oneOf(['CONFIRMED', ...OPEN]));
    order = LATEST;
  } else {
    where.push(oneOf(OPEN), sql`m.coming_at > ${now}`);
  }
  if (playerId) {
    where.push(sql`m.id in (select match_id from match_players where player_id = ${playerId})`, visibleTo(looker));
  } else {
    where.push(sql`m.visibility = 'PUBLIC'`);
  }
  if (looker.kind === 'player') {
    // A search shows nobody across a block, not even as somebody else's partner; my own matches I do see.
    where.push(sql`(not exists (select from match_players b where b.match_id = m.id and b.player_id in ${apartFrom(looker.id)})
      or exists (select from match_players b where b.match_id = m.id and b.player_id = ${looker.id}))`);
  }
  if (courtId) where.push(sql`m.court_id = ${courtId}`);
  if (query.sports) where.push(sql`m.sport = any(${query.sports}::int[])`);
  if (query.numberPlayers !== null) where.push(sql`m.number_players = ${query.numberPlayers}::int`);
  if (query.level !== null) {
    const { level } = query;
    where.push(
      sql`(m.level_min is null or m.level_min <= ${level}::float8) and (m.level_max is null or m.level_max >= ${level}::float8)`,
    );
  }
  if (query.missing) where.push(sql`m.missing = any(${query.missing}::int[])`);
  const metres = near ? metresFrom(near) : null;
  if (near && metres) {
    where.push(around(near), sql`${metres} <= ${near.km * 1000}`);
    if (query.orderBy === 'DISTANCE')
      order = { name: 'near', by: metres, direction: 'asc', valueOf: (row) => row.metres ?? 0 };
  }
  return page(db, where, order, query, metres);
}

export function listMine(
  db: Db,
  when: 'UPCOMING' | 'WAITING' | 'PAST',
  who: UserId,
  asked: PageAsked,
): Promise<MatchPage> {
  const iPlay: Condition = sql`m.id in (select match_id from match_players where player_id = ${who})`;
  switch (when) {
    case 'UPCOMING':
      return page(db, [iPlay, oneOf(OPEN)], COMING, asked);
    case 'WAITING':
      return page(db, [maybeWaitingFor(who)], OLDEST, asked);
    case 'PAST':
      return page(db, [iPlay, oneOf(['CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED'])], LATEST, asked);
  }
}

/** Results to enter or to agree on, invitations to answer, matches to organise: each from an index of its own. */
export const maybeWaitingFor = (who: UserId): Condition => sql`m.id in (
  select w.id from match_players mp join matches w on w.id = mp.match_id
    where mp.player_id = ${who} and w.state in ('AWAITING_RESULT', 'AWAITING_CONFIRMATION')
  union all
  select w.id from invitations i join matches w on w.id = i.match_id
    where i.player_id = ${who} and i.state = 'PENDING' and w.state = 'ORGANIZING' and w.missing > 0
  union all
  select w.id from matches w
    where w.organiser_id = ${who} and w.state = 'ORGANIZING' and (w.court_id is null or w.starts_at is null))`;

/**
 * PLY-11: matches of those whom I follow, newest first. Each friend's newest come from an index; what the page doesn't
 * need is never read.
 */
export function listOfFriends(db: Db, who: UserId, asked: PageAsked): Promise<MatchPage> {
  const looker: Looker = { kind: 'player', id: who };
  const newest = (limit: number, beyond: Condition): Condition => sql`m.id in (
    select friends.id from follows f cross join lateral (
      select m.id from match_players mp join matches m on m.id = mp.match_id
      where mp.player_id = f.followed_id and m.state not in ('CANCELLED', 'EXPIRED') and ${visibleTo(looker)} and ${beyond}
      order by mp.sort_at desc, mp.match_id desc limit ${limit}) friends
    where f.follower_id = ${who})`;
  const beyond = beyondCursor(LATEST, asked.after, { by: sql`mp.sort_at`, id: sql`mp.match_id` });
  return page(db, [newest(asked.first + 1, beyond)], LATEST, asked, null, [newest(MOST_COUNTED, sql`true`)]);
}

async function page(
  db: Db,
  where: readonly Condition[],
  order: Order,
  { first, after }: PageAsked,
  metres: RawBuilder<number> | null = null,
  counted: readonly Condition[] = where,
): Promise<MatchPage> {
  const direction = sql.raw(order.direction);
  const rows = await gathered(db)
    .select((metres ?? sql<number | null>`null::int`).as('metres'))
    .where(allOf([...where, beyondCursor(order, after)]))
    .orderBy(sql`${order.by} ${direction}, m.id ${direction}`)
    .limit(first + 1)
    .execute();
  const shown = rows.slice(0, first);
  return {
    items: shown.map((row) => toView(row, row.metres)),
    cursors: shown.map((row) => encodeCursor([order.name, order.valueOf(row), row.id])),
    hasNextPage: rows.length > first,
    hasPreviousPage: cursorOf(order, after) !== null,
    totalCount: async () => {
      const some = db
        .selectFrom('matches as m')
        .select(sql`1`.as('one'))
        .where(allOf(counted))
        .limit(MOST_COUNTED);
      const { count } = await db
        .selectFrom(some.as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

const allOf = (conditions: readonly Condition[]) =>
  sql<SqlBool>`${sql.join(
    conditions.map((each) => sql`(${each})`),
    sql` and `,
  )}`;

function beyondCursor(order: Order, after: string | null, columns = { by: order.by, id: sql`m.id` }): Condition {
  const cursor = cursorOf(order, after);
  if (!cursor) return sql`true`;
  const value = order.name === 'near' ? sql`${cursor.value}::int` : sql`${cursor.value}::timestamptz`;
  const operator = sql.raw(order.direction === 'asc' ? '>' : '<');
  return sql`(${columns.by}, ${columns.id}) ${operator} (${value}, ${cursor.id})`;
}

/** A text that is no cursor of this list counts as none. */
function cursorOf(order: Order, after: string | null): { value: string | number; id: string } | null {
  const [name, value, id] = decodeCursor(after) ?? [];
  if (name !== order.name || typeof id !== 'string' || id.includes('\0')) return null;
  if (order.name === 'near')
    return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 ? { value: Number(value), id } : null;
  if (typeof value !== 'string') return null;
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value));
  return isInstant || value === 'infinity' ? { value, id } : null;
}

/** Great-circle distance in whole metres. */
const metresFrom = ({
  lat,
  lng,
}: {
  lat: number;
  lng: number;
}): RawBuilder<number> => sql<number>`round(12742017.6 * asin(sqrt(least(1,
  power(sin(radians(m.lat - ${lat}) / 2), 2)
  + cos(radians(${lat})) * cos(radians(m.lat)) * power(sin(radians(m.lng - ${lng}) / 2), 2)))))::int`;

/** A box around the circle, which an index can find. */
function around({ lat, lng, km }: { lat: number; lng: number; km: number }): Condition {
  const high = km / 111;
  const wide = Math.min(
    180,
    km / (111 * Math.max(0.01, Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180))),
  );
  return sql`m.lat between ${lat - high} and ${lat + high} and m.lng between ${lng - wide} and ${lng + wide}`;
}
