import type { UserId } from '@setpoint/kernel';
import { sideOf, type Match } from '../match.js';
import type { MatchEvent } from '../match-events.js';
import { core } from '../places.js';
import { openNoShow } from '../no-shows.js';
import { after, LATE_RESULT_MS, RESULT_MS } from '../rules/deadlines.js';
import { withTry, type Competition } from './competition.js';

export function inCompetition(match: Match, change: (competition: Competition) => Partial<Competition>): Match {
  if (!match.competition) throw new Error(`match ${match.id} is played for no competition`);
  return { ...match, competition: { ...match.competition, ...change(match.competition) } };
}

/** When a match without a result expires, seen from `at`; null if its competition decides. */
export function givesUpAt({ competition, plan }: Match, at: Date): Date | null {
  if (!competition) return after(at, RESULT_MS);
  if (competition.timeIsUpAt === null) return null;
  const endsAt = plan.when?.endsAt ?? at;
  return after(endsAt > at ? endsAt : at, LATE_RESULT_MS);
}

/** A match that has begun or has an open result is waited for; any other one ends. */
export function afterTheTime(match: Match, at: Date): Match {
  switch (match.state) {
    case 'ORGANIZING':
      return { ...core(match), state: 'EXPIRED', plan: match.plan, expiredAt: at };
    case 'READY':
      return at < match.plan.when.startsAt
        ? { ...core(match), state: 'EXPIRED', plan: match.plan, expiredAt: at }
        : match;
    case 'AWAITING_RESULT':
      return openNoShow(match) ? match : { ...match, givesUpAt: givesUpAt(match, at) };
    default:
      return match;
  }
}

/** Proposing, answering or entering something counts as an attempt of that side (MAT-21). */
export function withTries(match: Match, event: MatchEvent): Match {
  const who = match.competition && triedBy(event);
  const side = who && sideOf(match, who);
  return side ? inCompetition(match, (competition) => withTry(competition, [side])) : match;
}

function triedBy(event: MatchEvent): UserId | null {
  switch (event.type) {
    case 'PROPOSED':
      return event.proposal.by;
    case 'PROPOSAL_ACCEPTED':
    case 'PROPOSAL_DECLINED':
    case 'ORGANISED':
    case 'REORGANISED':
    case 'NO_SHOW_REPORTED':
    case 'NO_SHOW_ANSWERED':
    case 'RESULT_CONFIRMED':
      return event.by;
    case 'RESULT_ENTERED':
      return event.result.enteredBy;
    case 'RESULT_DISPUTED':
      return event.dispute.by;
    default:
      return null;
  }
}
