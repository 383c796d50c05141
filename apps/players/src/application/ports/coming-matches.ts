import type { DataOf, matchReady } from '@setpoint/events';

/** A match that is to be played, as its events tell. */
export type ComingMatchFacts = DataOf<typeof matchReady>['match'];

export abstract class ComingMatches {
  abstract byId(matchId: string): Promise<ComingMatchFacts | null>;
}
