import { accept, assertNever, otherSide, refuse, type Side, type UserId } from '@setpoint/kernel';
import { extend, outsidePlayPeriod } from './competition/decisions.js';
import { isInWindow } from './competition/competition.js';
import type { CommandOf, MatchCommand } from './commands.js';
import { applyEvents, evolve } from './evolve.js';
import {
  freePlaces,
  invitationOf,
  pendingInvitationOf,
  sideOf,
  type Invitation,
  type Match,
  type Schedule,
} from './match.js';
import type { MatchEvent } from './match-events.js';
import { inviteGuest, isGuestOf, keepGuestPlace, withdrawInvitation } from './guest-decisions.js';
import { isGuest } from './guest.js';
import { passTime } from './pass-time.js';
import { agreement, answerProposal, busyIn, proposeOrSet } from './proposal/decisions.js';
import { openProposal } from './proposal/proposal.js';
import { isComplete, MATCH_ACTIONS, permits, type MatchAction } from './permits.js';
import { openSide, roomToInvite } from './places.js';
import { isAway } from './joining.js';
import { invalidData, type MatchCode } from './refusals.js';
import {
  confirmResult,
  disputeResult,
  enterResult,
  evaluate,
  isEnteredBlindly,
  isOutdated,
  type Decision,
} from './result-decisions.js';
import { isRepeated } from './repeated-commands.js';
import type { RuleContext } from './rule-context.js';
import { findLimitErrors, limit } from './rules/level-limits.js';
import { findStartError, isDuration, isFieldError, refuseStart, whenOf } from './rules/schedule.js';
import { findTextErrors, tidy } from './rules/text.js';
import { fillFreePlaces, offerFreedPlace } from './waiting-list/fill.js';

export { applyEvents, evolve, passTime };

const nothing: Decision = accept([]);

/**
 * Events of a command, or a refusal. Deadlines that passed before are applied first, whether or not a timer has
 * run, so that deadlines are exact. No events: nothing changed (the same person pressed twice).
 */
export function decide(command: MatchCommand, match: Match, context: RuleContext, now: Date): Decision {
  const passed = passTime(match, now);
  const decision = decideNow(command, passed.match, context, now);
  if (!decision.ok) return decision;
  const decided = [...passed.events, ...decision.value];
  const left = applyEvents(match, decided);
  const events =
    decision.value.length > 0
      ? [...decided, ...fillFreePlaces(left, context, now), ...offerFreedPlace(passed.match, left, context, now)]
      : decided;
  if (decision.value.length > 0) events.push(...agreement(applyEvents(match, events), command.who, now));
  const changed = applyEvents(match, events);
  return changed.state === 'ORGANIZING' && isComplete(changed)
    ? accept([...events, { type: 'BECAME_READY', at: now }])
    : accept(events);
}

/** Actions available to the person: exactly those that `decide` would accept with valid data. */
export function actionsOf(match: Match, who: UserId, context: RuleContext, now: Date): readonly MatchAction[] {
  const current = passTime(match, now).match;
  return MATCH_ACTIONS.filter((action) => permits[action](current, who, context, now) === null);
}

/** Why this person could not join now; null if they could or already have a place. The rule of JOIN, evaluated in advance. */
export function joinRefusalOf(match: Match, who: UserId, context: RuleContext, now: Date): MatchCode | null {
  const current = passTime(match, now).match;
  return sideOf(current, who) ? null : permits.JOIN(current, who, context, now);
}

function decideNow(command: MatchCommand, match: Match, context: RuleContext, now: Date): Decision {
  const { who } = command;
  if (command.type === 'KEEP_GUEST_PLACE') return keepGuestPlace(command, match, context, now);
  if (isRepeated(command, match)) return nothing;
  if (
    (command.type === 'ANSWER_PROPOSAL' || command.type === 'WITHDRAW_PROPOSAL') &&
    sideOf(match, who) &&
    openProposal(match)?.id !== command.proposalId
  )
    return refuse('PROPOSAL_ENDED');
  const refusal = permits[actionOf(command)](match, who, context, now);
  // Already being in the match is a better reason than full teams.
  if (refusal === 'TEAM_FULL' && command.type === 'INVITE' && isAnyKnown(command, match))
    return refuse('INVITATION_EXISTS');
  if (refusal === 'TEAM_FULL' && command.type === 'INVITE_GUEST' && isGuestOf(match, command.guest))
    return refuse('GUEST_EXISTS');
  if ((command.type === 'CONFIRM_RESULT' || command.type === 'DISPUTE_RESULT') && isOutdated(command, match, refusal))
    return refuse('RESULT_CHANGED');
  if (refusal) return refuse(refusal);
  if (command.type === 'ENTER_RESULT' && isEnteredBlindly(command, match)) return refuse('RESULT_CHANGED');

  switch (command.type) {
    case 'JOIN':
      return join(command, match, now);
    case 'WAIT':
      return accept([{ type: 'WAITING_STARTED', playerId: who, at: now }]);
    case 'STOP_WAITING':
      return accept([{ type: 'WAITING_ENDED', playerId: who, at: now }]);
    case 'LEAVE': {
      const organiserId = match.organiserId === who ? longestIn(match, who) : match.organiserId;
      return accept([{ type: 'PLAYER_LEFT', playerId: who, organiserId, at: now }]);
    }
    case 'INVITE':
      return invite(command, match, context, now);
    case 'INVITE_GUEST':
      return inviteGuest(command, match, now);
    case 'WITHDRAW_INVITATION':
      return withdrawInvitation(command, match, now);
    case 'ANSWER': {
      const invitation = invitationOf(match, who)!;
      const side =
        freePlaces(match, invitation.side) > 0 || !command.accept ? invitation.side : otherSide(invitation.side);
      return accept([answered(invitation, command.accept, side, now)]);
    }
    case 'ORGANISE':
      return organise(command, match, context, now);
    case 'ANSWER_PROPOSAL':
      return answerProposal(command, match, context, now);
    case 'WITHDRAW_PROPOSAL':
      return accept([{ type: 'PROPOSAL_WITHDRAWN', by: who, at: now }]);
    case 'REORGANISE':
      return accept([{ type: 'REORGANISED', by: who, at: now }]);
    case 'CANCEL':
      return accept([{ type: 'CANCELLED', by: who, at: now }]);
    case 'CHANGE_OPTIONS':
      return changeOptions(command, match, now);
    case 'EDIT_TEAMS':
      return editTeams(command, match, now);
    case 'REMOVE_PLAYER':
      if (command.playerId === who) return invalidData({ field: 'playerId', code: 'YOURSELF' });
      if (!sideOf(match, command.playerId)) return refuse('USER_NOT_IN_MATCH');
      return accept([{ type: 'PLAYER_REMOVED', playerId: command.playerId, by: who, at: now }]);
    case 'ENTER_RESULT':
      return enterResult(command, match, now);
    case 'CONFIRM_RESULT':
      return confirmResult(command, match, now);
    case 'DISPUTE_RESULT':
      return disputeResult(command, now);
    case 'REPORT_NO_SHOW':
      return accept([{ type: 'NO_SHOW_REPORTED', by: who, at: now }]);
    case 'ANSWER_NO_SHOW': {
      const answer: MatchEvent = { type: 'NO_SHOW_ANSWERED', accepted: command.accept, by: who, at: now };
      return accept(command.accept ? [answer, { type: 'RESULT_CONFIRMED', by: who, at: now }] : [answer]);
    }
    case 'EXTEND_PLAY_PERIOD':
      return extend(command, match, now);
    case 'ABANDON':
      return accept([{ type: 'ABANDONED', by: who, at: now }]);
    case 'EVALUATE':
      return evaluate(command, match, now);
    default:
      return assertNever(command);
  }
}

function actionOf(command: Exclude<MatchCommand, { type: 'KEEP_GUEST_PLACE' }>): MatchAction {
  switch (command.type) {
    case 'INVITE_GUEST':
      return 'INVITE';
    case 'ANSWER':
      return command.accept ? 'ACCEPT' : 'DECLINE';
    case 'ANSWER_PROPOSAL':
      return command.accept ? 'ACCEPT_PROPOSAL' : 'DECLINE_PROPOSAL';
    case 'ANSWER_NO_SHOW':
      return command.accept ? 'CONFIRM_NO_SHOW' : 'REJECT_NO_SHOW';
    default:
      return command.type;
  }
}

function join(command: CommandOf<'JOIN'>, match: Match, now: Date): Decision {
  const { who } = command;
  const invitation = pendingInvitationOf(match, who);
  const wished = command.side ?? invitation?.side ?? openSide(match);
  const side = freePlaces(match, wished) > 0 ? wished : otherSide(wished);
  if (command.side !== null && side !== command.side) return refuse('TEAM_FULL');
  return accept([
    invitation ? answered(invitation, true, side, now) : { type: 'PLAYER_JOINED', playerId: who, side, at: now },
  ]);
}

const answered = (invitation: Invitation, accepted: boolean, side: Side, at: Date): MatchEvent => ({
  type: 'INVITATION_ANSWERED',
  playerId: invitation.playerId,
  invitedBy: invitation.invitedBy,
  accepted,
  side,
  at,
});

function invite({ who, side, invitees }: CommandOf<'INVITE'>, match: Match, context: RuleContext, now: Date): Decision {
  if (invitees.length === 0) return invalidData({ field: 'playerIds', code: 'REQUIRED' });
  const ids = invitees.map((invitee) => invitee.playerId);
  if (new Set(ids).size < ids.length) return refuse('DUPLICATE_PLAYERS');
  if (isAnyKnown({ invitees }, match)) return refuse('INVITATION_EXISTS');
  if (ids.some((id) => !mayInvite(match, who, id, context))) return refuse('CANNOT_INVITE');
  if (ids.some((id) => isAway(match.plan, context.person(id), now))) return refuse('PLAYER_AWAY');
  if (ids.length > roomToInvite(match, side)) return refuse('TEAM_FULL');
  const invitations = invitees.map(({ invitationId, playerId }): Invitation => ({
    ...{ id: invitationId, playerId, invitedBy: who, side },
    ...{ state: 'PENDING', createdAt: now, answeredAt: null },
  }));
  return accept([{ type: 'PLAYERS_INVITED', by: who, invitations, at: now }]);
}

const isAnyKnown = ({ invitees }: Pick<CommandOf<'INVITE'>, 'invitees'>, match: Match): boolean =>
  invitees.some(({ playerId }) => sideOf(match, playerId) !== null || invitationOf(match, playerId) !== undefined);

/** Known and not blocked either way; for private matches only followed players; after a removal only by the organiser. */
function mayInvite(match: Match, who: UserId, invitee: UserId, context: RuleContext): boolean {
  if (!context.person(invitee) || context.blockBetween(who, invitee)) return false;
  if (match.visibility === 'PRIVATE' && !context.follows(who, invitee)) return false;
  return who === match.organiserId || !match.removedIds.includes(invitee);
}

function organise(command: CommandOf<'ORGANISE'>, match: Match, context: RuleContext, now: Date): Decision {
  const { who, plan } = command;
  if (!isDuration(plan.minutesPlay)) return invalidData({ field: 'minutesPlay', code: 'INVALID' });
  const court = context.court(plan.courtId);
  if (!court) return refuse('COURT_NOT_FOUND');
  const when = whenOf(plan.datePlay, plan.timePlay, plan.minutesPlay, court.timeZone);
  if (isFieldError(when)) return invalidData(when);
  const startError = findStartError(when.startsAt, now);
  if (startError) return refuseStart(startError);
  if (match.competition && !isInWindow(when, match.competition)) return outsidePlayPeriod;
  const { courtId, booked, minutesPlay } = plan;
  const wanted: Schedule = { courtId, booked, when, minutesPlay, timeZone: court.timeZone };
  const taken = busyIn(match, wanted, context);
  if (taken.length > 0)
    return refuse(taken.includes(who) ? 'MATCH_OVERLAPS' : 'PLAYER_NOT_FREE', { data: { playerIds: taken } });
  return proposeOrSet(command, wanted, match, now);
}

/** Everybody keeps their place and what they have agreed to; only sides change. */
function editTeams({ who, teamA }: CommandOf<'EDIT_TEAMS'>, match: Match, now: Date): Decision {
  const wanted = new Set(teamA);
  if (wanted.size !== match.numberPlayers || wanted.size !== teamA.length)
    return invalidData({ field: 'teamA', code: 'INVALID' });
  if (teamA.some((id) => !sideOf(match, id))) return refuse('USER_NOT_IN_MATCH');
  return accept([{ type: 'TEAMS_EDITED', by: who, teamA: [...teamA], at: now }]);
}

function changeOptions(command: CommandOf<'CHANGE_OPTIONS'>, match: Match, now: Date): Decision {
  const options = {
    visibility: command.visibility ?? match.visibility,
    levelMin: command.levelMin === undefined ? match.levelMin : limit(command.levelMin),
    levelMax: command.levelMax === undefined ? match.levelMax : limit(command.levelMax),
    message: command.message === undefined ? match.message : tidy(command.message),
  };
  const fields = [...findLimitErrors(options), ...findTextErrors('message', options.message)];
  if (fields.length > 0) return invalidData(...fields);
  const keys = Object.keys(options) as (keyof typeof options)[];
  if (keys.every((key) => options[key] === match[key])) return nothing;
  return accept([{ type: 'OPTIONS_CHANGED', ...options, at: now }]);
}

/** The next organiser: the member who joined first. Guests cannot organise. */
function longestIn(match: Match, except: UserId): UserId {
  return [...match.teamA, ...match.teamB]
    .filter((place) => place.playerId !== except && !isGuest(place.playerId))
    .sort((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())[0]!.playerId;
}
