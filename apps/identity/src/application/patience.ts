import { fallback, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

/** How long somebody who signs in or out waits for what is not needed for it, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Runs the work; when it fails or takes longer than a person should wait, what `otherwise` gives counts instead. */
export function withinPatience<R>(work: () => Promise<R>, otherwise: () => R): Promise<R> {
  return wrap(fallback(handleAll, otherwise), timeout(PATIENCE_MS, TimeoutStrategy.Aggressive)).execute(work);
}
