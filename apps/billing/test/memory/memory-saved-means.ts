import type { UserId } from '@setpoint/kernel';
import { type MeansSetup, type NewMeans, SavedMeans } from '../../src/application/ports/saved-means.js';
import type { Turns } from './turns.js';

/** One player's means, which change. */
export class MemorySavedMeans extends SavedMeans {
  card = 1;

  constructor(private readonly turns: Turns) {
    super();
  }

  of(playerId: UserId): Promise<NewMeans | null> {
    return this.turns.during(() => {
      if (this.card === 0) return null;
      const ref = `pm_${this.card}`;
      const means = { provider: 'SANDBOX', customer: 'cus_1', ref, kind: 'CARD', label: '4242' } as const;
      return { id: ref, playerId, means, savedAt: new Date(0) };
    });
  }

  async customerOf(): Promise<string | null> {
    return 'cus_1';
  }

  async keepCustomer(): Promise<void> {}

  async begin(setup: MeansSetup): Promise<MeansSetup> {
    return setup;
  }

  async begunBy(): Promise<MeansSetup | null> {
    return null;
  }

  async findSetup(): Promise<MeansSetup | null> {
    return null;
  }

  async findSetupByRef(): Promise<MeansSetup | null> {
    return null;
  }

  async prepared(): Promise<void> {}

  async keep(): Promise<void> {}
}
