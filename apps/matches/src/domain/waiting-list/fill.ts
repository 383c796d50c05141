import { evolve } from '../evolve.js';
import { missing, type Match } from '../match.js';
import type { MatchEvent } from '../match-events.js';
import { openSide } from '../places.js';
import type { RuleContext } from '../rule-context.js';
import { findPassedOver, isFilling } from './rules.js';

/**
 * Fills free places from the waiting list, in order of arrival (BYD-04). Players who cannot play now are skipped but keep
 * their position.
 */
export function fillFreePlaces(match: Match, context: RuleContext, now: Date): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let current = match;
  for (const { playerId } of match.waitingList) {
    if (current.state !== 'ORGANIZING' || missing(current) === 0 || !isFilling(current, now)) break;
    if (findPassedOver(current, playerId, context, now)) continue;
    const event: MatchEvent = {
      type: 'PLAYER_JOINED',
      playerId,
      side: openSide(current),
      fromWaitingList: true,
      at: now,
    };
    events.push(event);
    current = evolve(current, event);
  }
  return events;
}

/**
 * In the last two hours nobody is added automatically: eligible players on the waiting list are notified, in order of arrival, that a
 * place is free. The first to join gets it (BYD-04).
 */
export function offerFreedPlace(before: Match, left: Match, context: RuleContext, now: Date): readonly MatchEvent[] {
  const { when } = left.plan;
  const isFreed = left.state === 'ORGANIZING' && missing(left) > missing(before);
  if (!isFreed || !when || now >= when.startsAt || isFilling(left, now)) return [];
  const playerIds = left.waitingList
    .map(({ playerId }) => playerId)
    .filter((id) => findPassedOver(left, id, context, now) === null);
  return playerIds.length > 0 ? [{ type: 'PLACE_OFFERED', playerIds, at: now }] : [];
}
