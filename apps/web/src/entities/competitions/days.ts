const local = (language: string) => (language === 'en' ? 'en-GB' : language);

/** `Sun 14 June`: a day of a competition. */
export const namedDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(local(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** The last day before an instant that is too late, on the clocks of a zone. */
export const lastDayBefore = (closesAt: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(local(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(new Date(Date.parse(closesAt) - 1));

/** `2026-04-01` → `2026-03-31`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
