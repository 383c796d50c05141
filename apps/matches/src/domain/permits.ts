import { otherSide, type UserId } from '@setpoint/kernel';
import { findAbandonRefusal, findExtensionRefusal, isPeriodOver, NOT_IN_COMPETITIONS } from './competition/permits.js';
import { isGuest } from './guest.js';
import { findLevelRefusal, findPersonRefusal, findPlaceRefusal, isOpenTo } from './joining.js';
import type { RuleContext } from './rule-context.js';
import {
  invitationOf,
  isScheduled,
  members,
  missing,
  opponentsOf,
  organises,
  pendingInvitationOf,
  sideOf,
  team,
  type Match,
} from './match.js';
import { accusedSide, hasAgreed, hasReportedNoShow, openNoShow } from './no-shows.js';
import { isContested, isWithoutResult } from './results.js';
import { roomToInvite } from './places.js';
import { isAsked, openProposal, takesProposals } from './proposal/proposal.js';
import type { MatchCode } from './refusals.js';
import { before, LEAVING_MS } from './rules/deadlines.js';
import { hasEvaluated } from './rules/evaluations.js';
import { findWaitRefusal, isWaiting } from './waiting-list/rules.js';

/** Actions as in the schema. */
export type MatchAction =
  | 'JOIN'
  | 'WAIT'
  | 'STOP_WAITING'
  | 'LEAVE'
  | 'INVITE'
  | 'ACCEPT'
  | 'DECLINE'
  | 'ORGANISE'
  | 'ACCEPT_PROPOSAL'
  | 'DECLINE_PROPOSAL'
  | 'WITHDRAW_PROPOSAL'
  | 'REORGANISE'
  | 'CANCEL'
  | 'CHANGE_OPTIONS'
  | 'EDIT_TEAMS'
  | 'REMOVE_PLAYER'
  | 'WITHDRAW_INVITATION'
  | 'ENTER_RESULT'
  | 'CONFIRM_RESULT'
  | 'DISPUTE_RESULT'
  | 'REPORT_NO_SHOW'
  | 'CONFIRM_NO_SHOW'
  | 'REJECT_NO_SHOW'
  | 'EVALUATE'
  | 'EXTEND_PLAY_PERIOD'
  | 'ABANDON';

/** Null if this person may do it now with valid data, otherwise the refusal. Deadlines up to `now` are already applied. */
type Permit = (match: Match, who: UserId, context: RuleContext, now: Date) => MatchCode | null;

const rules: Readonly<Record<MatchAction, Permit>> = {
  JOIN: (match, who, context, now) => {
    if (sideOf(match, who)) return 'INVITATION_EXISTS';
    if (!isOpenTo(match, who)) return 'CANNOT_JOIN';
    return mayTakePlace(match, who, context, now) ?? findLevelRefusal(match, who, context);
  },

  WAIT: findWaitRefusal,

  STOP_WAITING: (match, who) => (isWaiting(match, who) ? null : 'NOT_IN_THIS_STATE'),

  LEAVE: (match, who, _context, now) => {
    if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
    if (match.state !== 'ORGANIZING' && match.state !== 'READY') return 'NOT_IN_THIS_STATE';
    if (!isGuest(who) && members(match).length === 1) return 'LAST_PARTICIPANT';
    const { when } = match.plan;
    return when && now > before(when.startsAt, LEAVING_MS) ? 'TOO_LATE_TO_LEAVE' : null;
  },

  INVITE: (match, who) => {
    if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
    if (match.state === 'READY') return 'TEAM_FULL';
    if (match.state !== 'ORGANIZING') return 'NOT_IN_THIS_STATE';
    return roomToInvite(match, 'A') + roomToInvite(match, 'B') > 0 ? null : 'TEAM_FULL';
  },

  ACCEPT: (match, who, context, now) => answerable(match, who) ?? mayTakePlace(match, who, context, now),

  DECLINE: (match, who) =>
    answerable(match, who) ?? (match.state === 'ORGANIZING' || match.state === 'READY' ? null : 'NOT_IN_THIS_STATE'),

  /** Who is asked for an answer may propose another time instead, also as no organiser (MAT-23). */
  ORGANISE: (match, who, _context, now) => {
    const refusal = organiserOf(match, who);
    if (refusal && !isAsked(match, who)) return refusal;
    if (!takesProposals(match)) return 'NOT_IN_THIS_STATE';
    return isPeriodOver(match, now) ? 'PLAY_PERIOD_ENDED' : null;
  },

  ACCEPT_PROPOSAL: (match, who) => answerToProposal(match, who),

  DECLINE_PROPOSAL: (match, who) => answerToProposal(match, who),

  WITHDRAW_PROPOSAL: (match, who) => {
    const open = openProposal(match);
    if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
    if (!open) return 'PROPOSAL_ENDED';
    return open.by === who ? null : 'NOT_YOUR_PROPOSAL';
  },

  REORGANISE: (match, who, _context, now) => {
    const refusal = organiserOf(match, who);
    if (refusal) return refusal;
    const { courtId, when } = match.plan;
    const somethingSet = courtId !== null || when !== null;
    if (isPeriodOver(match, now)) return 'PLAY_PERIOD_ENDED';
    // Nobody takes back alone what both sides count on; a proposal of another time is always possible.
    if (match.competition && when && now > before(when.startsAt, LEAVING_MS)) return 'TOO_LATE_TO_REORGANISE';
    return match.state === 'READY' || (match.state === 'ORGANIZING' && somethingSet) ? null : 'NOT_IN_THIS_STATE';
  },

  CANCEL: (match, who) => {
    const refusal = organiserOf(match, who);
    if (refusal) return refusal;
    const beforeResult =
      match.state === 'ORGANIZING' || match.state === 'READY' || (match.state === 'AWAITING_RESULT' && !match.returned);
    return beforeResult && match.noShows.length === 0 ? null : 'NOT_IN_THIS_STATE';
  },

  CHANGE_OPTIONS: (match, who) =>
    organiserOf(match, who) ?? (match.state === 'ORGANIZING' ? null : 'NOT_IN_THIS_STATE'),

  /** There is only one way to pair two players. */
  EDIT_TEAMS: (match, who) => {
    const refusal = organiserOf(match, who);
    if (refusal) return refusal;
    const isOpen = match.state === 'ORGANIZING' || match.state === 'READY' || isWithoutResult(match);
    return isOpen && match.numberPlayers > 1 && missing(match) === 0 ? null : 'NOT_IN_THIS_STATE';
  },

  REMOVE_PLAYER: (match, who) => {
    const refusal = organiserOf(match, who);
    if (refusal) return refusal;
    return (match.state === 'ORGANIZING' || match.state === 'READY') && missing(match) === 0
      ? null
      : 'NOT_IN_THIS_STATE';
  },

  WITHDRAW_INVITATION: (match, who) => {
    const refusal = organiserOf(match, who);
    if (refusal) return refusal;
    if (match.state !== 'ORGANIZING' && match.state !== 'READY') return 'NOT_IN_THIS_STATE';
    return match.guests.some(({ id }) => pendingInvitationOf(match, id)) ? null : 'GUEST_HAS_ANSWERED';
  },

  ENTER_RESULT: (match, who) => {
    const side = sideOf(match, who);
    if (!side) return 'USER_NOT_IN_MATCH';
    if (openNoShow(match)) return 'ALREADY_REPORTED';
    if (match.state === 'AWAITING_RESULT')
      return match.returned && sideOf(match, match.returned.result.enteredBy) !== side ? 'NOT_IN_THIS_STATE' : null;
    if (match.state === 'AWAITING_CONFIRMATION') return isContested(match) ? null : 'RESULT_ALREADY_SAVED';
    return match.state === 'CONFIRMED' ? 'RESULT_ALREADY_SAVED' : 'NOT_IN_THIS_STATE';
  },

  CONFIRM_RESULT: (match, who) => answerToResult(match, who),

  DISPUTE_RESULT: (match, who) => answerToResult(match, who) ?? (isContested(match) ? 'NOT_IN_THIS_STATE' : null),

  REPORT_NO_SHOW: (match, who, _context, now) => {
    const side = sideOf(match, who);
    if (!side) return 'USER_NOT_IN_MATCH';
    switch (match.state) {
      case 'READY':
        if (now < match.plan.when.startsAt) return 'TOO_EARLY_TO_REPORT';
        return hasAgreed(match, otherSide(side)) ? null : 'TIME_NOT_AGREED';
      case 'AWAITING_RESULT':
        if (openNoShow(match) || hasReportedNoShow(match, side)) return 'ALREADY_REPORTED';
        if (match.returned) return 'RESULT_ALREADY_SAVED';
        return hasAgreed(match, otherSide(side)) ? null : 'TIME_NOT_AGREED';
      case 'AWAITING_CONFIRMATION':
      case 'CONFIRMED':
        return 'RESULT_ALREADY_SAVED';
      default:
        return 'NOT_IN_THIS_STATE';
    }
  },

  CONFIRM_NO_SHOW: (match, who) => answerToNoShow(match, who),

  REJECT_NO_SHOW: (match, who) => answerToNoShow(match, who),

  EVALUATE: (match, who) => {
    if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
    if (match.state !== 'AWAITING_CONFIRMATION' && match.state !== 'CONFIRMED') return 'NOT_IN_THIS_STATE';
    return opponentsOf(match, who).every((opponent) => hasEvaluated(match, who, opponent))
      ? 'RATING_ALREADY_ENTERED'
      : null;
  },

  EXTEND_PLAY_PERIOD: (match, who, _context, now) => findExtensionRefusal(match, who, now),

  ABANDON: (match, who) => findAbandonRefusal(match, who),
};

const outsideOfCompetitions =
  (permit: Permit): Permit =>
  (match, ...more) =>
    match.competition ? 'COMPETITION_MATCH' : permit(match, ...more);

/**
 * Who may do what, and when. The single source: `decide` checks it before a command's data, and the interface's
 * actions are derived from it.
 */
export const permits = Object.fromEntries(
  Object.entries(rules).map(([action, permit]) => [
    action,
    NOT_IN_COMPETITIONS.includes(action) ? outsideOfCompetitions(permit) : permit,
  ]),
) as Readonly<Record<MatchAction, Permit>>;

export const MATCH_ACTIONS = Object.keys(permits) as readonly MatchAction[];

/** Whether a place is free and nothing but level or visibility stands in the way. */
const mayTakePlace: Permit = (match, who, context, now) =>
  findPlaceRefusal(match) ?? findPersonRefusal(match, who, context, now);

/** Each invitation is answered once, by the invited player (MAT-20). */
function answerable(match: Match, who: UserId): MatchCode | null {
  const invitation = invitationOf(match, who);
  if (!invitation) return 'INVITATION_NOT_FOR_YOU';
  if (invitation.state === 'WITHDRAWN') return 'INVITATION_WITHDRAWN';
  return invitation.state === 'PENDING' ? null : 'ALREADY_ANSWERED';
}

const organiserOf = (match: Match, who: UserId): MatchCode | null =>
  organises(match, who) ? null : match.competition ? 'USER_NOT_IN_MATCH' : 'NOT_THE_ORGANISER';

/** The side that did not enter the result answers it. */
function answerToResult(match: Match, who: UserId): MatchCode | null {
  const side = sideOf(match, who);
  if (!side) return 'USER_NOT_IN_MATCH';
  if (match.state === 'CONFIRMED') return 'RESULT_ALREADY_SAVED';
  if (match.state !== 'AWAITING_CONFIRMATION') return 'NOT_IN_THIS_STATE';
  return team(match, side).some((place) => place.playerId === match.result.enteredBy) ? 'OWN_RESULT' : null;
}

/** Each player whom it asks answers a proposal, once. */
function answerToProposal(match: Match, who: UserId): MatchCode | null {
  if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
  const open = openProposal(match);
  if (!open) return 'PROPOSAL_ENDED';
  if (open.by === who) return 'OWN_PROPOSAL';
  return isAsked(match, who) ? null : 'ALREADY_ANSWERED';
}

/** The side reported as absent answers, once. */
function answerToNoShow(match: Match, who: UserId): MatchCode | null {
  const side = sideOf(match, who);
  if (!side) return 'USER_NOT_IN_MATCH';
  const report = openNoShow(match);
  if (!report) return match.noShows.length > 0 ? 'ALREADY_ANSWERED' : 'NOT_IN_THIS_STATE';
  return accusedSide(match, report) === side ? null : 'OWN_REPORT';
}

/** Court, date and time are set and both teams complete. */
export const isComplete = (match: Match): boolean => missing(match) === 0 && isScheduled(match.plan);
