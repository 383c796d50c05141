/** Since when what is shown has been kept, where it comes from this browser; null while answers come from the network. */
let keptAt: number | null = null;
const listeners = new Set<() => void>();

export const keptAnswers = {
  shownSince: (): number | null => keptAt,
  /** An answer was shown that was kept at this time (ms), or null: one of now. The oldest counts. */
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
