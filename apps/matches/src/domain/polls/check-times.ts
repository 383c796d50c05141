import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { isInWindow } from '../competition/competition.js';
import { outsidePlayPeriod } from '../competition/decisions.js';
import type { Match } from '../match.js';
import { invalidData, type MatchCode } from '../refusals.js';
import type { RuleContext } from '../rule-context.js';
import { findStartError, isDuration, isFieldError, refuseStart, whenOf } from '../rules/schedule.js';
import type { ProposedTime } from './commands.js';
import type { PollTime } from './poll.js';

export const FEWEST_TIMES = 2;
export const MOST_TIMES = 8;

/** The times of a poll: two to eight different future ones, each in its court's time zone. */
export function checkTimes(
  proposed: readonly ProposedTime[],
  match: Match,
  context: RuleContext,
  now: Date,
): Outcome<readonly PollTime[], MatchCode> {
  if (proposed.length < FEWEST_TIMES) return invalidData({ field: 'times', code: 'REQUIRED' });
  if (proposed.length > MOST_TIMES) return invalidData({ field: 'times', code: 'TOO_MANY' });
  const times: PollTime[] = [];
  for (const { id, courtId, datePlay, timePlay, minutesPlay } of proposed) {
    if (!isDuration(minutesPlay)) return invalidData({ field: 'minutesPlay', code: 'INVALID' });
    const court = courtId === null ? null : context.court(courtId);
    if (court === undefined) return refuse('COURT_NOT_FOUND');
    const timeZone = court?.timeZone ?? match.plan.timeZone;
    const when = whenOf(datePlay, timePlay, minutesPlay, timeZone);
    if (isFieldError(when)) return invalidData(when);
    const startError = findStartError(when.startsAt, now);
    if (startError) return refuseStart(startError);
    if (match.competition && !isInWindow(when, match.competition)) return outsidePlayPeriod;
    times.push({ id, courtId, when, minutesPlay, timeZone });
  }
  return new Set(times.map(keyOf)).size < times.length
    ? invalidData({ field: 'times', code: 'INVALID' })
    : accept(times);
}

const keyOf = ({ courtId, when, minutesPlay }: PollTime): string =>
  [courtId, when.startsAt.getTime(), minutesPlay].join(' ');

/** The same times at the same courts, in any order. */
export const areSameTimes = (one: readonly PollTime[], other: readonly PollTime[]): boolean =>
  one.length === other.length && one.every((time) => other.some((each) => keyOf(each) === keyOf(time)));
