const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;
const GIVEN_UP_AFTER_MS = 48 * HOUR_MS;

/**
 * When a message is tried again that could not be sent: after 2 s, 4 s … hourly in the end, and never before a provider
 * asked for it. Null once it was tried for two days, as mail servers do.
 */
export function nextTry(tries: number, dueAt: Date, now: Date, afterSeconds = 0): Date | null {
  const wait = Math.max(Math.min(2 ** Math.min(tries, 20) * SECOND_MS, LONGEST_WAIT_MS), afterSeconds * SECOND_MS);
  const at = new Date(now.getTime() + wait);
  return at.getTime() - dueAt.getTime() > GIVEN_UP_AFTER_MS ? null : at;
}
