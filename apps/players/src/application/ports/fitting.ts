import type { AcceptedFit } from '@setpoint/rating';
import type { RefitVerdict } from '../../domain/levels/judge-refit.js';
import type { RefitOf } from './refits.js';

export interface FittingOptions {
  /** Accepted so far, oldest first. */
  readonly former: readonly AcceptedFit[];
  readonly signal: AbortSignal;
  /** Called again and again as long as it advances. */
  readonly onProgress: () => void;
}

/** Fits a sport on its stored matches: minutes of computation for a large one, so not in the process that serves. */
export abstract class Fitting {
  /** Null if aborted by the signal. */
  abstract judge(refit: RefitOf, options: FittingOptions): Promise<RefitVerdict | null>;
}
