import type { SportId } from '@setpoint/kernel';
import type { RefitOutcome, RefitVerdict } from '../../domain/levels/judge-refit.js';

/** FITTING is in progress, the others are outcomes. */
export type RefitState = 'FITTING' | RefitOutcome;

/** A fit of a sport due at a given time. */
export interface RefitOf {
  readonly sport: SportId;
  readonly due: Date;
}

/** Fits of all sports with their outcomes. */
export abstract class Refits {
  /** Claims a fit until `until`, unless it is done or claimed; an older unfinished one is abandoned. */
  abstract claim(refit: RefitOf, now: Date, until: Date): Promise<boolean>;
  /** Keeps a claim until `until`. */
  abstract extend(refit: RefitOf, until: Date): Promise<void>;
  /** Releases a claim. */
  abstract release(refit: RefitOf): Promise<void>;
  /** Stores the outcome of a fit; accepted parameters are those of matches that end from now on. */
  abstract settle(refit: RefitOf, verdict: RefitVerdict, now: Date): Promise<void>;
}
