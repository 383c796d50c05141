import { accept, oneLine, refuse, type Outcome } from '@setpoint/kernel';
import type { Court } from './court.js';
import { findCentreErrors } from './rules/centre.js';

/** The centre with trimmed texts, or validation errors (CRT-01). */
export function checkedCourt(described: Court): Outcome<Court, 'COURT_INVALID'> {
  const court: Court = {
    ...described,
    name: oneLine(described.name),
    address: oneLine(described.address),
    city: oneLine(described.city),
    country: described.country.toUpperCase(),
    ...trimmed(described),
  };
  const fields = findCentreErrors(court);
  return fields.length > 0 ? refuse('COURT_INVALID', { fields }) : accept(court);
}

const OPTIONAL = [
  ...(['prefix', 'landline', 'mobile', 'email', 'website', 'facebook', 'instagram', 'bookingUrl'] as const),
  ...(['description', 'notificationPrefix', 'notificationMobile'] as const),
] as const;
type Optional = (typeof OPTIONAL)[number];

/** Optional fields; empty texts become null. A calling code without a number is dropped. */
function trimmed(court: Court): Pick<Court, Optional> {
  const texts = Object.fromEntries(OPTIONAL.map((name) => [name, court[name]?.trim() || null]));
  const known = texts as Pick<Court, Optional>;
  return {
    ...known,
    prefix: known.landline === null && known.mobile === null ? null : known.prefix,
    notificationPrefix: known.notificationMobile === null ? null : known.notificationPrefix,
  };
}
