import type { Position } from '@setpoint/kernel';
import { sql, type Sql } from './sql.js';

/** Columns, in degrees (WGS 84). */
export interface Place {
  readonly lat: Sql;
  readonly lng: Sql;
}

/** Great-circle distance in units of the diameter of the earth. */
const diametersBetween = ({ lat, lng }: Position, place: Place): Sql => sql`asin(sqrt(least(1,
  power(sin(radians(${place.lat} - ${lat}::float8) / 2), 2)
  + cos(radians(${lat}::float8)) * cos(radians(${place.lat}))
    * power(sin(radians(${place.lng} - ${lng}::float8) / 2), 2))))`;

/** Great-circle distance in whole metres. */
export const metresFrom = (position: Position, place: Place): Sql =>
  sql`round(12742017.6 * ${diametersBetween(position, place)})::int`;

/** Great-circle distance in whole kilometres. */
export const kmFrom = (position: Position, place: Place): Sql =>
  sql`round(12742.0176 * ${diametersBetween(position, place)})::int`;

/** Bounding box of the circle, which an index can serve. */
export function boxAround({ lat, lng }: Position, km: number, place: Place): Sql {
  const high = km / 111;
  const wide = Math.min(
    180,
    km / (111 * Math.max(0.01, Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180))),
  );
  return sql`${place.lat} between ${lat - high}::float8 and ${lat + high}::float8
    and ${place.lng} between ${lng - wide}::float8 and ${lng + wide}::float8`;
}

/** The centre of the square, about `COARSE_KM` wide and high, that a place lies in: where visitors find people. */
export function coarsePlace({ lat, lng }: Place): Place {
  const centre = sql`((floor((${lat} + 90) / 0.09) + 0.5) * 0.09 - 90)`;
  const columns = sql`greatest(1, round(4000 * cos(radians(${centre}))))`;
  return { lat: centre, lng: sql`((floor((${lng} + 180) / 360 * ${columns}) + 0.5) * 360 / ${columns} - 180)` };
}
