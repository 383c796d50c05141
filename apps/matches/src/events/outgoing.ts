import {
  evaluationGiven,
  invitationAnswered,
  matchCancelled,
  matchCreated,
  matchExpired,
  matchNotPlayed,
  matchOptionsChanged,
  matchOrganised,
  matchProposed,
  matchReady,
  matchReminderDue,
  matchReorganised,
  noShowAnswered,
  noShowReported,
  outgoing,
  placeFreed,
  playerJoined,
  playerLeft,
  playerRemoved,
  playersInvited,
  proposalAnswered,
  proposalEnded,
  resultConfirmed,
  resultCorrected,
  resultDisputed,
  resultEntered,
  resultRevised,
  teamsEdited,
  type DataOf,
  type OutgoingEvent,
} from '@setpoint/events';
import { assertNever, PLATFORM_USER, type UserId } from '@setpoint/kernel';
import { isPlayedWithGuest } from '../domain/guest-decisions.js';
import { isGuest } from '../domain/guest.js';
import type { Competition } from '../domain/competition/competition.js';
import { evolve } from '../domain/evolve.js';
import type { EnteredResult } from '../domain/entered-result.js';
import { isCurrent, sideOf, type ConfirmedMatch, type Match, type Schedule } from '../domain/match.js';
import { askedBy, lapsesAt, type PlanProposal } from '../domain/proposal/proposal.js';
import { noShowCountsAt, openNoShow } from '../domain/no-shows.js';
import { isSameResult } from '../domain/result-decisions.js';
import { disputesOf } from '../domain/results.js';
import type { MatchEvent } from '../domain/match-events.js';
import { fixtureEventsFor } from './outgoing-fixtures.js';

type Facts = DataOf<typeof matchCreated>['match'];

/** Integration events for domain events of a match, each with the match right after it. */
export function integrationEventsFor(match: Match, events: readonly MatchEvent[]): OutgoingEvent[] {
  const emitted: OutgoingEvent[] = [];
  let current = match;
  for (const event of events) {
    const before = current;
    current = evolve(before, event);
    const integrationEvent = integrationEventFor(event, current, before);
    if (integrationEvent) emitted.push(integrationEvent);
    emitted.push(...fixtureEventsFor(event, current, before));
  }
  return emitted;
}

/** Null if no other service needs it. The state before the event tells who was on the waiting list. */
export function integrationEventFor(event: MatchEvent, after: Match, before: Match = after): OutgoingEvent | null {
  const match = factsOf(after);
  const at = event.at.toISOString();
  switch (event.type) {
    case 'CREATED':
      return outgoing(matchCreated, { match, actorId: event.by });
    case 'PLAYERS_INVITED':
      return outgoing(playersInvited, {
        match,
        actorId: event.by,
        playerIds: event.invitations.map((each) => each.playerId),
      });
    case 'GUEST_INVITED':
    case 'INVITATION_WITHDRAWN':
      return null;
    case 'GUEST_PLACE_KEPT':
      if (!sideOf(after, event.playerId)) return null;
      if (after.state === 'CONFIRMED') return outgoing(resultRevised, confirmedFacts(after));
      return isCurrent(after) ? outgoing(playerJoined, { match, playerId: event.playerId, formerGuest: true }) : null;
    case 'INVITATION_ANSWERED':
      if (isGuest(event.playerId)) return null;
      return outgoing(invitationAnswered, {
        match,
        playerId: event.playerId,
        accepted: event.accepted,
        invitedBy: event.invitedBy,
      });
    case 'PLAYER_JOINED':
      return outgoing(playerJoined, {
        match,
        playerId: event.playerId,
        ...(event.fromWaitingList && { fromWaitingList: true }),
      });
    case 'WAITING_STARTED':
    case 'WAITING_ENDED':
      return null;
    case 'PLACE_OFFERED':
      return outgoing(placeFreed, { match, playerIds: [...event.playerIds] });
    case 'PLAYER_LEFT':
      if (isGuest(event.playerId)) return null;
      return outgoing(playerLeft, { match, playerId: event.playerId });
    case 'PLAYER_REMOVED':
      if (isGuest(event.playerId)) return null;
      return outgoing(playerRemoved, { match, playerId: event.playerId, actorId: event.by });
    case 'TEAMS_EDITED':
      return outgoing(teamsEdited, { match, actorId: event.by });
    case 'OPTIONS_CHANGED':
      return outgoing(matchOptionsChanged, { match, actorId: after.organiserId });
    case 'PROPOSED': {
      const { id, by, plan } = event.proposal;
      return outgoing(matchProposed, {
        ...{ match, actorId: by, proposalId: id, plan: planFactsOf(plan) },
        ...{ askedIds: [...askedBy(event.proposal, after)], lapsesAt: lapsesAt(event.proposal, after).toISOString() },
      });
    }
    case 'PROPOSAL_ACCEPTED':
      return outgoing(proposalAnswered, {
        ...{ match, actorId: event.by, accepted: true },
        ...proposalFactsOf(after.proposal!, after),
      });
    case 'PROPOSAL_DECLINED':
      return outgoing(proposalAnswered, {
        ...{ match, actorId: event.by, accepted: false },
        ...{ ...proposalFactsOf(after.proposal!, after), askedIds: [] },
      });
    case 'PROPOSAL_WITHDRAWN':
      return outgoing(proposalEnded, { match, how: 'WITHDRAWN', ...proposalFactsOf(after.proposal!, after) });
    case 'PROPOSAL_LAPSED':
      return outgoing(proposalEnded, { match, how: 'LAPSED', ...proposalFactsOf(after.proposal!, after) });
    case 'ORGANISED': {
      const { proposal } = after;
      const isAgreed = proposal?.end?.how === 'ACCEPTED' && before.proposal?.end === null;
      return outgoing(matchOrganised, { match, actorId: event.by, ...(isAgreed && { proposedBy: proposal.by }) });
    }
    case 'BECAME_READY':
      return outgoing(matchReady, { match, at });
    case 'REORGANISED':
      return outgoing(matchReorganised, { match, actorId: event.by });
    case 'CANCELLED': {
      const waiting = before.waitingList.map(({ playerId }) => playerId);
      return outgoing(matchCancelled, {
        ...{ match, actorId: event.by, automatic: event.by === null },
        ...(waiting.length > 0 && { waiting }),
      });
    }
    case 'EXPIRED':
      return outgoing(matchExpired, { match, at });
    case 'REMINDER_DUE':
      return event.missed ? null : outgoing(matchReminderDue, { match, ahead: event.ahead });
    case 'TIME_PASSED':
      return null;
    case 'RESULT_ENTERED':
      return outgoing(resultEntered, {
        match,
        actorId: event.result.enteredBy,
        result: resultFactsOf(after, event.result),
        countsAt: after.state === 'AWAITING_CONFIRMATION' ? (after.confirmsAt?.toISOString() ?? null) : null,
      });
    case 'RESULT_DISPUTED': {
      const disputed =
        after.state === 'AWAITING_RESULT'
          ? after.returned?.result
          : after.state === 'AWAITING_CONFIRMATION' && after.result;
      if (!disputed) throw new Error(`nothing was disputed in match ${after.id}`);
      return outgoing(resultDisputed, {
        match,
        actorId: event.dispute.by,
        note: event.dispute.note,
        disputes: disputesOf(after),
        result: resultFactsOf(after, disputed),
      });
    }
    case 'RESULT_CONFIRMED': {
      if (after.state !== 'CONFIRMED') throw new Error(`match ${after.id} is not confirmed`);
      return confirmedEvent(after);
    }
    case 'RESULT_CORRECTED':
      if (after.state !== 'CONFIRMED') throw new Error(`match ${after.id} is not confirmed`);
      return correctedEvent(after, event.result.enteredBy);
    case 'NO_SHOW_REPORTED': {
      const report = openNoShow(after);
      if (!report) throw new Error(`no no-show is reported in match ${after.id}`);
      return outgoing(noShowReported, { match, actorId: event.by, countsAt: noShowCountsAt(report).toISOString() });
    }
    case 'NO_SHOW_ANSWERED':
      return outgoing(noShowAnswered, {
        match,
        reporterId: after.noShows.at(-1)!.by,
        ...{ actorId: event.by, accepted: event.accepted, automatic: event.by === null },
      });
    case 'OPPONENT_EVALUATED':
      return outgoing(evaluationGiven, { match, actorId: event.by, evaluatedId: event.of, marks: event.marks });
    case 'GIVEN_UP':
      return outgoing(matchNotPlayed, { match, at });
    case 'WINDOW_MOVED':
      return null;
    case 'TIME_IS_UP':
      return after.state === 'EXPIRED' ? outgoing(matchExpired, { match, at }) : null;
    case 'WITHDRAWN':
      return outgoing(matchCancelled, { match, actorId: null, automatic: true });
    case 'ABANDONED':
      return outgoing(matchCancelled, { match, actorId: event.by, automatic: false });
    default:
      return assertNever(event);
  }
}

/** Builds the event of a confirmed match, also for later re-emission. */
export const confirmedEvent = (match: ConfirmedMatch): OutgoingEvent =>
  outgoing(resultConfirmed, confirmedFacts(match));

/** Keeps the original time of confirmation. */
function correctedEvent(match: ConfirmedMatch, actorId: UserId): OutgoingEvent {
  const { match: facts, confirmedAt, result, noShow } = confirmedFacts(match);
  return outgoing(resultCorrected, { match: facts, actorId, confirmedAt, result, ...(noShow && { noShow }) });
}

const confirmedFacts = (match: ConfirmedMatch): DataOf<typeof resultConfirmed> => ({
  match: factsOf(match),
  actorId: match.confirmedBy,
  automatic: match.confirmedBy === null,
  confirmedAt: match.confirmedAt.toISOString(),
  result: resultFactsOf(match, match.result),
  ...(match.result.outcome === 'WALKOVER' && match.noShows.some(({ answer }) => answer?.accepted) && { noShow: true }),
  ...(disputesOf(match) > 0 && { disputed: disputedVersions(match) }),
});

const disputedVersions = ({ earlier, result }: ConfirmedMatch) =>
  earlier
    .filter(({ dispute }) => dispute)
    .map((version) => ({ enteredBy: version.result.enteredBy, overturned: !isSameResult(result, version.result) }));

/** Excludes guests, except that a match with one counts as friendly (MAT-05); see outgoing-guests for their actions. */
export function factsOf(match: Match): Facts {
  const ids = (held: readonly { readonly playerId: UserId }[]) =>
    held.map((each) => each.playerId).filter((id) => !isGuest(id));
  const withGuest = isPlayedWithGuest(match);
  return {
    matchId: match.id,
    sport: match.sport,
    numberPlayers: match.numberPlayers,
    visibility: match.visibility,
    isFriendly: match.isFriendly || withGuest,
    ...(withGuest && !match.isFriendly && { withGuest }),
    organiserId: match.organiserId,
    courtId: match.plan.courtId,
    startsAt: match.plan.when?.startsAt.toISOString() ?? null,
    timeZone: match.plan.timeZone,
    minutesPlay: match.plan.minutesPlay,
    gameMode: match.gameMode,
    ...(match.competition && { fixture: referenceOf(match.competition) }),
    teamA: ids(match.teamA),
    teamB: ids(match.teamB),
    invited: ids(match.invitations.filter((each) => each.state === 'PENDING')),
  };
}

export function resultFactsOf(match: Match, result: EnteredResult): DataOf<typeof resultEntered>['result'] {
  return {
    gameMode: match.gameMode,
    sets: result.sets.map(({ a, b, tieBreak, superTieBreak }) => ({
      a,
      b,
      superTieBreak,
      ...(tieBreak == null ? {} : { tieBreak }),
    })),
    outcome: result.outcome,
    winner: result.winner,
    enteredBy: result.correction ? PLATFORM_USER : result.enteredBy,
    enteredAt: result.enteredAt.toISOString(),
  };
}

const planFactsOf = ({ courtId, when, timeZone, minutesPlay }: Schedule) => ({
  ...{ courtId, startsAt: when.startsAt.toISOString(), timeZone, minutesPlay },
});

const proposalFactsOf = (proposal: PlanProposal, match: Match) => ({
  ...{ proposalId: proposal.id, proposedBy: proposal.by, plan: planFactsOf(proposal.plan) },
  askedIds: [...askedBy(proposal, match)],
});

const referenceOf = ({ fixtureId, revision, kind, id, name, stage, closesAt }: Competition): Facts['fixture'] => ({
  ...{ fixtureId, revision, competition: { kind, id, name }, stage, closesAt: closesAt.toISOString() },
});
