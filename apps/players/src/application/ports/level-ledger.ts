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
