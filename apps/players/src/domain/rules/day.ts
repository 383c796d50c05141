import type { Day } from '../profile.js';

/** Nobody who plays was born earlier. */
export const EARLIEST_BIRTH: Day = '1900-01-01';
/** Limits of planned dates, ahead and back. */
const YEARS_PLANNED = 2;

/** Whether it is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The last day that plans may name. */
export const latestPlanned = (today: Day): Day => shiftYears(today, YEARS_PLANNED);

/** The first day on which a holiday that goes on may have begun. */
export const earliestBegun = (today: Day): Day => shiftYears(today, -YEARS_PLANNED);

/** The same day of another year; 29 February becomes the 28th in common years. */
export function shiftYears(day: Day, years: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The year that a calendar shows at an instant, in a time zone (IANA name). */
export const yearAt = (at: Date, timeZone: string): number =>
  Number(at.toLocaleDateString('en', { timeZone, year: 'numeric' }));
