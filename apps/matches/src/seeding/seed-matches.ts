import type { RunningService } from '@setpoint/service-kit';
import { insertHistory } from '../persistence/insert-history.js';
import { playHistory } from './history.js';
import type { HistorySeed, PastEvent } from './seeds.js';

export interface SeededMatches {
  readonly matches: number;
  /**
   * What other services would have received, oldest first: what levels are made of, and all else of the last 30 days.
   * The outbox gets none of it.
   */
  readonly events: readonly PastEvent[];
}

/**
 * Writes two years of believable matches into a running matches service, played by the real rules in virtual time.
 * The same seed makes the same history; what is there already stays.
 */
export async function seedMatches(service: Pick<RunningService, 'storage'>, seed: HistorySeed): Promise<SeededMatches> {
  const history = playHistory(seed);
  await service.storage.transaction((manager) => insertHistory(manager, seed, history));
  return { matches: history.matches.length, events: history.events };
}
