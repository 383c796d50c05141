/** Time at which the data on screen was cached if it comes from this browser; null while it comes from the network. */
let keptAt: number | null = null;
const listeners = new Set<() => void>();

export const keptAnswers = {
  shownSince: (): number | null => keptAt,
  /** Reports an answer cached at this time (ms), or null for a fresh one. The oldest counts. */
  show(at: number | null): void {
    const next = at === null || keptAt === null ? at : Math.min(at, keptAt);
    if (next === keptAt) return;
    keptAt = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
