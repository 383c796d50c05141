import { refuse, type Refusal } from '@setpoint/kernel';
import { DateTime, IANAZone } from 'luxon';
import type { Minutes, When } from '../match.js';
import type { MatchCode, MatchFieldError } from '../refusals.js';

export const DURATIONS: readonly Minutes[] = [60, 90, 120];
export const isDuration = (minutes: number): minutes is Minutes => (DURATIONS as readonly number[]).includes(minutes);

/**
 * The instants of a day (YYYY-MM-DD) and time (HH:mm) on the clocks of a zone. A time that the clocks skip in spring
 * does not exist; one that they show twice in autumn means the first. The duration is real time, whatever clocks do.
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

/** The instant, or the earlier one when the clocks were put back over this time. */
function firstOfTwo(local: DateTime): Date {
  const instant = local.toMillis();
  const before = local.zone.offset(instant - 3 * 3_600_000);
  const earlier = instant - (before - local.offset) * 60_000;
  return new Date(before > local.offset && local.zone.offset(earlier) === before ? earlier : instant);
}

/** How far ahead a match can be planned. */
const FARTHEST_YEARS = 2;

/** Why a match can't be planned for this instant: it is over, or absurdly far ahead (MAT-03). */
export function findStartError(startsAt: Date, now: Date): 'NOT_IN_THE_FUTURE' | 'TOO_FAR_AHEAD' | null {
  if (startsAt <= now) return 'NOT_IN_THE_FUTURE';
  const farthest = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ years: FARTHEST_YEARS });
  return startsAt.getTime() > farthest.toMillis() ? 'TOO_FAR_AHEAD' : null;
}

/** The refusal for an error in the start: a past one has a code of its own. */
export const refuseStart = (error: 'NOT_IN_THE_FUTURE' | 'TOO_FAR_AHEAD'): Refusal<MatchCode> =>
  refuse(error === 'NOT_IN_THE_FUTURE' ? error : 'INVALID_DATA', { fields: [{ field: 'datePlay', code: error }] });

export const isFieldError = (when: When | MatchFieldError): when is MatchFieldError => 'field' in when;

/** The day that an instant falls on in a zone, YYYY-MM-DD. */
export const dayIn = (instant: Date, timeZone: string): string =>
  DateTime.fromJSDate(instant, { zone: timeZone }).toISODate() ?? instant.toISOString().slice(0, 10);

const zones = new Map<string, boolean>();

/** A handful of zones is looked up again and again, and the runtime is slow at it. */
export function isTimeZone(name: string | null | undefined): name is string {
  if (!name) return false;
  const known = zones.get(name) ?? IANAZone.isValidZone(name);
  if (zones.size < 1000) zones.set(name, known);
  return known;
}
