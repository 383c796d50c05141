import { evolve } from '../evolve.js';
import { freePlaces, missing, type Match } from '../match.js';
import type { MatchEvent } from '../match-events.js';
import type { RuleContext } from '../rule-context.js';
import { findPassedOver, isFilling } from './rules.js';

/**
 * Free places go to those who wait, in the order of arrival (BYD-04). Who can't play now is passed over and stays where
 * they are: the next place may suit.
 */
export function fillFreePlaces(match: Match, context: RuleContext, now: Date): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let current = match;
  for (const { playerId } of match.waitingList) {
    if (current.state !== 'ORGANIZING' || missing(current) === 0 || !isFilling(current, now)) break;
    if (findPassedOver(current, playerId, context, now)) continue;
    const side = freePlaces(current, 'A') > 0 ? 'A' : 'B';
    const event: MatchEvent = { type: 'PLAYER_JOINED', playerId, side, fromWaitingList: true, at: now };
    events.push(event);
    current = evolve(current, event);
  }
  return events;
}
