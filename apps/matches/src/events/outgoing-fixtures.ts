import {
  fixtureClosed,
  outgoing,
  playPeriodExtended,
  sideAbandoned,
  timesProposed,
  type DataOf,
  type OutgoingEvent,
} from '@setpoint/events';
import type { MatchId } from '@setpoint/kernel';
import type { Competition } from '../domain/competition/competition.js';
import type { ProposalNews } from '../domain/competition/proposal-watch.js';
import type { ProposedTimes } from '../domain/competition/proposals.js';
import { isCurrent, sideOf, type Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { factsOf, resultFactsOf } from './outgoing.js';

type Closed = DataOf<typeof fixtureClosed>;

/** Events about a match that only its competition needs. */
export function fixtureEventsFor(event: MatchEvent, after: Match, before: Match): OutgoingEvent[] {
  const { competition } = after;
  if (!competition) return [];
  const { fixtureId, revision } = competition;
  const match = factsOf(after);
  const events: OutgoingEvent[] = [];
  if (event.type === 'WINDOW_MOVED' && event.by !== null) {
    const closesAt = event.closesAt.toISOString();
    const { extensions } = competition;
    events.push(outgoing(playPeriodExtended, { fixtureId, revision, match, actorId: event.by, closesAt, extensions }));
  }
  if (event.type === 'ABANDONED') {
    const at = event.at.toISOString();
    const side = sideOf(after, event.by)!;
    events.push(outgoing(sideAbandoned, { fixtureId, revision, match, actorId: event.by, side, at }));
  }
  if (isCurrent(before) && !isCurrent(after)) {
    const what = { fixtureId, revision, matchId: after.id, at: event.at.toISOString() };
    events.push(outgoing(fixtureClosed, { ...what, ...endOf(after, competition) }));
  }
  return events;
}

function endOf(match: Match, { abandonedBy, tried }: Competition) {
  switch (match.state) {
    case 'CONFIRMED':
      return { how: 'PLAYED' as const, result: resultFactsOf(match, match.result) };
    case 'CANCELLED':
      return abandonedBy === null
        ? { how: 'WITHDRAWN' as const }
        : { how: 'ABANDONED' as const, abandoned: { side: sideOf(match, abandonedBy)!, playerId: abandonedBy } };
    default:
      return { how: 'EXPIRED' as const, tried: { A: tried.includes('A'), B: tried.includes('B') } };
  }
}

/** No match was created for this revision; `kept` is the match of an earlier revision that has a result. */
export function unmadeClosed(
  { fixtureId, revision }: Pick<Competition, 'fixtureId' | 'revision'>,
  ended: 'EXPIRED' | 'WITHDRAWN',
  kept: MatchId | null,
  at: Date,
): OutgoingEvent {
  const end = ended === 'WITHDRAWN' ? { how: ended } : { how: ended, tried: { A: false, B: false } };
  const closed: Closed = { fixtureId, revision, matchId: kept, at: at.toISOString(), ...end };
  return outgoing(fixtureClosed, closed);
}

export const timesProposedEvent = (match: Match, news: ProposalNews, { times }: ProposedTimes): OutgoingEvent =>
  outgoing(timesProposed, {
    ...{ match: factsOf(match), news, closesAt: match.competition!.closesAt.toISOString() },
    times: times.map(({ courtId, when, timeZone }) => ({ courtId, startsAt: when.startsAt.toISOString(), timeZone })),
  });
