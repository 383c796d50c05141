import type { RefitVerdict } from '../../domain/levels/judge-refit.js';
import type { RefitMaterial } from './refits.js';

/** Runs the computation of a fit: half a minute of work for a large pool, so not on the main thread. */
export abstract class Fitting {
  /** Null if aborted by the signal. */
  abstract judge(material: RefitMaterial, due: Date, signal: AbortSignal): Promise<RefitVerdict | null>;
}
