import type { RefitVerdict } from '../../domain/levels/judge-refit.js';
import type { RefitMaterial } from './refits.js';

/** Where the sums of a fit are done: half a minute of work for a large pool, so not where requests are answered. */
export abstract class Fitting {
  /** Null when it was given up, because the signal ended. */
  abstract judge(material: RefitMaterial, due: Date, signal: AbortSignal): Promise<RefitVerdict | null>;
}
