/** `2026-06-01` → `01/06/2026` (I18N-04). The day is already meant in the match's own zone. */
export function shownDate(datePlay: string): string {
  const [year, month, day] = datePlay.split('-');
  return `${day}/${month}/${year}`;
}

/** `18:30:00` → `18:30` (I18N-04). */
export const shownTime = (timePlay: string): string => timePlay.slice(0, 5);

/** Short name of the weekday of a day, in the reader's language: `Mon`, `lun`. */
export function shownWeekday(datePlay: string, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${datePlay}T12:00:00Z`),
  );
}

/** A day as a screen reader says it: `Monday 1 June 2026`. */
export const spokenDate = (datePlay: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${datePlay}T12:00:00Z`),
  );

/** Day, month and weekday of a day for the leaf of a calendar. */
export function calendarLeaf(datePlay: string, language: string): { weekday: string; day: string; month: string } {
  const noon = new Date(`${datePlay}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(noon);
  return {
    weekday: part({ weekday: 'short' }),
    day: String(Number(datePlay.slice(8, 10))),
    month: part({ month: 'short' }),
  };
}

/** An instant as DD/MM/YYYY HH:mm in a zone (I18N-04). */
export function shownInstant(instant: string, timeZone: string): string {
  const { date, time } = wallClock(new Date(instant), timeZone);
  return `${shownDate(date)} ${time}`;
}

/** What calendar and clock show in a zone at an instant. */
export function wallClock(instant: Date, timeZone: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/** The instant at which a zone's calendar and clock show a day and a time. Right across clock changes. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const shown = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  const aheadOfUtc = (at: number) => {
    const clock = wallClock(new Date(at), timeZone);
    return Date.parse(`${clock.date}T${clock.time}:00Z`) - Math.floor(at / 60_000) * 60_000;
  };
  const first = shown - aheadOfUtc(shown);
  return new Date(shown - aheadOfUtc(first));
}
