/** Differences below this are the way of the answer, not of the clocks. */
const TOLERANCE_MS = 30_000;

let aheadMs = 0;
const listeners = new Set<() => void>();

/** The platform's time, whatever this device's clock shows. */
export const platformNow = (): Date => new Date(Date.now() + aheadMs);

/** Sets the clock by what the platform says. */
export function learnTime(now: string): void {
  const ahead = Date.parse(now) - Date.now();
  const learnt = Math.abs(ahead) < TOLERANCE_MS || Number.isNaN(ahead) ? 0 : ahead;
  if (learnt === aheadMs) return;
  aheadMs = learnt;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the clock is set. Returns the function that stops it. */
export function onTimeLearnt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
