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
