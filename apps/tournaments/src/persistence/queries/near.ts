import { sql, type Sql } from '@setpoint/service-kit';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Great-circle distance of tournament t in whole kilometres. */
export const kmFrom = ({ lat, lng }: Position): Sql => sql`round(12742.0176 * asin(sqrt(least(1,
  power(sin(radians(t.lat - ${lat}::float8) / 2), 2)
  + cos(radians(${lat}::float8)) * cos(radians(t.lat)) * power(sin(radians(t.lng - ${lng}::float8) / 2), 2)))))::int`;

/** A box around the circle, which an index can find. */
export function boxAround({ lat, lng }: Position, km: number): Sql {
  const high = km / 111;
  const wide = Math.min(
    180,
    km / (111 * Math.max(0.01, Math.cos((Math.min(89, Math.abs(lat) + high) * Math.PI) / 180))),
  );
  return sql`t.lat between ${lat - high}::float8 and ${lat + high}::float8
    and t.lng between ${lng - wide}::float8 and ${lng + wide}::float8`;
}
