import { Injectable } from '@nestjs/common';
import { courtChanged, outgoing } from '@setpoint/events';
import { courtId, decodeCursor, encodeCursor, type CourtId, type Page, type PageRequest } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type Expression, type Kysely, type SelectQueryBuilder, type Selectable, type SqlBool } from 'kysely';
import { Courts, type CourtCriteria, type CourtOrder } from '../application/courts.js';
import { courtFacts } from '../domain/court-facts.js';
import { sportsOf, type Court, type CourtCard, type CourtField } from '../domain/court.js';
import { nameKey, searchText } from '../domain/search-text.js';
import type { Tables } from './tables.js';

/** Rows of one insert statement; Postgres takes 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

@Injectable()
export class StoredCourts extends Courts {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async add(courts: readonly Court[], now: Date): Promise<void> {
    await this.storage.transaction(async (tx, effects) => {
      const added = new Set<string>();
      for (const some of inChunks(courts)) {
        const rows = await tx
          .insertInto('court')
          .values(some.map((court) => toRow(court, now)))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute();
        for (const row of rows) added.add(row.id);
      }
      const news = courts.filter((court) => added.has(court.id));
      for (const some of inChunks(news.flatMap(toFieldRows))) await tx.insertInto('court_field').values(some).execute();
      effects.emit(...news.map((court) => outgoing(courtChanged, courtFacts(court))));
    });
  }

  async byIds(ids: readonly CourtId[]): Promise<CourtCard[]> {
    const rows = await this.storage.db
      .selectFrom('court')
      .select(CARD)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map((row) => toCard(row, null));
  }

  async fieldsOf(ids: readonly CourtId[]): Promise<Map<CourtId, CourtField[]>> {
    const rows = await this.storage.db
      .selectFrom('court_field')
      .select(['id', 'court_id', 'name', 'sport', 'surface', 'covered', 'notes'])
      .where('court_id', 'in', [...ids])
      .orderBy('court_id')
      .orderBy('position')
      .execute();
    const fields = new Map<CourtId, CourtField[]>(ids.map((id) => [id, []]));
    for (const { court_id, ...field } of rows) fields.get(courtId(court_id))?.push(field);
    return fields;
  }

  async search(criteria: CourtCriteria, order: CourtOrder, page: PageRequest): Promise<Page<CourtCard>> {
    const [rows, totalCount] = await Promise.all([this.rows(criteria, order, page), this.count(criteria)]);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map((row) => toCard(row, row.metres)),
      cursors: shown.map((row) => encodeCursor([order === 'DISTANCE' ? row.metres : row.name_key, row.id])),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: decodeCursor(page.after) !== null,
      totalCount,
    };
  }

  private async count(criteria: CourtCriteria): Promise<number> {
    const { count } = await meeting(criteria, this.storage.db)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** One row more than asked for tells whether there is a next page. */
  private async rows(criteria: CourtCriteria, order: CourtOrder, page: PageRequest) {
    const key = order === 'DISTANCE' ? metresFrom(criteria.near) : sql.ref<string>('court.name_key');
    const seen = seenUpTo(page.after, order);
    return meeting(criteria, this.storage.db)
      .select([...CARD, 'court.name_key', metresFrom(criteria.near).as('metres')])
      .$if(seen !== null, (query) => query.where(sql<SqlBool>`(${key}, court.id) > (${seen![0]}, ${seen![1]})`))
      .orderBy(key)
      .orderBy('court.id')
      .limit(page.first + 1)
      .execute();
  }
}

const CARD = [
  'court.id',
  'court.name',
  'court.address',
  'court.city',
  'court.country',
  'court.lat',
  'court.lng',
  'court.time_zone',
  'court.phone',
  'court.email',
  'court.website',
  'court.booking_url',
  'court.description',
  'court.cover_url',
  'court.offers',
  'court.sports',
  'court.favourites_count',
] as const;

type CardRow = Omit<Selectable<Tables['court']>, 'name_key' | 'search_text' | 'added_at'>;

/** Centres that meet all criteria. */
function meeting(criteria: CourtCriteria, db: Kysely<Tables>): SelectQueryBuilder<Tables, 'court', object> {
  let query: SelectQueryBuilder<Tables, 'court', object> = db.selectFrom('court');
  for (const word of criteria.words) query = query.where(sql<SqlBool>`court.id in (select court_ids_with(${word}))`);
  if (criteria.near) {
    const { lat, lng, km } = criteria.near;
    query = query
      .where(sql<SqlBool>`earth_box(ll_to_earth(${lat}, ${lng}), ${km * 1000}) @> ll_to_earth(court.lat, court.lng)`)
      .where(metresFrom(criteria.near), '<=', km * 1000);
  }
  const { sport, surfaces, covered, offers, favouriteOf } = criteria;
  if (sport !== undefined || surfaces !== undefined || covered !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('court_field')
          .select('court_field.id')
          .whereRef('court_field.court_id', '=', 'court.id')
          .$if(sport !== undefined, (fields) => fields.where('sport', '=', sport!))
          .$if(surfaces !== undefined, (fields) => fields.where('surface', 'in', [...surfaces!]))
          .$if(covered !== undefined, (fields) => fields.where('covered', '=', covered!)),
      ),
    );
  }
  if (offers) query = query.where(sql<SqlBool>`court.offers @> ${[...offers]}::text[]`);
  if (favouriteOf) {
    query = query.where('court.id', 'in', (eb) =>
      eb.selectFrom('favourite_court').select('court_id').where('user_id', '=', favouriteOf),
    );
  }
  return query;
}

/** Whole metres, so that a cursor holds exactly what the order compares. */
function metresFrom(near: CourtCriteria['near']) {
  return near
    ? sql<number>`round(earth_distance(ll_to_earth(court.lat, court.lng), ll_to_earth(${near.lat}, ${near.lng})))::int`
    : sql<number | null>`null::int`;
}

/** The last item that the reader has, or null; a cursor of another order counts as none. */
function seenUpTo(after: string | null | undefined, order: CourtOrder): [Expression<unknown>, string] | null {
  const [key, id] = decodeCursor(after) ?? [];
  if (typeof id !== 'string') return null;
  if (order === 'DISTANCE') return typeof key === 'number' ? [sql`${key}::int`, id] : null;
  return typeof key === 'string' ? [sql`${key}::text`, id] : null;
}

function toCard(row: CardRow, metres: number | null): CourtCard {
  const { time_zone, booking_url, cover_url, favourites_count, ...same } = row;
  return {
    ...same,
    id: courtId(row.id),
    timeZone: time_zone,
    bookingUrl: booking_url,
    coverUrl: cover_url,
    favouritesCount: favourites_count,
    distanceKm: metres === null ? null : Math.round(metres / 1000),
  };
}

function toRow(court: Court, now: Date) {
  return {
    id: court.id,
    name: court.name,
    address: court.address,
    city: court.city,
    country: court.country,
    lat: court.lat,
    lng: court.lng,
    time_zone: court.timeZone,
    phone: court.phone,
    email: court.email,
    website: court.website,
    booking_url: court.bookingUrl,
    description: court.description,
    cover_url: court.coverUrl,
    offers: [...court.offers],
    sports: sportsOf(court),
    name_key: nameKey(court.name),
    search_text: searchText(court),
    added_at: now,
  };
}

function toFieldRows(court: Court) {
  return court.fields.map((field, position) => ({ ...field, court_id: court.id, position }));
}

function* inChunks<T>(all: readonly T[]): Iterable<T[]> {
  for (let i = 0; i < all.length; i += ROWS_AT_ONCE) yield all.slice(i, i + ROWS_AT_ONCE);
}
