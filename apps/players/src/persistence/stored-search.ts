import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { LARGEST_COUNT, PlayerSearch, type FoundPlayer } from '../application/ports/player-search.js';
import { boxesAround, chordOf, kmOf, type PlayerQuery, type Position } from '../domain/search.js';
import { PROFILE_COLUMNS, toProfile, type ProfileRow } from './player-rows.js';
import type { Tables } from './tables.js';
import { visibleTo } from './visible.js';

/** How alike a name and the words looked for have to be, 0 to 1: one wrong letter in five is still found. */
const LEAST_LIKENESS = 0.45;
/**
 * Up to so many players in an area are all read and sorted; in a denser one, walking everybody in the wanted order
 * meets enough of them soon. About the square root of page size × players, where both ways cost the same (P6).
 */
const DENSE = 4000;

type SortValue = string | number;

/** Finds players in three statements, however long the list is: settings, the capped count, a page of profiles. */
@Injectable()
export class StoredSearch extends PlayerSearch {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  find(query: PlayerQuery, { first, after }: PageRequest, viewer: UserId | null): Promise<Page<FoundPlayer>> {
    return this.storage.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        // A bitmap reads an index to its end before it gives the first row: bad where a limit stops early.
        // The search by likeness and an area across the date line have nothing else.
        await sql`select set_config('enable_bitmapscan', ${needsBitmap(query) ? 'on' : 'off'}, true),
          set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_LIKENESS)}, true),
          set_config('pg_trgm.similarity_threshold', ${String(LEAST_LIKENESS)}, true)`.execute(tx);
        const where = conditionsOf(query, viewer);
        const cap = query.criteria.near && query.order !== 'DISTANCE' ? DENSE : LARGEST_COUNT;
        const count = await countUpTo(tx, cap + 1, where);
        const wanted = { first: first + 1, after: decodeCursor(after), isDense: count > cap };
        const found = await pageOf(tx, query, where, wanted);
        const shown = found.slice(0, first);
        return {
          items: shown.map(({ chord, ...profile }) => ({
            profile: toProfile(profile),
            distanceKm: chord === null ? null : Math.round(kmOf(chord)),
          })),
          cursors: shown.map(({ sort, id }) => encodeCursor([sort, id])),
          hasNextPage: found.length > first,
          hasPreviousPage: Boolean(after),
          totalCount: Math.min(count, LARGEST_COUNT),
        };
      });
  }
}

interface PageRow {
  readonly id: string;
  readonly sort: SortValue;
  readonly chord: number | null;
}
type FoundRow = PageRow & ProfileRow;

const pointOf = ({ lat, lng }: Position) => sql`point(${lng}::float8, ${lat}::float8)`;

const chordTo = (position: Position) => sql<number | null>`chord_between(player.place, ${pointOf(position)})`;

/** Everybody within a chord, by way of the index. */
const within = (position: Position, chord: number) =>
  sql`(${sql.join(
    boxesAround(position, chord).map(
      ({ south, north, west, east }) =>
        sql`player.place <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
    ),
    sql` or `,
  )}) and ${chordTo(position)} <= ${chord}::float8`;

/** What is checked row by row, and the area, to which there are two ways. */
function conditionsOf({ criteria, order }: PlayerQuery, viewer: UserId | null) {
  const { name, near, sports, levelKeys, sex, bornFrom, bornTo, availabilityKeys, followed } = criteria;
  const all: RawBuilder<unknown>[] = [visibleTo(viewer)];
  if (viewer) all.push(sql`player.id <> ${viewer}`);
  // Who has no location stands in no order by distance.
  if (order === 'DISTANCE') all.push(sql`player.place is not null`);
  if (name) {
    all.push(sql`(player.name_key like ${`%${name}%`} or ${name} <% player.name_key or player.name_key % ${name})`);
  }
  if (followed) {
    all.push(sql`exists (select from follow where follower_id = ${viewer} and followed_id = player.id)`);
  }
  if (sports.length > 0) all.push(sql`player.sports && ${[...sports]}::int[]`);
  if (levelKeys.length > 0) all.push(sql`player.level_keys && ${[...levelKeys]}::text[]`);
  if (sex) all.push(sql`player.sex = ${sex}`);
  if (bornFrom) all.push(sql`player.birth_date >= ${bornFrom}::date`);
  if (bornTo) all.push(sql`player.birth_date <= ${bornTo}::date`);
  if (availabilityKeys.length > 0) all.push(sql`player.availability_keys && ${[...availabilityKeys]}::int[]`);

  const plain = sql.join(all, sql` and `);
  if (!near) return { plain, byIndex: plain, byRow: plain };
  const chord = chordOf(near.km);
  return {
    plain,
    byIndex: sql`${within(near, chord)} and ${plain}`,
    /** The distance alone, so that rows come from another index. */
    byRow: sql`${chordTo(near)} <= ${chord}::float8 and ${plain}`,
  };
}

type Conditions = ReturnType<typeof conditionsOf>;

async function countUpTo(tx: Kysely<Tables>, most: number, { byIndex }: Conditions): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from player where ${byIndex} limit ${most}) counted`.execute(tx);
  return rows[0]!.count;
}

interface Wanted {
  readonly first: number;
  readonly after: (SortValue | null)[] | null;
  readonly isDense: boolean;
}

async function pageOf(tx: Kysely<Tables>, query: PlayerQuery, where: Conditions, wanted: Wanted): Promise<FoundRow[]> {
  const isFar = query.order === 'DISTANCE' && (wanted.isDense || !query.criteria.near);
  const area = isFar ? await nearestArea(tx, query, where, wanted) : where.byIndex;
  const page = statementFor(query, { ...where, byIndex: area }, wanted);
  const { rows } = await sql<FoundRow>`
    select page.sort, page.chord, ${sql.join(PROFILE_COLUMNS.map((column) => sql.ref(`player.${column}`)))}
    from (select ordered.*, row_number() over () as position from (${page}) ordered) page
    join player on player.id = page.id order by page.position`.execute(tx);
  return rows;
}

/**
 * An area that holds the whole page and not much more. The index knows places in order of degrees, not of kilometres:
 * so many of its nearest as the page has are not the nearest, but the nearest are no further than the furthest of them.
 */
async function nearestArea(tx: Kysely<Tables>, query: PlayerQuery, { byRow, byIndex }: Conditions, wanted: Wanted) {
  const origin = query.origin!;
  const chord = chordTo(origin);
  const [sort, id] = wanted.after ?? [];
  const next =
    typeof sort === 'number' && typeof id === 'string'
      ? sql`and (${chord}, player.id) > (${sort}::float8, ${id})`
      : sql``;
  const { rows } = await sql<{ furthest: number | null }>`
    select max(chord) as furthest from (
      select ${chord} as chord from player where ${byRow} ${next}
      order by player.place <-> ${pointOf(origin)} limit ${wanted.first}) nearest`.execute(tx);
  const furthest = rows[0]?.furthest;
  return furthest == null ? byIndex : sql`${within(origin, furthest)} and ${byRow}`;
}

/** An index scan that stops early won't do: the search by likeness has no order, and two boxes are two scans. */
function needsBitmap({ criteria, origin }: PlayerQuery): boolean {
  return (
    criteria.name !== null || (origin !== null && boxesAround(origin, chordOf(criteria.near?.km ?? 500)).length > 1)
  );
}

function statementFor(query: PlayerQuery, where: Conditions, { first, after, isDense }: Wanted): RawBuilder<PageRow> {
  const chord = query.origin ? chordTo(query.origin) : sql`null::float8`;
  const [sort, id] = after ?? [];
  // The cursor of another order starts at the beginning.
  const continues = (type: 'string' | 'number') => typeof sort === type && typeof id === 'string';

  switch (query.order) {
    case 'LATEST_LOGIN': {
      const isInstant = continues('string') && !Number.isNaN(Date.parse(String(sort)));
      const next = isInstant ? sql`(player.last_login_at, player.id) < (${sort}::timestamptz, ${id})` : sql`true`;
      const columns = sql`player.id, player.last_login_at, ${chord} as chord`;
      const order = sql`order by player.last_login_at desc, player.id desc limit ${first}`;
      const shown = sql`id, to_char(last_login_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as sort, chord`;
      return query.criteria.near && !isDense
        ? sql`with area as materialized (select ${columns} from player where ${where.byIndex})
            select ${shown} from area as player where ${next} ${order}`
        : sql`select ${shown} from (select ${columns} from player where ${where.byRow} and ${next} ${order}) page`;
    }
    case 'DISTANCE': {
      const next = continues('number')
        ? sql`and ${chord} >= ${sort}::float8 and (${chord}, player.id) > (${sort}::float8, ${id})`
        : sql``;
      return sql`select player.id, ${chord} as sort, ${chord} as chord from player
        where ${where.byIndex} ${next} order by ${chord}, player.id limit ${first}`;
    }
    case 'NAME': {
      const next = continues('string') ? sql`(player.name_key, player.id) > (${sort}, ${id})` : sql`true`;
      const columns = sql`player.id, player.name_key, ${chord} as chord`;
      const order = sql`order by player.name_key, player.id limit ${first}`;
      const shown = sql`id, name_key as sort, chord`;
      return query.criteria.near && !isDense
        ? sql`with area as materialized (select ${columns} from player where ${where.byIndex})
            select ${shown} from area as player where ${next} ${order}`
        : sql`select ${shown} from (select ${columns} from player where ${where.byRow} and ${next} ${order}) page`;
    }
    case 'CLOSENESS': {
      const name = query.criteria.name;
      const next = continues('number') ? sql`where (-closeness, id) > (-${sort}::float8, ${id})` : sql``;
      // A name with a word that begins as asked comes before one that only resembles it.
      return sql`select id, closeness as sort, chord from (
          select player.id, ${chord} as chord, round((
            2 * word_similarity(${name}, player.name_key) + similarity(player.name_key, ${name})
            + case when ' ' || player.name_key like ${`% ${name}%`} then 1 else 0 end
          )::numeric, 5)::float8 as closeness
          from player where ${where.byIndex}) found
        ${next} order by closeness desc, id limit ${first}`;
    }
  }
}
