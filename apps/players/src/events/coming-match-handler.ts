import type { EventContract, EventEnvelope } from '@setpoint/events';
import type { EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ComingMatchFacts } from '../application/ports/coming-matches.js';
import { forgetComingMatch, saveComingMatches } from '../persistence/projections/coming-matches.js';

/** What its handlers overwrite: the newest of all events about a match tells what it is. */
export const COMING_MATCH = { overwrites: { what: 'coming match' } } as const;

const factsIn = ({ data }: EventEnvelope) => (data as { readonly match: ComingMatchFacts }).match;

/** The reaction to every event after which a match is still to be played. */
export abstract class ComingMatchHandler implements EventHandler<EventContract> {
  handle(event: EventEnvelope, manager: EntityManager): Promise<void> {
    return saveComingMatches(manager, [factsIn(event)]);
  }
}

/** The reaction to every event after which it is not. */
export abstract class MatchOverHandler implements EventHandler<EventContract> {
  handle(event: EventEnvelope, manager: EntityManager): Promise<void> {
    return forgetComingMatch(manager, factsIn(event).matchId);
  }
}
