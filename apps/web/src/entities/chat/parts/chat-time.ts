import { dayOf } from './lines.js';

/** British for English: days come before months. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** `18:30` by the reader's clock. */
export const clockTime = (instant: string | Date, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );

/** How many midnights ago. */
export function daysAgo(instant: string | Date, now: Date): number {
  return Math.round((dayOf(now).getTime() - dayOf(instant).getTime()) / 86_400_000);
}

/** `Today`, `Yesterday`, `Monday 1 June`; with the year where it is another one. */
export function dayName(day: Date, language: string, now: Date): string {
  const ago = daysAgo(day, now);
  if (ago === 0 || ago === 1) {
    const [first = '', ...rest] = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
    return first.toLocaleUpperCase(language) + rest.join('');
  }
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(day);
}

/** As short as a list has room for: the time today, the weekday of this week, then the date. */
export function shortTime(instant: string, language: string, now: Date): string {
  const ago = daysAgo(instant, now);
  if (ago <= 0) return clockTime(instant, language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), options).format(new Date(instant));
  return ago < 7 ? format({ weekday: 'short' }) : format({ day: '2-digit', month: '2-digit', year: '2-digit' });
}
