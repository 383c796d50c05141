import { z } from 'zod';

/** First and last day, YYYY-MM-DD, on the clocks of the place; no last day while it is played. */
export interface Days {
  readonly start: string;
  readonly end: string | null;
  /** IANA name. */
  readonly timeZone: string;
}

/** When a match can be played, and when it was decided. */
export interface MatchTimes {
  /** First and last day, YYYY-MM-DD; null while it waits for its sides. */
  readonly window: { readonly from: string; readonly to: string } | null;
  /** ISO 8601; null while it is undecided. */
  readonly decidedAt: string | null;
}

export function scheduleOf(times: MatchTimes | null) {
  if (!times || (!times.window && times.decidedAt === null)) return {};
  const { window, decidedAt } = times;
  return {
    schedule: {
      ...(window && { scheduledDate: window.from, endDate: window.to }),
      ...(decidedAt !== null && { scoredTime: decidedAt }),
    },
  };
}

const day = z.iso.date();

/** Null where a record does not say since when, or on which clocks. */
export function daysIn({
  startDate,
  endDate,
  localTimeZone,
}: {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly localTimeZone?: string | undefined;
}): Days | null {
  // Some write midnight, too.
  const [start, end] = [startDate, endDate].map((date) => day.safeParse(date?.slice(0, 10)).data);
  return start === undefined || localTimeZone === undefined
    ? null
    : { start, end: end ?? null, timeZone: localTimeZone };
}

/** As a record says them, and its events. */
export const datesOf = (days: Days | null) =>
  days && { startDate: days.start, ...(days.end !== null && { endDate: days.end }) };
