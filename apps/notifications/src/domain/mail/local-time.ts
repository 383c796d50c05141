/** The last day before an instant at which it is too late, DD/MM/YYYY. */
export const lastDayBefore = (closesAt: Date, timeZone: string): string =>
  dayAndTime(new Date(closesAt.getTime() - 1), timeZone).date;

/** Day as DD/MM/YYYY and time as HH:mm of an instant, as the clocks in that place show it (I18N-04). */
export function dayAndTime(instant: Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { date: `${part('day')}/${part('month')}/${part('year')}`, time: `${part('hour')}:${part('minute')}` };
}
