import type { Pool } from '../../domain/levels/rated-match.js';

/** What results that arrived after later ones have left to be replayed. */
export abstract class LateResults {
  /** Replays the next part of a pool in its own transaction. False if there is nothing to replay. */
  abstract replayNext(pool: Pool, now: Date): Promise<boolean>;
}
