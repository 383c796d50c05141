import type { ParametersOverTime } from '../../domain/levels/parameters-over-time.js';
import type { SportId } from '@setpoint/kernel';
import type { Place, Pool, RatedEvent } from '../../domain/levels/rated-match.js';
import type { Known, LevelStep, LeftByEvent } from '../../domain/levels/standing.js';

/** The ledger of rated matches, tournament wins and their effects, within one transaction. */
export abstract class LevelLedger {
  /** Locks the sport until the end of the transaction. Resolves with its parameters. */
  abstract lock(sport: SportId): Promise<ParametersOverTime>;
  abstract event(matchId: string): Promise<RatedEvent | null>;
  /** Stores the match or tournament, and each player's own estimate unless already stored (LVL-03). */
  abstract add(event: RatedEvent): Promise<void>;
  /** Deletes it with its effects. */
  abstract remove(matchId: string): Promise<void>;
  /** Forgets the stored estimates of those players of whom nothing counts any more. */
  abstract forgetStarts(pool: Pool, players: readonly string[]): Promise<void>;
  /** Leaves the replay from a position on to be done later, for these changed players besides those that wait already. */
  abstract postpone(sport: SportId, next: Place, changed: readonly string[]): Promise<void>;
  /** Where the replay left to be done continues; null if there is none. */
  abstract pending(sport: SportId): Promise<Place | null>;
  /** Those of the players for whom it is to be done. */
  abstract changedAmong(sport: SportId, players: readonly string[]): Promise<string[]>;
  /** It continues here, for these changed players as well; null if all is replayed. */
  abstract advance(sport: SportId, next: Place | null, changed: readonly string[]): Promise<void>;
  /** Rated events of the sport from a position (inclusive), in order; at most `limit`. */
  abstract eventsFrom(sport: SportId, from: Place, limit: number): Promise<RatedEvent[]>;
  /** What is known of the given players before a position. */
  abstract knownBefore(sport: SportId, players: readonly string[], place: Place): Promise<Map<string, Known>>;
  /** What these matches left, by match and player. */
  abstract leftBy(matchIds: readonly string[]): Promise<Map<string, Map<string, LeftByEvent>>>;
  /** Stores the effects of matches, replacing earlier ones. */
  abstract keep(steps: readonly LevelStep[]): Promise<void>;
}
