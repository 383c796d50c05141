import type { DataOf, courtChanged } from '@setpoint/events';
import type { SportId } from '@setpoint/kernel';
import type { Centre, CourtField } from './court.js';

type Known = Pick<Centre, 'id' | 'name' | 'city' | 'country' | 'lat' | 'lng' | 'timeZone' | 'ownerId'>;

/** Data about a centre for other services. */
export function courtFacts(
  court: Known,
  sports: readonly SportId[],
  fields: readonly Pick<CourtField, 'sport' | 'surface'>[],
): DataOf<typeof courtChanged> {
  const kinds = new Map(fields.map(({ sport, surface }) => [`${sport} ${surface}`, { sport, surface }]));
  return {
    courtId: court.id,
    name: court.name,
    city: court.city,
    country: court.country,
    lat: court.lat,
    lng: court.lng,
    timeZone: court.timeZone,
    sports: [...sports],
    ownerId: court.ownerId,
    fields: [...kinds.keys()].sort().map((kind) => kinds.get(kind)!),
  };
}
