import { assertNever } from '@setpoint/kernel';
import type { CommandOf, MatchCommand, ResultVersion } from './commands.js';
import type { EnteredResult } from './entered-result.js';
import { invitationOf, isScheduled, organises, sideOf, type Match, type Schedule } from './match.js';
import { isWaiting } from './waiting-list/rules.js';
import { hasAccepted, openProposal } from './proposal/proposal.js';
import { areKnown, isSameResult } from './result-decisions.js';

/** The same person repeats a command that already took effect: success without events. */
export function isRepeated(command: MatchCommand, match: Match): boolean {
  const { who } = command;
  switch (command.type) {
    case 'JOIN': {
      const side = sideOf(match, who);
      return side !== null && (command.side === null || command.side === side);
    }
    case 'WAIT':
      return isWaiting(match, who);
    case 'STOP_WAITING':
      return !isWaiting(match, who);
    case 'ORGANISE':
      return isProposed(command, match) || isSet(command, match);
    case 'ANSWER_PROPOSAL': {
      const { proposal } = match;
      if (proposal?.id !== command.proposalId || proposal.by === who) return false;
      return command.accept ? hasAccepted(proposal, who) : proposal.end?.how === 'DECLINED' && proposal.end.by === who;
    }
    case 'WITHDRAW_PROPOSAL': {
      const { proposal } = match;
      return proposal?.id === command.proposalId && proposal.end?.how === 'WITHDRAWN' && proposal.end.by === who;
    }
    case 'REORGANISE':
      return match.state === 'ORGANIZING' && organises(match, who) && !match.plan.courtId && !match.plan.when;
    case 'CANCEL':
      return match.state === 'CANCELLED' && match.competition === null && match.cancelledBy === who;
    case 'EDIT_TEAMS':
      return (
        match.organiserId === who &&
        match.teamA.length === command.teamA.length &&
        match.teamA.every(({ playerId }) => command.teamA.includes(playerId))
      );
    case 'REMOVE_PLAYER':
      return (
        match.organiserId === who && match.removedIds.includes(command.playerId) && !sideOf(match, command.playerId)
      );
    case 'WITHDRAW_INVITATION':
      return match.organiserId === who && invitationOf(match, command.guestId)?.state === 'WITHDRAWN';
    case 'ENTER_RESULT':
      if (match.state !== 'AWAITING_CONFIRMATION' && match.state !== 'CONFIRMED') return false;
      // For a contested result, entering the other side's score is the agreement.
      return (
        (match.result.enteredBy === who || (match.state === 'CONFIRMED' && match.confirmedBy === who)) &&
        isSameResult(command.result, match.result)
      );
    case 'CONFIRM_RESULT':
      return (
        match.state === 'CONFIRMED' &&
        match.confirmedBy === who &&
        isSameVersion(command.resultVersion, match.result) &&
        areKnown(match, who, command.evaluations)
      );
    case 'DISPUTE_RESULT':
      if (match.state === 'AWAITING_RESULT' && match.returned)
        return match.returned.dispute.by === who && isSameVersion(command.resultVersion, match.returned.result);
      return (
        match.state === 'AWAITING_CONFIRMATION' &&
        match.dispute?.by === who &&
        isSameVersion(command.resultVersion, match.result)
      );
    case 'ANSWER_NO_SHOW': {
      const last = match.noShows.at(-1)?.answer;
      return last?.by === who && last.accepted === command.accept;
    }
    case 'EXTEND_PLAY_PERIOD':
      return (
        sideOf(match, who) !== null &&
        command.extension >= 1 &&
        command.extension <= (match.competition?.extensions ?? 0)
      );
    case 'REPORT_NO_SHOW':
    case 'ABANDON':
    case 'LEAVE':
    case 'INVITE':
    case 'INVITE_GUEST':
    case 'KEEP_GUEST_PLACE':
    case 'ANSWER':
    case 'CHANGE_OPTIONS':
    case 'EVALUATE':
      return false;
    default:
      return assertNever(command);
  }
}

const isSameVersion = (seen: ResultVersion, { version }: EnteredResult) => seen === null || seen === version;

/** The same person has proposed or accepted it, and nobody has said anything else since. */
function isProposed(command: CommandOf<'ORGANISE'>, match: Match): boolean {
  const open = openProposal(match);
  if (!open || !hasAccepted(open, command.who)) return false;
  return isWanted(command, open.plan) && (open.by !== command.who || open.plan.booked === command.plan.booked);
}

function isSet(command: CommandOf<'ORGANISE'>, match: Match): boolean {
  const { plan, state } = match;
  if ((state !== 'ORGANIZING' && state !== 'READY') || !isScheduled(plan)) return false;
  if (!isWanted(command, plan) || !sideOf(match, command.who)) return false;
  return !organises(match, command.who) || plan.booked === command.plan.booked;
}

/** Same court, date, time and duration. */
function isWanted({ plan }: CommandOf<'ORGANISE'>, agreed: Schedule): boolean {
  const { courtId, minutesPlay, when } = agreed;
  return (
    plan.courtId === courtId &&
    plan.minutesPlay === minutesPlay &&
    plan.datePlay === when.datePlay &&
    plan.timePlay === when.timePlay
  );
}
