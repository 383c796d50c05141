import type { UserId } from '@setpoint/kernel';
import { sideOf, type Match } from '../match.js';
import { openNoShow } from '../no-shows.js';
import type { MatchCode } from '../refusals.js';
import { extendedClose, MOST_EXTENSIONS } from './competition.js';

/** The competition decides who plays and whether the match takes place. */
export const NOT_IN_COMPETITIONS: readonly string[] = [
  ...['JOIN', 'WAIT', 'STOP_WAITING', 'LEAVE', 'INVITE', 'ACCEPT', 'DECLINE'],
  ...['CANCEL', 'CHANGE_OPTIONS', 'EDIT_TEAMS', 'REMOVE_PLAYER', 'WITHDRAW_INVITATION'],
];

/** Either side extends the window before it ends (REP-03). */
export function findExtensionRefusal(match: Match, who: UserId, now: Date): MatchCode | null {
  const { competition } = match;
  if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
  if (!competition) return 'NOT_A_COMPETITION_MATCH';
  const refusal = findStateRefusal(match);
  if (refusal) return refusal;
  if (isPeriodOver(match, now)) return 'PLAY_PERIOD_ENDED';
  const isLast = competition.extensions >= MOST_EXTENSIONS || extendedClose(competition) <= competition.closesAt;
  return isLast ? 'MAX_EXTENSIONS_REACHED' : null;
}

/** Withdraws from the competition before there is a result (REP-04). */
export function findAbandonRefusal(match: Match, who: UserId): MatchCode | null {
  if (!sideOf(match, who)) return 'USER_NOT_IN_MATCH';
  if (!match.competition) return 'NOT_A_COMPETITION_MATCH';
  if (match.competition.abandonedBy) {
    const side = sideOf(match, match.competition.abandonedBy);
    return side === sideOf(match, who) ? 'ALREADY_LEFT_COMPETITION' : 'NOT_IN_THIS_STATE';
  }
  return findStateRefusal(match);
}

/** Has a result that counts or awaits an answer, so a later revision does not cancel the match. */
export const hasResult = (match: Match): boolean =>
  match.state === 'AWAITING_CONFIRMATION' ||
  match.state === 'CONFIRMED' ||
  (match.state === 'AWAITING_RESULT' && match.returned !== null);

/** Whether it is too late to agree on a time. */
export const isPeriodOver = ({ competition }: Match, now: Date): boolean =>
  competition !== null && (competition.timeIsUpAt !== null || now >= competition.closesAt);

function findStateRefusal(match: Match): MatchCode | null {
  if (hasResult(match)) return 'RESULT_ALREADY_SAVED';
  if (openNoShow(match)) return 'ALREADY_REPORTED';
  return match.state === 'ORGANIZING' || match.state === 'READY' || match.state === 'AWAITING_RESULT'
    ? null
    : 'NOT_IN_THIS_STATE';
}
