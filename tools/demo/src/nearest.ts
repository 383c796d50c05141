import type { DemoCentre } from './centres.ts';
import type { DemoPerson } from './people.ts';

const FAVOURITES = 2;

/** The centres of the town next to a person's home. */
export const nearest = (venues: readonly DemoCentre[], { city, lat, lng }: DemoPerson): readonly DemoCentre[] =>
  venues
    .filter((venue) => venue.city === city.name)
    .toSorted((one, other) => Math.hypot(one.lat - lat, one.lng - lng) - Math.hypot(other.lat - lat, other.lng - lng))
    .slice(0, FAVOURITES);
