import type { Place, Pool, RatedMatch } from '../../domain/levels/rated-match.js';
import type { LevelStep, Standing } from '../../domain/levels/standing.js';

/** The matches that count and what each did to its players, within one transaction. */
export abstract class LevelLedger {
  /** From here to the end of the transaction nobody else changes the pool. */
  abstract lock(pool: Pool): Promise<void>;
  abstract match(matchId: string): Promise<RatedMatch | null>;
  /** Keeps the match, and the self-assessment that each of its players starts from, unless one is kept (LVL-03). */
  abstract add(match: RatedMatch): Promise<void>;
  /** Forgets the match and what it did. */
  abstract remove(matchId: string): Promise<void>;
  /** Matches of the pool from a place on, that one included, in order; at most `limit`. */
  abstract matchesFrom(pool: Pool, from: Place, limit: number): Promise<RatedMatch[]>;
  /** Where players stood before a place: everybody who is asked for. */
  abstract standingsBefore(pool: Pool, players: readonly string[], place: Place): Promise<Map<string, Standing>>;
  /** Where these matches left their players: by match, then by player. */
  abstract standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>>;
  /** Keeps what matches did, in place of what was kept of them. */
  abstract keep(steps: readonly LevelStep[]): Promise<void>;
}
