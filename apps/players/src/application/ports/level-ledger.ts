import type { Parameters } from '@setpoint/rating';
import type { Place, Pool, RatedEvent } from '../../domain/levels/rated-match.js';
import type { LevelStep, Standing } from '../../domain/levels/standing.js';

/** The ledger of rated matches, tournament wins and their effects, within one transaction. */
export abstract class LevelLedger {
  /** Locks the pool until the end of the transaction. Resolves with its current parameters. */
  abstract lock(pool: Pool): Promise<Parameters>;
  abstract event(matchId: string): Promise<RatedEvent | null>;
  /** Stores the match or tournament, and each player's self-assessment unless already stored (LVL-03). */
  abstract add(event: RatedEvent): Promise<void>;
  /** Deletes it with its effects. */
  abstract remove(matchId: string): Promise<void>;
  /** Resets a running refit to replay again from this position. */
  abstract revisit(pool: Pool, from: Place): Promise<void>;
  /**
   * Leaves the replay from a position on to be done later, for these changed players besides those that wait already; a
   * running refit replays it anyway.
   */
  abstract postpone(pool: Pool, next: Place, changed: readonly string[]): Promise<void>;
  /** Where the replay left to be done continues; null if there is none, or if a refit does it. */
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
    parameters: Parameters,
  ): Promise<Map<string, Standing>>;
  /** Standings after these matches, by match and player. */
  abstract standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>>;
  /** Stores the effects of matches, replacing earlier ones. */
  abstract keep(steps: readonly LevelStep[]): Promise<void>;
}
