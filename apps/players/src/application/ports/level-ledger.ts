import type { Parameters } from '@setpoint/rating';
import type { Place, Pool, RatedEvent } from '../../domain/levels/rated-match.js';
import type { LevelStep, Standing } from '../../domain/levels/standing.js';

/** The matches that count, the tournaments won, and what each did to its players, within one transaction. */
export abstract class LevelLedger {
  /** From here to the end of the transaction nobody else changes the pool. Resolves with its parameters in force. */
  abstract lock(pool: Pool): Promise<Parameters>;
  abstract event(matchId: string): Promise<RatedEvent | null>;
  /** Keeps the match or tournament, and the self-assessment that each of its players starts from, unless one is kept (LVL-03). */
  abstract add(event: RatedEvent): Promise<void>;
  /** Forgets it and what it did. */
  abstract remove(matchId: string): Promise<void>;
  /** What a refit under way has replayed from this place on, it replays again. */
  abstract revisit(pool: Pool, from: Place): Promise<void>;
  /** What counts in the pool from a place on, that one included, in order; at most `limit`. */
  abstract eventsFrom(pool: Pool, from: Place, limit: number): Promise<RatedEvent[]>;
  /** Where players stood before a place: everybody who is asked for. */
  abstract standingsBefore(
    pool: Pool,
    players: readonly string[],
    place: Place,
    parameters: Parameters,
  ): Promise<Map<string, Standing>>;
  /** Where these matches left their players: by match, then by player. */
  abstract standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>>;
  /** Keeps what matches did, in place of what was kept of them. */
  abstract keep(steps: readonly LevelStep[]): Promise<void>;
}
