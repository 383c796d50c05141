/** Period of matches that count for a local legend (CRT-10). */
export const LEGEND_DAYS = 90;
/** Hour (UTC) at which a night starts; nobody plays in Europe then. */
const NIGHT_HOUR = 3;

/** The day of the last night that has begun, YYYY-MM-DD. */
export function nightOf(now: Date): string {
  return new Date(now.getTime() - NIGHT_HOUR * 3_600_000).toISOString().slice(0, 10);
}
