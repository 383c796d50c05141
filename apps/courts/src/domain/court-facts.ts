import type { DataOf, courtChanged } from '@setpoint/events';
import { sportsOf, type Court } from './court.js';

/** What other services need to know of a centre. */
export function courtFacts(court: Court): DataOf<typeof courtChanged> {
  return {
    courtId: court.id,
    name: court.name,
    city: court.city,
    country: court.country,
    lat: court.lat,
    lng: court.lng,
    timeZone: court.timeZone,
    sports: sportsOf(court),
  };
}
