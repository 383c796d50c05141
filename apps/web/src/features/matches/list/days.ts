/** Days that have a name, as they stand in the address. */
export const NAMED_DAYS = ['tonight', 'tomorrow', 'weekend'] as const;
export type NamedDay = (typeof NAMED_DAYS)[number];

/** Parts of the day, as they stand in the address. */
export const TIMES = ['morning', 'afternoon', 'evening'] as const;
export type Time = (typeof TIMES)[number];

/** A named day, or YYYY-MM-DD. */
export function dayIn(text: string | null): NamedDay | (string & {}) | null {
  const named = NAMED_DAYS.find((name) => name === text);
  if (named || text === null) return named ?? null;
  return /^20\d{2}-\d{2}-\d{2}$/.test(text) && noon(text)?.toISOString().startsWith(text) ? text : null;
}

export const isNamed = (when: string | null): when is NamedDay => NAMED_DAYS.some((name) => name === when);

function noon(day: string): Date | null {
  const instant = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function plus(day: string, days: number): string {
  const instant = noon(day)!;
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

/** First and last day that are meant, seen from today. */
export function daysOf(when: string, today: string): { readonly dayFrom: string; readonly dayTo: string } {
  switch (when) {
    case 'tonight':
      return { dayFrom: today, dayTo: today };
    case 'tomorrow':
      return { dayFrom: plus(today, 1), dayTo: plus(today, 1) };
    case 'weekend': {
      const weekday = noon(today)!.getUTCDay();
      if (weekday === 0) return { dayFrom: today, dayTo: today };
      return { dayFrom: plus(today, 6 - weekday), dayTo: plus(today, 7 - weekday) };
    }
    default:
      return { dayFrom: when, dayTo: when };
  }
}
