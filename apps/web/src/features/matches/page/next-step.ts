import type { MatchViewFragment } from '@setpoint/client/documents';
import { isUnplanned, unanswered } from '../../../entities/match/needed.js';
import { statementOf } from '../../../entities/match/state-badge.js';

/** The single most urgent next step. */
export type NextStep =
  | 'invited'
  | 'invitedBusy'
  | 'proposal'
  | 'noShow'
  | 'confirm'
  | 'result'
  | 'correct'
  | 'agree'
  | 'organise'
  | 'evaluate'
  | 'join'
  | 'invite'
  | 'signIn'
  | 'refused'
  | 'ready'
  | 'readyWatch'
  | 'waitPlayers'
  | 'waitAnswers'
  | 'waitProposal'
  | 'waitOrganiser'
  | 'waitResult'
  | 'waitNoShow'
  | 'waitOther'
  | 'waitCorrection'
  | 'disputed'
  | 'full'
  | 'wait'
  | 'waiting'
  | 'confirmed'
  | 'notPlayed'
  | 'unresolved'
  | 'cancelled'
  | 'abandoned'
  | 'timeUp'
  | 'expired';

type Seen = Pick<
  MatchViewFragment,
  | 'state'
  | 'competition'
  | 'myActions'
  | 'mySide'
  | 'missing'
  | 'joinRefusal'
  | 'proposal'
  | 'court'
  | 'datePlay'
  | 'timePlay'
  | 'result'
  | 'teamA'
  | 'teamB'
> & { readonly noShow: Pick<NonNullable<MatchViewFragment['noShow']>, 'state'> | null };

export function nextStep(match: Seen, signedIn: boolean): NextStep {
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  const isDisputed = statementOf(match) === 'DISPUTED';
  if (may('ACCEPT')) return 'invited';
  if (may('DECLINE')) return 'invitedBusy';
  if (may('ACCEPT_PROPOSAL') && match.state !== 'AWAITING_RESULT') return 'proposal';
  if (may('CONFIRM_NO_SHOW')) return 'noShow';
  if (may('CONFIRM_RESULT')) return 'confirm';
  if (may('ENTER_RESULT')) return !isDisputed ? 'result' : match.state === 'AWAITING_RESULT' ? 'correct' : 'agree';
  if (may('EVALUATE')) return 'evaluate';
  if (may('JOIN')) return 'join';
  if (may('STOP_WAITING')) return 'waiting';
  if (may('WAIT')) return 'wait';
  switch (match.state) {
    case 'ORGANIZING':
      return match.mySide ? asPlayer(match) : asStranger(match, signedIn);
    case 'READY':
      return match.mySide ? 'ready' : 'readyWatch';
    case 'AWAITING_RESULT':
      if (match.noShow?.state === 'REPORTED') return 'waitNoShow';
      if (!isDisputed) return 'waitResult';
      return match.mySide ? 'waitCorrection' : 'disputed';
    case 'AWAITING_CONFIRMATION':
      return isDisputed ? 'disputed' : 'waitOther';
    case 'CONFIRMED':
      return 'confirmed';
    case 'NOT_PLAYED':
      if (match.result) return 'unresolved';
      return match.competition ? 'timeUp' : 'notPlayed';
    case 'CANCELLED':
      return match.competition?.abandonedBy ? 'abandoned' : 'cancelled';
    case 'EXPIRED':
      return match.competition ? 'timeUp' : 'expired';
  }
}

/** Players first; court and time only where they are not set. */
function asPlayer(match: Seen): NextStep {
  const may = (action: MatchViewFragment['myActions'][number]) => match.myActions.includes(action);
  if (may('INVITE')) return 'invite';
  if (match.proposal?.state === 'OPEN') return 'waitProposal';
  if (may('ORGANISE') && isUnplanned(match)) return 'organise';
  if (match.missing > 0) return unanswered(match) >= match.missing ? 'waitAnswers' : 'waitPlayers';
  return 'waitOrganiser';
}

function asStranger(match: Seen, signedIn: boolean): NextStep {
  if (match.missing === 0) return 'full';
  if (!signedIn) return 'signIn';
  return match.joinRefusal ? 'refused' : 'waitPlayers';
}
