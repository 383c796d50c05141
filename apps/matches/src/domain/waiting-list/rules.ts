import type { UserId } from '@setpoint/kernel';
import { findLevelRefusal, findPersonRefusal, isOpenTo } from '../joining.js';
import { missing, sideOf, type Match, type MatchCore } from '../match.js';
import type { MatchCode } from '../refusals.js';
import type { RuleContext } from '../rule-context.js';
import { before, LEAVING_MS } from '../rules/deadlines.js';

/** Maximum per match. */
export const MOST_WAITING = 10;
/** Maximum per person. */
export const MOST_WAITING_LISTS = 5;

export const isWaiting = (match: MatchCore, who: UserId): boolean =>
  match.waitingList.some(({ playerId }) => playerId === who);

/** Until when freed places are filled from the waiting list: as long as players may leave. Null if no time is set. */
export const fillsUntil = ({ plan }: Match): Date | null => plan.when && before(plan.when.startsAt, LEAVING_MS);

export function isFilling(match: Match, now: Date): boolean {
  const until = fillsUntil(match);
  return until === null || now <= until;
}

/** Why this person would not get a place freed now. */
export function findPassedOver(match: Match, who: UserId, context: RuleContext, now: Date): MatchCode | null {
  if (!isOpenTo(match, who)) return 'CANNOT_JOIN';
  return findPersonRefusal(match, who, context, now) ?? findLevelRefusal(match, who, context);
}

/** Why this person cannot join the waiting list; null if they can. */
export function findWaitRefusal(match: Match, who: UserId, context: RuleContext, now: Date): MatchCode | null {
  if (sideOf(match, who)) return 'INVITATION_EXISTS';
  if ((match.state !== 'ORGANIZING' && match.state !== 'READY') || isWaiting(match, who)) return 'NOT_IN_THIS_STATE';
  if (missing(match) > 0) return 'PLACE_IS_FREE';
  const passedOver = findPassedOver(match, who, context, now);
  if (passedOver) return passedOver;
  if (!isFilling(match, now)) return 'TOO_LATE_TO_WAIT';
  if (match.waitingList.length >= MOST_WAITING) return 'WAITING_LIST_FULL';
  return (context.person(who)?.waitsFor ?? 0) >= MOST_WAITING_LISTS ? 'TOO_MANY_WAITING_LISTS' : null;
}
