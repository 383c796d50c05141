import { DateTime } from 'luxon';

/** Quiet hours in the person's time zone. */
export interface QuietHours {
  readonly enabled: boolean;
  /** HH:mm; if `from` is later than `until`, they span midnight. */
  readonly from: string;
  readonly until: string;
}

export const USUAL_QUIET_HOURS: QuietHours = { enabled: true, from: '22:00', until: '08:00' };

/** Default time zone. */
export const HOME_ZONE = 'Europe/Rome';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Why such hours can't be kept; null when they can. All day would be none at all. */
export const findQuietHoursRefusal = ({ from, until }: QuietHours): 'QUIET_HOURS_NOT_VALID' | null =>
  TIME.test(from) && TIME.test(until) && from !== until ? null : 'QUIET_HOURS_NOT_VALID';

/**
 * When the quiet hours in which `now` lies are over; null when it lies in none. A time that a change of the clocks
 * leaves out is the first one after it, and of one that comes twice the first counts.
 */
export function quietUntil(now: Date, { enabled, from, until }: QuietHours, zone: string | null): Date | null {
  if (!enabled) return null;
  const here = DateTime.fromJSDate(now, { zone: zone ?? HOME_ZONE });
  // Hours over midnight may have begun the evening before.
  for (const day of [here.minus({ days: 1 }), here]) {
    const start = onDay(day, from);
    const end = onDay(until > from ? day : day.plus({ days: 1 }), until);
    if (start <= here && here < end) return end.toJSDate();
  }
  return null;
}

export const DIGESTS = ['NONE', 'DAILY', 'WEEKLY'] as const;
/** Frequency of digests. */
export type DigestFrequency = (typeof DIGESTS)[number];

const DIGEST_AT = '08:00';

/** Time of the next digest: the next day or Monday at eight; always after `now`. */
export function nextDigest(now: Date, frequency: Exclude<DigestFrequency, 'NONE'>, zone: string | null): Date {
  const here = DateTime.fromJSDate(now, { zone: zone ?? HOME_ZONE });
  for (let days = 0; ; days += 1) {
    const at = onDay(here.plus({ days }), DIGEST_AT);
    if (at > here && (frequency === 'DAILY' || at.weekday === 1)) return at.toJSDate();
  }
}

function onDay(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number);
  return day.startOf('day').set({ hour: hour!, minute: minute!, second: 0, millisecond: 0 });
}
