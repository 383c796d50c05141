import { daysLater } from './calendar.js';
import type { Cause, ClosingReason, SuspendedSubscription } from './subscription.js';

const HOUR_MS = 3_600_000;

/** When a failed charge is tried again by itself, and how long there is to pay, by the cause of the failure (BIL-08). */
const DUNNING: Readonly<
  Record<
    Cause,
    {
      readonly hours: readonly number[];
      readonly days: readonly number[];
      readonly lastDay: number;
      readonly then: ClosingReason;
    }
  >
> = {
  INSUFFICIENT_FUNDS: { hours: [], days: [3, 5, 7], lastDay: 14, then: 'UNPAID' },
  RETRY_LATER: { hours: [1, 6, 24, 72], days: [3, 5, 7], lastDay: 14, then: 'UNPAID' },
  EXPIRED_CARD: { hours: [], days: [], lastDay: 7, then: 'NO_VALID_CARD' },
  DECLINED: { hours: [], days: [], lastDay: 7, then: 'NO_VALID_CARD' },
  AUTHENTICATION_REQUIRED: { hours: [], days: [], lastDay: 7, then: 'NOT_AUTHENTICATED' },
};

/** The longest suspension, even if its cause changes: so many days a failed charge can be put right (LEA-08). */
export const DAYS_TO_PUT_RIGHT = 14;

/** Whether the charge is tried again by itself; otherwise it needs the player: a new card, or a word to the bank. */
export const retriesItself = (cause: Cause): boolean => DUNNING[cause].days.length > 0;

export const reasonAfter = (cause: Cause): ClosingReason => DUNNING[cause].then;

/** When a suspended subscription ends unless it is paid. Seven days for a new card are counted from when that was asked for. */
export function deadlineOf({ cause, causeSince, since }: SuspendedSubscription, timeZone: string): Date {
  const longest = daysLater(since, DAYS_TO_PUT_RIGHT, timeZone);
  if (retriesItself(cause)) return longest;
  const own = daysLater(causeSince, DUNNING[cause].lastDay, timeZone);
  return own < longest ? own : longest;
}

/** The next instant at which the charge is to be tried by itself; tries in between don't move it. Null after the last. */
export function nextRetryOf({ cause, since, triedAt }: SuspendedSubscription, timeZone: string): Date | null {
  const { hours, days } = DUNNING[cause];
  const all = [
    ...hours.map((hour) => new Date(+since + hour * HOUR_MS)),
    ...days.map((day) => daysLater(since, day, timeZone)),
  ].sort((a, b) => +a - +b);
  return all.find((at) => at > triedAt) ?? null;
}

/** When time is to be passed next: a retry or the deadline, whichever is first. */
export function dueAtOf(subscription: SuspendedSubscription, timeZone: string): Date {
  const retry = subscription.isCharging ? null : nextRetryOf(subscription, timeZone);
  const deadline = deadlineOf(subscription, timeZone);
  return retry && retry < deadline ? retry : deadline;
}
