import { refuse, type Refusal } from '@setpoint/kernel';
import { DateTime, IANAZone } from 'luxon';
import type { Minutes, Schedule, When } from '../match.js';
import type { MatchCode, MatchFieldError } from '../refusals.js';

export const DURATIONS: readonly Minutes[] = [60, 90, 120];
export const isDuration = (minutes: number): minutes is Minutes => (DURATIONS as readonly number[]).includes(minutes);

/**
 * Converts a date (YYYY-MM-DD) and time (HH:mm) in a time zone to instants. A time skipped in spring
 * does not exist; one that occurs twice in autumn means the first. The duration is elapsed time.
 */
export function whenOf(datePlay: string, timePlay: string, minutes: Minutes, timeZone: string): When | MatchFieldError {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(datePlay) || !DateTime.fromISO(datePlay, { zone: 'utc' }).isValid)
    return { field: 'datePlay', code: 'INVALID' };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(timePlay)) return { field: 'timePlay', code: 'INVALID' };
  const local = DateTime.fromISO(`${datePlay}T${timePlay}`, { zone: timeZone });
  if (!local.isValid) return { field: 'timePlay', code: 'INVALID' };
  const [hour, minute] = timePlay.split(':').map(Number);
  if (local.hour !== hour || local.minute !== minute) return { field: 'timePlay', code: 'SKIPPED_BY_CLOCK_CHANGE' };
  const startsAt = firstOfTwo(local);
  return { datePlay, timePlay, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** The instant, or the earlier one if the local time occurs twice. */
function firstOfTwo(local: DateTime): Date {
  const instant = local.toMillis();
  const before = local.zone.offset(instant - 3 * 3_600_000);
  const earlier = instant - (before - local.offset) * 60_000;
  return new Date(before > local.offset && local.zone.offset(earlier) === before ? earlier : instant);
}

/** Same court, start and duration; whether the field is booked is not part of what was agreed. */
export const isSamePlan = (one: Schedule, other: Schedule): boolean =>
  one.courtId === other.courtId &&
  one.minutesPlay === other.minutesPlay &&
  one.when.startsAt.getTime() === other.when.startsAt.getTime();

/** How far ahead a match can be planned. */
const FARTHEST_YEARS = 2;

/** Why a match cannot be planned for this instant: past, or too far ahead (MAT-03). */
export function findStartError(startsAt: Date, now: Date): 'NOT_IN_THE_FUTURE' | 'TOO_FAR_AHEAD' | null {
  if (startsAt <= now) return 'NOT_IN_THE_FUTURE';
  const farthest = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ years: FARTHEST_YEARS });
  return startsAt.getTime() > farthest.toMillis() ? 'TOO_FAR_AHEAD' : null;
}

/** The refusal for an invalid start; past times have their own code. */
export const refuseStart = (error: 'NOT_IN_THE_FUTURE' | 'TOO_FAR_AHEAD'): Refusal<MatchCode> =>
  refuse(error === 'NOT_IN_THE_FUTURE' ? error : 'INVALID_DATA', { fields: [{ field: 'datePlay', code: error }] });

export const isFieldError = (when: When | MatchFieldError): when is MatchFieldError => 'field' in when;

/** The local date of an instant in a time zone, YYYY-MM-DD. */
export const dayIn = (instant: Date, timeZone: string): string =>
  DateTime.fromJSDate(instant, { zone: timeZone }).toISODate() ?? instant.toISOString().slice(0, 10);

const zones = new Map<string, boolean>();

/** Cached, because creating a formatter for a time zone is slow. */
export function isTimeZone(name: string | null | undefined): name is string {
  if (!name) return false;
  const known = zones.get(name) ?? IANAZone.isValidZone(name);
  if (zones.size < 1000) zones.set(name, known);
  return known;
}
