import { assertNever } from '@setpoint/kernel';
import { evolve } from './evolve.js';
import type { Match, ReadyMatch } from './match.js';
import type { MatchEvent } from './match-events.js';
import { noShowCountsAt, openNoShow } from './no-shows.js';
import { lapsesAt, openProposal } from './proposal/proposal.js';
import { isDue } from './rules/deadlines.js';

/**
 * Time-driven changes of a match, each at its own deadline and in order, however late they are applied
 * (MAT-06, MAT-07, RES-03, MAT-23, REP-01, REP-05).
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

/** The earliest deadline that is due. */
function nextByTime(match: Match, now: Date): MatchEvent | null {
  const proposal = openProposal(match);
  const at = expiryOf(match);
  const due = [
    ...(proposal ? [{ at: lapsesAt(proposal, match), event: lapsed }] : []),
    ...(match.state === 'READY' ? remindersOf(match, now) : []),
    ...(at ? [{ at, event: (when: Date) => expired(match, when) }] : []),
  ].filter((deadline) => isDue(deadline.at, now));
  const [first] = due.sort((one, other) => one.at.getTime() - other.at.getTime());
  return first ? first.event(first.at) : null;
}

const lapsed = (at: Date): MatchEvent => ({ type: 'PROPOSAL_LAPSED', at });

function remindersOf({ remindDayAt, remindHourAt, plan }: ReadyMatch, now: Date) {
  const day = (at: Date): MatchEvent => {
    const missed = remindHourAt === null || now >= remindHourAt;
    return { type: 'REMINDER_DUE', ahead: 'DAY', missed, at };
  };
  const hour = (at: Date): MatchEvent => ({
    ...{ type: 'REMINDER_DUE', ahead: 'HOUR', missed: now >= plan.when.startsAt, at },
  });
  return [
    ...(remindDayAt ? [{ at: remindDayAt, event: day }] : []),
    ...(remindHourAt ? [{ at: remindHourAt, event: hour }] : []),
  ];
}

function expired(match: Match, at: Date): MatchEvent {
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
      throw new Error(`match ${match.id} is ${match.state}, which has no deadline`);
    default:
      return assertNever(match);
  }
}
