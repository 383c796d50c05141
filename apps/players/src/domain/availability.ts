import { accept, type Outcome } from '@setpoint/kernel';
import { invalidData, type PlayerFieldCode, type PlayerFieldError } from './field-codes.js';
import type { Day } from './profile.js';
import { earliestBegun, isDay, latestPlanned } from './rules/day.js';

/** One weekly time. */
export interface Slot {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** HH:mm */
  readonly from: string;
  /** HH:mm, later than `from`. */
  readonly to: string;
}

/** Availability (PLY-10): no fixed days, or weekly times; neither if nothing was entered. */
export interface Availability {
  readonly noFixedDays: boolean;
  readonly slots: readonly Slot[];
}

/** A holiday (ACC-07), both days included. */
export interface Absence {
  readonly from: Day;
  readonly to: Day;
}

export const NO_AVAILABILITY: Availability = { noFixedDays: false, slots: [] };
const MOST_SLOTS = 50;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Parts of the day, in hours; the end is no longer part of it (PLY-10). */
export const DAY_BANDS = {
  MORNING: { from: '06:00', to: '13:00', key: 1 },
  AFTERNOON: { from: '13:00', to: '18:00', key: 2 },
  EVENING: { from: '18:00', to: '23:00', key: 3 },
} as const;
export type DayBand = keyof typeof DAY_BANDS;

/** Validates and sorts weekly times; adjacent and overlapping ones are merged. */
export function availabilityOf(wish: Availability): Outcome<Availability, 'INVALID_DATA'> {
  if (wish.noFixedDays) return accept({ noFixedDays: true, slots: [] });
  const fields = wish.slots.flatMap(errorsInSlot);
  if (wish.slots.length > MOST_SLOTS) fields.push({ field: 'slots', code: 'TOO_MANY' });
  if (fields.length > 0) return invalidData(...fields);

  const inOrder = [...wish.slots].sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  const slots: Slot[] = [];
  for (const { weekday, from, to } of inOrder) {
    const last = slots.at(-1);
    if (last?.weekday === weekday && from <= last.to) {
      slots[slots.length - 1] = { weekday, from: last.from, to: to > last.to ? to : last.to };
    } else {
      slots.push({ weekday, from, to });
    }
  }
  return accept({ noFixedDays: false, slots });
}

function errorsInSlot({ weekday, from, to }: Slot, index: number): PlayerFieldError[] {
  const at = `slots.${index}`;
  if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7) {
    return [{ field: `${at}.weekday`, code: 'OUT_OF_RANGE' }];
  }
  if (!TIME.test(from)) return [{ field: `${at}.from`, code: 'INVALID' }];
  if (!TIME.test(to)) return [{ field: `${at}.to`, code: 'INVALID' }];
  return from < to ? [] : [{ field: `${at}.to`, code: 'NOT_AFTER_FROM' }];
}

/** Checks a holiday: not over yet, and within two years from today, either way. */
export function absenceOf(wish: Absence | null, today: Day): Outcome<Absence | null, 'INVALID_DATA'> {
  if (wish === null) return accept(null);
  const { from, to } = wish;
  const codes = { from: startError(from, today), to: endError(to, today) };
  if (!codes.from && !codes.to && to < from) codes.to = 'BEFORE_FROM';
  const fields = (['from', 'to'] as const).flatMap((field): PlayerFieldError[] => {
    const code = codes[field];
    return code ? [{ field, code }] : [];
  });
  return fields.length > 0 ? invalidData(...fields) : accept({ from, to });
}

function startError(from: Day, today: Day): PlayerFieldCode | null {
  if (!isDay(from)) return 'INVALID';
  if (from < earliestBegun(today)) return 'TOO_LONG_AGO';
  return from > latestPlanned(today) ? 'TOO_FAR_AHEAD' : null;
}

function endError(to: Day, today: Day): PlayerFieldCode | null {
  if (!isDay(to)) return 'INVALID';
  if (to < today) return 'IN_THE_PAST';
  return to > latestPlanned(today) ? 'TOO_FAR_AHEAD' : null;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const BAND_KEYS = Object.values(DAY_BANDS).map((band) => band.key);

/** A weekday, a band, or both as one number to search by: 10 × weekday + band; 0 is any. */
const keyOf = (weekday: number, band: number) => 10 * weekday + band;

/** Every combination of weekday and part of the day that this availability covers. No fixed days: all of them. */
export function keysOf(availability: Availability): number[] {
  const keys = new Set<number>();
  const add = (weekday: number, bands: readonly number[]) => {
    keys.add(keyOf(weekday, 0));
    for (const band of bands) keys.add(keyOf(weekday, band)).add(keyOf(0, band));
  };
  if (availability.noFixedDays) WEEKDAYS.forEach((weekday) => add(weekday, BAND_KEYS));
  for (const { weekday, from, to } of availability.slots) {
    const bands = Object.values(DAY_BANDS).filter((band) => from < band.to && to > band.from);
    add(
      weekday,
      bands.map((band) => band.key),
    );
  }
  return [...keys].sort((a, b) => a - b);
}

/** Search keys for these weekdays and parts of the day, any of which matches. Empty means no condition. */
export function searchKeys(weekdays: readonly number[], bands: readonly DayBand[]): number[] {
  if (weekdays.length === 0 && bands.length === 0) return [];
  const days = weekdays.length > 0 ? weekdays : [0];
  const parts = bands.length > 0 ? bands.map((band) => DAY_BANDS[band].key) : [0];
  return days.flatMap((day) => parts.map((part) => keyOf(day, part)));
}
