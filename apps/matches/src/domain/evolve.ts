import { assertNever, type UserId } from '@setpoint/kernel';
import { afterTheTime, givesUpAt, inCompetition, withTries } from './competition/evolve.js';
import { withTry } from './competition/competition.js';
import type { EarlierVersion } from './entered-result.js';
import { isInvolved, isScheduled, sideOf, type ConfirmedMatch, type Match, type Place, type Plan } from './match.js';
import type { MatchEvent } from './match-events.js';
import { forfeit, openNoShow } from './no-shows.js';
import {
  core,
  reopened,
  withAgreement,
  withNewId,
  withOnePlace,
  withoutPlayer,
  withoutWaiter,
  withPlayer,
} from './places.js';
import { openProposal, takesProposals, type PlanProposal, type ProposalEnd } from './proposal/proposal.js';
import { isSamePlan } from './rules/schedule.js';
import { after, before, CONFIRMATION_MS, ORGANISING_MS, REMIND_DAY_MS, REMIND_HOUR_MS } from './rules/deadlines.js';

/** The match after an event. Events come from `decide` and `passTime` only, so an event that does not fit is a bug. */
export function evolve(match: Match, event: MatchEvent): Match {
  const next = withTries(happened(match, event), event);
  const isOpen = next.state === 'ORGANIZING' || next.state === 'READY';
  return isOpen || next.waitingList.length === 0 ? next : { ...next, waitingList: [] };
}

function happened(match: Match, event: MatchEvent): Match {
  switch (event.type) {
    case 'CREATED':
    case 'PLACE_OFFERED':
      return match;

    case 'PLAYERS_INVITED': {
      const invited = event.invitations.map((invitation) => invitation.playerId);
      return {
        ...match,
        invitations: [...match.invitations.filter((old) => !invited.includes(old.playerId)), ...event.invitations],
      };
    }

    case 'GUEST_INVITED':
      return {
        ...match,
        guests: [...match.guests, event.guest],
        invitations: [...match.invitations, event.invitation],
      };

    case 'INVITATION_WITHDRAWN':
      return {
        ...match,
        invitations: match.invitations.map((invitation) =>
          invitation.playerId === event.guestId
            ? { ...invitation, state: 'WITHDRAWN', answeredAt: event.at }
            : invitation,
        ),
      };

    case 'GUEST_PLACE_KEPT': {
      const { guestId, playerId } = event;
      const guests = match.guests.map((guest) => (guest.id === guestId ? { ...guest, claimedBy: playerId } : guest));
      const kept = isInvolved(match, playerId)
        ? withOnePlace(match, guestId, playerId, event.at)
        : withNewId(match, guestId, playerId);
      const placed = sideOf(kept, playerId) ? withoutWaiter(kept, playerId) : kept;
      return { ...placed, guests, removedIds: match.removedIds.filter((id) => id !== playerId) };
    }

    case 'INVITATION_ANSWERED': {
      const state = event.accepted ? ('ACCEPTED' as const) : ('DECLINED' as const);
      const answered: Match = {
        ...match,
        invitations: match.invitations.map((invitation) =>
          invitation.playerId === event.playerId ? { ...invitation, state, answeredAt: event.at } : invitation,
        ),
      };
      return event.accepted ? withPlayer(answered, event.playerId, event.side, event.at) : answered;
    }

    case 'PLAYER_JOINED': {
      // Joining after having declined removes the declined invitation.
      const invitations = match.invitations.filter((invitation) => invitation.playerId !== event.playerId);
      return withPlayer({ ...match, invitations }, event.playerId, event.side, event.at);
    }

    case 'WAITING_STARTED': {
      const waiter = { playerId: event.playerId, since: event.at };
      return { ...match, waitingList: [...match.waitingList, waiter] };
    }

    case 'WAITING_ENDED':
      return withoutWaiter(match, event.playerId);

    case 'PLAYER_LEFT':
      return { ...reopened(withoutPlayer(match, event.playerId, event.at), event.at), organiserId: event.organiserId };

    case 'TEAMS_EDITED': {
      const places = [...match.teamA, ...match.teamB];
      const isOnA = ({ playerId }: Place) => event.teamA.includes(playerId);
      return { ...match, teamA: places.filter(isOnA), teamB: places.filter((place) => !isOnA(place)) };
    }

    case 'PLAYER_REMOVED': {
      const without = withoutPlayer(match, event.playerId, event.at);
      return reopened({ ...without, removedIds: [...without.removedIds, event.playerId] }, event.at);
    }

    case 'OPTIONS_CHANGED': {
      const { visibility, levelMin, levelMax, message } = event;
      const changed: Match = { ...match, visibility, levelMin, levelMax, message };
      // Players who can no longer see the match leave the waiting list.
      const waitingList = match.waitingList.filter(({ playerId }) => isInvolved(changed, playerId));
      const isShorter = visibility === 'PRIVATE' && waitingList.length < match.waitingList.length;
      return isShorter ? { ...changed, waitingList } : changed;
    }

    case 'PROPOSED':
      return { ...match, proposal: event.proposal };

    case 'PROPOSAL_ACCEPTED': {
      const open = proposed(match, event);
      const accepted = [...open.accepted, { playerId: event.by, at: event.at }];
      return { ...match, proposal: { ...open, accepted } };
    }

    case 'PROPOSAL_DECLINED':
      return withProposalEnd(match, event, 'DECLINED', event.by);

    case 'PROPOSAL_WITHDRAWN':
      return withProposalEnd(match, event, 'WITHDRAWN', event.by);

    case 'PROPOSAL_LAPSED':
      return withProposalEnd(match, event, 'LAPSED', null);

    case 'ORGANISED': {
      if (!takesProposals(match)) return invalidTransition(match, event);
      const { plan } = event;
      // A ready match with another time is ready anew, with reminders of its own.
      const cancelsAt = match.state === 'ORGANIZING' ? match.cancelsAt : null;
      const organised: Match = { ...core(match), state: 'ORGANIZING', plan, cancelsAt };
      const open = openProposal(match);
      if (!open) return withAgreement(organised, () => event.at);
      const answers = new Map(open.accepted.map(({ playerId, at }) => [playerId, at]));
      const isAccepted = isSamePlan(open.plan, plan);
      const end: ProposalEnd = {
        how: isAccepted ? 'ACCEPTED' : 'REPLACED',
        by: isAccepted ? null : event.by,
        at: event.at,
      };
      return withAgreement({ ...organised, proposal: { ...open, end } }, (id) =>
        isAccepted ? (id === open.by ? open.at : (answers.get(id) ?? event.at)) : event.at,
      );
    }

    case 'BECAME_READY': {
      const { plan } = match;
      if (!isScheduled(plan)) return invalidTransition(match, event);
      const ahead = (ms: number) => (event.at < before(plan.when.startsAt, ms) ? before(plan.when.startsAt, ms) : null);
      return {
        ...core(match),
        state: 'READY',
        plan,
        remindDayAt: ahead(REMIND_DAY_MS),
        remindHourAt: ahead(REMIND_HOUR_MS),
      };
    }

    case 'REORGANISED': {
      // A new plan resets declined invitations, so that those players can be invited again.
      const invitations = match.invitations.filter((invitation) => invitation.state !== 'DECLINED');
      const plan: Plan = { ...match.plan, courtId: null, booked: false, when: null, minutesPlay: 60 };
      const { proposal } = match;
      const end: ProposalEnd = { how: 'REPLACED', by: event.by, at: event.at };
      return withAgreement(
        {
          ...core(match),
          invitations,
          proposal: proposal && { ...proposal, end: proposal.end ?? end },
          state: 'ORGANIZING',
          plan,
          cancelsAt: match.competition ? null : after(event.at, ORGANISING_MS),
        },
        () => null,
      );
    }

    case 'CANCELLED':
      return { ...core(match), state: 'CANCELLED', plan: match.plan, cancelledAt: event.at, cancelledBy: event.by };

    case 'EXPIRED':
      return { ...core(match), state: 'EXPIRED', plan: match.plan, expiredAt: event.at };

    case 'REMINDER_DUE': {
      const ready = inState(match, 'READY');
      return event.ahead === 'DAY' ? { ...ready, remindDayAt: null } : { ...ready, remindHourAt: null };
    }

    case 'TIME_PASSED': {
      const { plan } = inState(match, 'READY');
      return { ...core(match), state: 'AWAITING_RESULT', plan, returned: null, givesUpAt: givesUpAt(match, event.at) };
    }

    case 'RESULT_ENTERED': {
      if (match.state !== 'AWAITING_RESULT' && match.state !== 'AWAITING_CONFIRMATION')
        return invalidTransition(match, event);
      const earlier: readonly EarlierVersion[] =
        match.state === 'AWAITING_RESULT'
          ? match.returned
            ? [match.returned]
            : []
          : [...match.earlier, { result: match.result, dispute: match.dispute }];
      const contested = match.state === 'AWAITING_CONFIRMATION';
      return {
        ...core(match),
        state: 'AWAITING_CONFIRMATION',
        plan: match.plan,
        result: event.result,
        dispute: null,
        earlier,
        confirmsAt: contested ? null : after(event.at, CONFIRMATION_MS),
      };
    }

    case 'RESULT_DISPUTED': {
      const entered = inState(match, 'AWAITING_CONFIRMATION');
      if (entered.earlier.length > 0) return { ...entered, dispute: event.dispute, confirmsAt: null };
      return {
        ...core(match),
        state: 'AWAITING_RESULT',
        plan: entered.plan,
        returned: { result: entered.result, dispute: event.dispute },
        givesUpAt: givesUpAt(match, event.at),
      };
    }

    case 'RESULT_CONFIRMED': {
      const { plan, result, dispute, earlier } = inState(match, 'AWAITING_CONFIRMATION');
      const confirmed: ConfirmedMatch = {
        ...core(match),
        state: 'CONFIRMED',
        plan,
        result,
        earlier: dispute ? [...earlier, { result, dispute }] : earlier,
        confirmedAt: event.at,
        confirmedBy: event.by,
      };
      return confirmed;
    }

    case 'RESULT_CORRECTED': {
      const confirmed = inState(match, 'CONFIRMED');
      const earlier = [...confirmed.earlier, { result: confirmed.result, dispute: null }];
      return { ...confirmed, result: event.result, earlier };
    }

    case 'NO_SHOW_REPORTED': {
      if (match.state !== 'READY' && match.state !== 'AWAITING_RESULT') return invalidTransition(match, event);
      const noShows = [...match.noShows, { by: event.by, reportedAt: event.at, answer: null }];
      return { ...core(match), noShows, state: 'AWAITING_RESULT', plan: match.plan, returned: null, givesUpAt: null };
    }

    case 'NO_SHOW_ANSWERED': {
      const { plan } = inState(match, 'AWAITING_RESULT');
      const report = openNoShow(match);
      if (!report) return invalidTransition(match, event);
      const answered = { ...report, answer: { accepted: event.accepted, by: event.by, at: event.at } };
      const noShows = match.noShows.map((each) => (each === report ? answered : each));
      if (!event.accepted)
        return {
          ...{ ...core(match), noShows, state: 'AWAITING_RESULT', plan },
          ...{ returned: null, givesUpAt: givesUpAt(match, event.at) },
        };
      // Counts immediately: RESULT_CONFIRMED follows in the same batch.
      return {
        ...{ ...core(match), noShows, state: 'AWAITING_CONFIRMATION', plan },
        ...{ result: forfeit(match, report), dispute: null, earlier: [], confirmsAt: event.at },
      };
    }

    case 'OPPONENT_EVALUATED':
      return { ...match, evaluations: [...match.evaluations, { by: event.by, of: event.of }] };

    case 'GIVEN_UP': {
      const { plan, returned } = inState(match, 'AWAITING_RESULT');
      return { ...core(match), state: 'NOT_PLAYED', plan, returned, gaveUpAt: event.at };
    }

    case 'WINDOW_MOVED':
      return inCompetition(match, ({ extensions }) => ({
        closesAt: event.closesAt,
        extensions: event.by === null ? extensions : extensions + 1,
      }));

    case 'TIME_IS_UP':
      return afterTheTime(
        inCompetition(match, (competition) => ({ ...withTry(competition, event.tried), timeIsUpAt: event.at })),
        event.at,
      );

    case 'WITHDRAWN':
      return { ...core(match), state: 'CANCELLED', plan: match.plan, cancelledAt: event.at, cancelledBy: null };

    case 'ABANDONED': {
      const { plan } = match;
      const left = core(inCompetition(match, () => ({ abandonedBy: event.by })));
      return { ...left, state: 'CANCELLED', plan, cancelledAt: event.at, cancelledBy: event.by };
    }

    default:
      return assertNever(event);
  }
}

/** The match after several events. */
export const applyEvents = (match: Match, events: readonly MatchEvent[]): Match => events.reduce(evolve, match);

/** The open proposal, which the event is about. */
const proposed = (match: Match, event: MatchEvent): PlanProposal =>
  openProposal(match) ?? invalidTransition(match, event);

const withProposalEnd = (match: Match, event: MatchEvent, how: ProposalEnd['how'], by: UserId | null): Match => ({
  ...match,
  proposal: { ...proposed(match, event), end: { how, by, at: event.at } },
});

function inState<S extends Match['state']>(match: Match, state: S): Extract<Match, { state: S }> {
  if (match.state !== state) throw new Error(`match ${match.id} is ${match.state}, not ${state}`);
  return match as Extract<Match, { state: S }>;
}

function invalidTransition(match: Match, event: MatchEvent): never {
  throw new Error(`${event.type} can't happen to match ${match.id} in ${match.state}`);
}
