import type { ParametersOverTime } from '../../domain/levels/parameters-over-time.js';
import type { Place, Pool, RatedEvent } from '../../domain/levels/rated-match.js';
import type { LevelStep, Newcomer, Standing } from '../../domain/levels/standing.js';

/** The ledger of rated matches, tournament wins and their effects, within one transaction. */
export abstract class LevelLedger {
  /** Locks the pool until the end of the transaction. Resolves with its parameters. */
  abstract lock(pool: Pool): Promise<ParametersOverTime>;
  abstract event(matchId: string): Promise<RatedEvent | null>;
  /** Stores the match or tournament, and each player's own estimate unless already stored (LVL-03). */
  abstract add(event: RatedEvent): Promise<void>;
  /** Deletes it with its effects. */
  abstract remove(matchId: string): Promise<void>;
  /** Forgets the stored estimates of those players of whom nothing counts any more. */
  abstract forgetStarts(pool: Pool, players: readonly string[]): Promise<void>;
  /** Leaves the replay from a position on to be done later, for these changed players besides those that wait already. */
  abstract postpone(pool: Pool, next: Place, changed: readonly string[]): Promise<void>;
  /** Where the replay left to be done continues; null if there is none. */
  abstract pending(pool: Pool): Promise<Place | null>;
  /** Those of the players for whom it is to be done. */
  abstract changedAmong(pool: Pool, players: readonly string[]): Promise<string[]>;
  /** It continues here, for these changed players as well; null if all is replayed. */
  abstract advance(pool: Pool, next: Place | null, changed: readonly string[]): Promise<void>;
  /** Rated events of the pool from a position (inclusive), in order; at most `limit`. */
  abstract eventsFrom(pool: Pool, from: Place, limit: number): Promise<RatedEvent[]>;
  /** Standings of the given players before a position. */
  abstract standingsBefore(
    pool: Pool,
    players: readonly string[],
    place: Place,
  ): Promise<Map<string, Standing | Newcomer>>;
  /** Standings after these matches, by match and player. */
  abstract standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>>;
  /** Stores the effects of matches, replacing earlier ones. */
  abstract keep(steps: readonly LevelStep[]): Promise<void>;
}
