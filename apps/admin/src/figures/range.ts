export interface Range {
  /** 'YYYY-MM-DD', both included. */
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;
/** As many as the server takes. */
const LONGEST_DAYS = 800;
const SHOWN_DAYS = 180;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The last half year. */
export const defaultRange = (now: Date): Range => ({
  from: dayOf(new Date(now.getTime() - SHOWN_DAYS * DAY_MS)),
  to: dayOf(now),
});

export function isRange({ from, to }: Range): boolean {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
  return days >= 0 && days <= LONGEST_DAYS;
}
