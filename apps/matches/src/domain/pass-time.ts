import { assertNever } from '@setpoint/kernel';
import { evolve } from './evolve.js';
import type { Match } from './match.js';
import type { MatchEvent } from './match-events.js';
import { noShowCountsAt, openNoShow } from './no-shows.js';
import { isDue } from './rules/deadlines.js';

/**
 * Time-driven changes of a match, each at its own deadline and in order, however late they are applied
 * (MAT-06, MAT-07, RES-03, REP-01, REP-05).
 */
export function passTime(match: Match, now: Date): { readonly match: Match; readonly events: readonly MatchEvent[] } {
  const events: MatchEvent[] = [];
  let current = match;
  for (let event = nextByTime(current, now); event; event = nextByTime(current, now)) {
    events.push(event);
    current = evolve(current, event);
  }
  return { match: current, events };
}

/** The next deadline that changes the state; null if only people can. */
export function expiryOf(match: Match): Date | null {
  switch (match.state) {
    case 'ORGANIZING': {
      const { cancelsAt, plan } = match;
      return plan.when && (cancelsAt === null || plan.when.endsAt <= cancelsAt) ? plan.when.endsAt : cancelsAt;
    }
    case 'READY':
      return match.plan.when.endsAt;
    case 'AWAITING_RESULT': {
      const report = openNoShow(match);
      return report ? noShowCountsAt(report) : match.givesUpAt;
    }
    case 'AWAITING_CONFIRMATION':
      return match.confirmsAt;
    case 'CONFIRMED':
    case 'NOT_PLAYED':
    case 'CANCELLED':
    case 'EXPIRED':
      return null;
    default:
      return assertNever(match);
  }
}

function nextByTime(match: Match, now: Date): MatchEvent | null {
  if (match.state === 'READY') {
    const { startsAt } = match.plan.when;
    if (isDue(match.remindDayAt, now)) {
      const missed = match.remindHourAt === null || now >= match.remindHourAt;
      return { type: 'REMINDER_DUE', ahead: 'DAY', missed, at: match.remindDayAt };
    }
    if (isDue(match.remindHourAt, now))
      return { type: 'REMINDER_DUE', ahead: 'HOUR', missed: now >= startsAt, at: match.remindHourAt };
  }
  const at = expiryOf(match);
  if (!isDue(at, now)) return null;
  switch (match.state) {
    case 'ORGANIZING':
      return at === match.plan.when?.endsAt ? { type: 'EXPIRED', at } : { type: 'CANCELLED', by: null, at };
    case 'READY':
      return { type: 'TIME_PASSED', at };
    case 'AWAITING_RESULT':
      return openNoShow(match) ? { type: 'NO_SHOW_ANSWERED', accepted: true, by: null, at } : { type: 'GIVEN_UP', at };
    case 'AWAITING_CONFIRMATION':
      return { type: 'RESULT_CONFIRMED', by: null, at };
    case 'CONFIRMED':
    case 'NOT_PLAYED':
    case 'CANCELLED':
    case 'EXPIRED':
      return null;
    default:
      return assertNever(match);
  }
}
