/** Days from one calendar day to another. */
const daysFrom = (today: string, day: string): number =>
  Math.round((Date.parse(`${day}T12:00:00Z`) - Date.parse(`${today}T12:00:00Z`)) / 86_400_000);

/** `today`, `tomorrow`, else the weekday, in the reader's language. */
export function dayWord(day: string, today: string, language: string): string {
  const days = daysFrom(today, day);
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
}

/** As the first word of a line. */
export const capital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
