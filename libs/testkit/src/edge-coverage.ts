/** Records the transitions of a state machine that random histories have covered. */
export class EdgeCoverage {
  private readonly covered = new Set<string>();

  record(from: string, to: string): void {
    if (from !== to) this.covered.add(`${from} → ${to}`);
  }

  edges = (): string[] => [...this.covered].sort();
}

/** The edges that leave a state. */
export const edgesFrom = (from: string, ...to: readonly string[]): string[] => to.map((state) => `${from} → ${state}`);
