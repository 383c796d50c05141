import type { Parameters } from '@setpoint/rating';
import type { Pool } from '../../domain/levels/rated-match.js';
import type { RefitOutcome, RefitVerdict } from '../../domain/levels/judge-refit.js';

/** FITTING and REPLAYING are in progress, the others are outcomes. */
export type RefitState = 'FITTING' | 'REPLAYING' | RefitOutcome;

/** A fit of a pool due at a given time. */
export interface RefitOf {
  readonly pool: Pool;
  readonly due: Date;
}

/** Fits of all pools with their outcomes; accepted ones are applied to the ledger. */
export abstract class Refits {
  /** Claims a fit until `until`, unless it is done or claimed; an older unfinished one is abandoned. */
  abstract claim(refit: RefitOf, now: Date, until: Date): Promise<boolean>;
  /** Keeps a claim until `until`. */
  abstract extend(refit: RefitOf, until: Date): Promise<void>;
  /** Releases a claim. */
  abstract release(refit: RefitOf): Promise<void>;
  /** Parameters in force. */
  abstract current(pool: Pool): Promise<Parameters>;
  /** Stores the outcome of a fit; accepted parameters take effect once the ledger is replayed. */
  abstract settle(refit: RefitOf, verdict: RefitVerdict): Promise<void>;
  /**
   * Replays the next part of a pool with accepted parameters, in its own transaction.
   * False if there is nothing to replay.
   */
  abstract replayNext(pool: Pool, now: Date): Promise<boolean>;
}
