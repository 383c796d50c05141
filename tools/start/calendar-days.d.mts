/** Instants with an offset. */
export const CALENDAR_DAYS: readonly string[];
