import type { SportId } from '@setpoint/kernel';
import { metresFrom, sql, type Sql } from '@setpoint/service-kit';
import type { Area } from '../../domain/competition/competition.js';
import type { Position, Seeker } from '../../domain/find-time/free.js';
import type { CourtRow } from '../projection-entities.js';

export type GroundRow = Pick<CourtRow, 'id' | 'lat' | 'lng' | 'time_zone'>;

/** Number of nearest centres considered besides favourites, and the search distance in each direction. */
const NEAREST = 20;
const BOX_DEGREES = 0.5;
const KM_IN_DEGREE = 111;

/**
 * Centres with the sport that one of the players favours, and the nearest to their midpoint; with an area those
 * around it, and favourites farther away as well: the caller decides which of them count.
 */
export function grounds(sport: SportId, seekers: readonly Seeker[], area?: Area): Sql {
  const favourites = [...new Set(seekers.flatMap((seeker) => [...seeker.favourites]))];
  const middle = middleOf(seekers.flatMap(({ position }) => position ?? [])) ?? area;
  const favoured = sql`select id, lat, lng, time_zone from court where id = any(${favourites}::text[]) and ${offers(sport)}`;
  if (!middle) return favoured;
  const { lat, lng } = middle;
  const about = area ?? middle;
  const high = area ? area.radiusKm / KM_IN_DEGREE : BOX_DEGREES;
  const wide = high / Math.max(0.05, Math.cos((about.lat * Math.PI) / 180));
  return sql`${favoured} union (select id, lat, lng, time_zone from court
    where lat between ${about.lat - high}::float8 and ${about.lat + high}::float8
      and lng between ${about.lng - wide}::float8 and ${about.lng + wide}::float8 and ${offers(sport)} and ${isWithin(area)}
    order by power(lat - ${lat}::float8, 2) + power((lng - ${lng}::float8) * cos(radians(${lat}::float8)), 2), id
    limit ${NEAREST}::int)`;
}

/** Before the nearest are taken: centres in the corners of the box must not displace those within the radius. */
const isWithin = (area: Area | undefined): Sql =>
  area ? sql`${metresFrom(area, { lat: sql`lat`, lng: sql`lng` })} <= ${area.radiusKm * 1000}::float8` : sql`true`;

/** Null if its sports are not known yet. */
const offers = (sport: SportId): Sql => sql`(sports is null or ${sport}::int = any(sports))`;

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const mean = (pick: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + pick(position), 0) / positions.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
