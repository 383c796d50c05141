import { fallback, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

/** Timeout for optional work during sign-in and sign-out, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Runs the work with a timeout; falls back to `otherwise` if it fails or times out. */
export function withinPatience<R>(work: () => Promise<R>, otherwise: () => R): Promise<R> {
  return wrap(fallback(handleAll, otherwise), timeout(PATIENCE_MS, TimeoutStrategy.Aggressive)).execute(work);
}
