import type { SportId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { Position, Seeker } from '../../domain/find-time/free.js';
import type { CourtRow } from '../projection-entities.js';

export type GroundRow = Pick<CourtRow, 'id' | 'lat' | 'lng' | 'time_zone'>;

/** The nearest centres that are looked at besides favourites, and the box around that they are looked for in. */
const NEAREST = 20;
const BOX_DEGREES = 0.5;

/** Centres with the sport that one of them favours, and the nearest to the middle between them. */
export function grounds(sport: SportId, seekers: readonly Seeker[]): Sql {
  const favourites = [...new Set(seekers.flatMap((seeker) => [...seeker.favourites]))];
  const middle = middleOf(seekers.flatMap(({ position }) => position ?? []));
  const favoured = sql`select id, lat, lng, time_zone from court where id = any(${favourites}::text[]) and ${offers(sport)}`;
  if (!middle) return favoured;
  const { lat, lng } = middle;
  const wide = BOX_DEGREES / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return sql`${favoured} union (select id, lat, lng, time_zone from court
    where lat between ${lat - BOX_DEGREES}::float8 and ${lat + BOX_DEGREES}::float8
      and lng between ${lng - wide}::float8 and ${lng + wide}::float8 and ${offers(sport)}
    order by power(lat - ${lat}::float8, 2) + power((lng - ${lng}::float8) * cos(radians(${lat}::float8)), 2), id
    limit ${NEAREST}::int)`;
}

/** Null: not heard of yet which sports it has. */
const offers = (sport: SportId): Sql => sql`(sports is null or ${sport}::int = any(sports))`;

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  const mean = (pick: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + pick(position), 0) / positions.length;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
