import type { Parameters, RatingEvent } from '@setpoint/rating';
import type { Pool } from '../../domain/levels/rated-match.js';
import type { RefitOutcome, RefitVerdict } from '../../domain/levels/judge-refit.js';

/** FITTING and REPLAYING are under way, the others are what a fit came to. */
export type RefitState = 'FITTING' | 'REPLAYING' | RefitOutcome;

export interface RefitMaterial {
  readonly events: readonly RatingEvent[];
  readonly current: Parameters;
}

/** The fit of a pool that was due at a time, from its claim to its end. */
export interface RefitOf {
  readonly pool: Pool;
  readonly due: Date;
}

/** The fits of all pools: what they came to is kept, and the ledger follows those that are accepted. */
export abstract class Refits {
  /** Takes a fit until `until`, unless it is done, or somebody is at it; an older one that nobody finished is given up. */
  abstract claim(refit: RefitOf, now: Date, until: Date): Promise<boolean>;
  /** Gives a claim back. */
  abstract release(refit: RefitOf): Promise<void>;
  abstract material(pool: Pool): Promise<RefitMaterial>;
  /** Keeps what the fit came to; accepted parameters are in force once the ledger is replayed with them. */
  abstract settle(refit: RefitOf, verdict: RefitVerdict): Promise<void>;
  /**
   * Replays what comes next of a pool whose parameters were accepted, in a transaction of its own; what is done stays done.
   * False when nothing is to be replayed.
   */
  abstract replayNext(pool: Pool, now: Date): Promise<boolean>;
}
