import type { DataOf, matchReady } from '@setpoint/events';
import type { Surface } from '@setpoint/kernel';

/** A match that is to be played, as its events tell. */
export type ComingMatchFacts = DataOf<typeof matchReady>['match'];

export abstract class ComingMatches {
  abstract byId(matchId: string): Promise<ComingMatchFacts | null>;
  /** Of the court where it is played; null if unknown. */
  abstract surfaceOf(match: ComingMatchFacts): Promise<Surface | null>;
}
