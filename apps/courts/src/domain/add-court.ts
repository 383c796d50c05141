import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { Court } from './court.js';
import { findCentreErrors } from './rules/centre.js';

/** Adds a centre as it was described, with trimmed texts, unless something in it is wrong. */
export function addCourt(described: Court): Outcome<Court, 'COURT_INVALID'> {
  const court: Court = {
    ...described,
    name: described.name.trim(),
    address: described.address.trim(),
    city: described.city.trim(),
    country: described.country.toUpperCase(),
  };
  const fields = findCentreErrors(court);
  return fields.length > 0 ? refuse('COURT_INVALID', { fields }) : accept(court);
}
