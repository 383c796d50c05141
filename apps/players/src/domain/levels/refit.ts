import type { NumberPlayersId } from '@setpoint/kernel';
import type { RatingEvent } from '@setpoint/rating';
import { playedMatchOf, type RatedEvent } from './rated-match.js';
import { bonusOf } from './won-tournament.js';

const HOUR_OF_REFIT = 3;

/** The last time at which a refit was due: the first of a month at 03:00 UTC. */
export function refitDue(now: Date): Date {
  const inMonth = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month, 1, HOUR_OF_REFIT));
  const due = inMonth(now.getUTCMonth());
  return due <= now ? due : inMonth(now.getUTCMonth() - 1);
}

/** Rated events in the format of the rating library; `assessed` are the self-assessments. */
export const ratingEventsOf = (
  events: readonly RatedEvent[],
  assessed: (playerId: string, numberPlayers: NumberPlayersId) => number | null,
): RatingEvent[] =>
  events.flatMap((event): RatingEvent[] => {
    const assessedAs = (id: string) => assessed(id, event.pool.numberPlayers);
    return event.kind === 'MATCH'
      ? [playedMatchOf(event, assessedAs)]
      : event.playerIds.map((id) => bonusOf(event, id, assessedAs(id)));
  });
