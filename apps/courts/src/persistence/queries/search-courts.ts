import { decodeCursor, encodeCursor, type PageRequest } from '@setpoint/kernel';
import { empty, join, raw, sql, type Sql } from '@setpoint/service-kit';
import type { CourtCriteria, CourtOrder } from '../../application/ports/courts.js';
import { CARD, type CardRow } from '../court-rows.js';
import type { CourtRow } from '../entities.js';

export type FoundRow = CardRow & Pick<CourtRow, 'name_key'> & { readonly metres: number | null };

/** Reads one extra row to detect a next page. */
export function searchCourts(criteria: CourtCriteria, order: CourtOrder, { first, after }: PageRequest): Sql {
  const metres = metresFrom(criteria.near);
  const key = order === 'DISTANCE' ? metres : sql`court.name_key`;
  const seen =
    order === 'DISTANCE' ? decodeCursor(after, order, 'integer', 'text') : decodeCursor(after, order, 'text', 'text');
  const type = raw(order === 'DISTANCE' ? 'int' : 'text');
  const beyond = seen ? sql`and (${key}, court.id) > (${seen[0]}::${type}, ${seen[1]})` : empty;
  return sql`
    select ${CARD}, court.name_key, ${metres} as metres
    from court
    where ${matching(criteria)} ${beyond}
    order by ${key}, court.id
    limit ${first + 1}`;
}

export const cursorOf = (row: FoundRow, order: CourtOrder): string =>
  encodeCursor(order, order === 'DISTANCE' ? row.metres! : row.name_key, row.id);

export const countCourts = (criteria: CourtCriteria): Sql =>
  sql`select count(*) as count from court where ${matching(criteria)}`;

/** Centres that meet all criteria. */
function matching({ words, near, sport, surfaces, covered, offers, favouriteOf }: CourtCriteria): Sql {
  const conditions = words.map((word) => sql`court.id in (select court_ids_with(${word}))`);
  if (near) {
    const { lat, lng, km } = near;
    conditions.push(
      sql`earth_box(ll_to_earth(${lat}, ${lng}), ${km * 1000}) @> ll_to_earth(court.lat, court.lng)`,
      sql`${metresFrom(near)} <= ${km * 1000}`,
    );
  }
  const field = [
    ...(sport === undefined ? [] : [sql`field.sport = ${sport}`]),
    ...(surfaces === undefined ? [] : [sql`field.surface = any(${surfaces}::text[])`]),
    ...(covered === undefined ? [] : [sql`field.covered = ${covered}`]),
  ];
  if (field.length > 0) {
    conditions.push(
      sql`exists (select from court_field field where field.court_id = court.id and ${join(field, ' and ')})`,
    );
  }
  if (offers) conditions.push(sql`court.offers @> ${offers}::text[]`);
  if (favouriteOf)
    conditions.push(sql`court.id in (select court_id from favourite_court where user_id = ${favouriteOf})`);
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`;
}

/** Whole metres, so that cursors contain exactly the compared value. */
function metresFrom(near: CourtCriteria['near']): Sql {
  return near
    ? sql`round(earth_distance(ll_to_earth(court.lat, court.lng), ll_to_earth(${near.lat}, ${near.lng})))::int`
    : sql`null::int`;
}
