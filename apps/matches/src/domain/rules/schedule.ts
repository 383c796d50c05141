import type { FieldFault } from '@setpoint/kernel';
import { DateTime, IANAZone } from 'luxon';
import type { Minutes, When } from '../match.js';

export const DURATIONS: readonly Minutes[] = [60, 90, 120];
export const isDuration = (minutes: number): minutes is Minutes => (DURATIONS as readonly number[]).includes(minutes);

/**
 * The instants of a day (YYYY-MM-DD) and time (HH:mm) on the clocks of a zone. A time that the clocks skip in spring
 * does not exist; one that they show twice in autumn means the first. The duration is real time, whatever clocks do.
 */
export function whenOf(datePlay: string, timePlay: string, minutes: Minutes, timeZone: string): When | FieldFault {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(datePlay) || !DateTime.fromISO(datePlay, { zone: 'utc' }).isValid)
    return { field: 'datePlay', code: 'INVALID' };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(timePlay)) return { field: 'timePlay', code: 'INVALID' };
  const local = DateTime.fromISO(`${datePlay}T${timePlay}`, { zone: timeZone });
  if (!local.isValid) return { field: 'timePlay', code: 'INVALID' };
  if (local.toFormat('HH:mm') !== timePlay) return { field: 'timePlay', code: 'SKIPPED_BY_CLOCK_CHANGE' };
  const startsAt = local.getPossibleOffsets()[0]!.toJSDate();
  return { datePlay, timePlay, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

export const isFault = (when: When | FieldFault): when is FieldFault => 'field' in when;

/** The day that an instant falls on in a zone, YYYY-MM-DD. */
export const dayIn = (instant: Date, timeZone: string): string =>
  DateTime.fromJSDate(instant, { zone: timeZone }).toISODate() ?? instant.toISOString().slice(0, 10);

export const isTimeZone = (name: string | null | undefined): name is string => !!name && IANAZone.isValidZone(name);
