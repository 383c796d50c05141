import type { Availability } from './availability.js';

/** Common availability (PLY-05): players without fixed days adapt to the other. */
export function availabilityOverlap(one: Availability, other: Availability): Availability {
  if (one.noFixedDays) return other;
  if (other.noFixedDays) return one;
  const slots = one.slots.flatMap((mine) =>
    other.slots
      .filter((theirs) => theirs.weekday === mine.weekday && theirs.from < mine.to && mine.from < theirs.to)
      .map((theirs) => ({
        weekday: mine.weekday,
        from: mine.from > theirs.from ? mine.from : theirs.from,
        to: mine.to < theirs.to ? mine.to : theirs.to,
      })),
  );
  return { noFixedDays: false, slots };
}
