import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { LARGEST_COUNT, PlayerSearch, type FoundPlayer } from '../application/ports/player-search.js';
import { chordOf, kmOf, type Criteria, type PlayerQuery } from '../domain/search.js';
import { cubeOf, PROFILE_COLUMNS, toProfile } from './player-rows.js';
import type { Tables } from './tables.js';
import { visibleTo } from './visible.js';

/** How alike a name and the words looked for have to be, 0 to 1. */
const LEAST_LIKENESS = 0.45;

type Query = SelectQueryBuilder<Tables, 'player', object>;

@Injectable()
export class StoredSearch extends PlayerSearch {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async find(query: PlayerQuery, page: PageRequest, viewer: UserId | null): Promise<Page<FoundPlayer>> {
    const matching = this.matching(query.criteria, viewer);
    const { key, direction, cast } = orderOf(query);
    const seen = seenUpTo(page.after, cast);
    const chord = query.origin
      ? sql<number | null>`player.position <-> ${cubeOf(query.origin)}::cube`
      : sql<null>`null`;
    const after = direction === 'asc' ? sql`>` : sql`<`;
    const [rows, totalCount] = await Promise.all([
      matching
        .select(PROFILE_COLUMNS)
        .select([chord.as('chord'), key.as('order_key')])
        .$if(seen !== null, (more) =>
          more.where(sql<SqlBool>`(${key}, player.id) ${after} (${seen![0]}::${sql.raw(cast)}, ${seen![1]})`),
        )
        // Who has no location stands in no order by distance.
        .$if(query.order === 'DISTANCE', (near) => near.where('player.position', 'is not', null))
        .orderBy(key, direction)
        .orderBy('player.id', direction)
        .limit(page.first + 1)
        .execute(),
      this.count(matching, query),
    ]);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map((row) => ({
        profile: toProfile(row),
        distanceKm: row.chord === null ? null : Math.round(kmOf(row.chord)),
      })),
      cursors: shown.map((row) => encodeCursor([cursorValue(row.order_key), row.id])),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: seen !== null,
      totalCount,
    };
  }

  /** Counts no further than is told (P6). */
  private async count(matching: Query, query: PlayerQuery): Promise<number> {
    const some = matching
      .select(sql<number>`1`.as('one'))
      .$if(query.order === 'DISTANCE', (near) => near.where('player.position', 'is not', null))
      .limit(LARGEST_COUNT);
    const { count } = await this.storage.db
      .selectFrom(some.as('some'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  private matching(criteria: Criteria, viewer: UserId | null): Query {
    const { name, near, sports, levelKeys, sex, bornFrom, bornTo, availabilityKeys, followed } = criteria;
    let query: Query = this.storage.db.selectFrom('player').where(visibleTo(viewer));
    if (viewer !== null) query = query.where('player.id', '<>', viewer);
    if (name !== null) {
      query = query.where(
        sql<SqlBool>`(player.name_key like ${`%${name}%`} or word_similarity(${name}, player.name_key) >= ${LEAST_LIKENESS})`,
      );
    }
    if (near) {
      const chord = chordOf(near.km);
      const point = sql`${cubeOf(near)}::cube`;
      query = query
        .where(sql<SqlBool>`player.position <@ cube_enlarge(${point}, ${chord}, 3)`)
        .where(sql<SqlBool>`player.position <-> ${point} <= ${chord}`);
    }
    if (sports.length > 0) query = query.where(sql<SqlBool>`player.sports && ${[...sports]}::int[]`);
    if (levelKeys.length > 0) query = query.where(sql<SqlBool>`player.level_keys && ${[...levelKeys]}::text[]`);
    if (sex !== null) query = query.where('player.sex', '=', sex);
    if (bornFrom !== null) query = query.where('player.birth_date', '>=', bornFrom);
    if (bornTo !== null) query = query.where('player.birth_date', '<=', bornTo);
    if (availabilityKeys.length > 0) {
      query = query.where(sql<SqlBool>`player.availability_keys && ${[...availabilityKeys]}::int[]`);
    }
    if (followed) {
      query = query.where(
        sql<SqlBool>`exists (select from follow where follower_id = ${viewer} and followed_id = player.id)`,
      );
    }
    return query;
  }
}

interface Order {
  readonly key: RawBuilder<string | number | Date>;
  readonly direction: 'asc' | 'desc';
  /** Type that the key has in a cursor. */
  readonly cast: 'timestamptz' | 'float8' | 'text';
}

function orderOf({ order, origin, criteria }: PlayerQuery): Order {
  switch (order) {
    case 'LATEST_LOGIN':
      return { key: sql<Date>`player.last_login_at`, direction: 'desc', cast: 'timestamptz' };
    case 'NAME':
      return { key: sql<string>`player.name_key`, direction: 'asc', cast: 'text' };
    case 'DISTANCE':
      return { key: sql<number>`(player.position <-> ${cubeOf(origin!)}::cube)`, direction: 'asc', cast: 'float8' };
    case 'CLOSENESS':
      return {
        key: sql<number>`word_similarity(${criteria.name}, player.name_key)::float8`,
        direction: 'desc',
        cast: 'float8',
      };
  }
}

const cursorValue = (key: string | number | Date) => (key instanceof Date ? key.toISOString() : key);

/** The last item that the reader has; a cursor of another order counts as none. */
function seenUpTo(after: string | null | undefined, cast: Order['cast']): [string | number, string] | null {
  const [key, id] = decodeCursor(after) ?? [];
  if (typeof id !== 'string') return null;
  if (cast === 'float8') return typeof key === 'number' ? [key, id] : null;
  if (typeof key !== 'string') return null;
  return cast === 'text' || !Number.isNaN(Date.parse(key)) ? [key, id] : null;
}
