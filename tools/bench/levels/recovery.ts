import { DEFAULT_PARAMETERS, replay, type Parameters } from '@setpoint/rating';
import type { Amateur, Amateurs } from './amateurs.ts';

export interface Recovery {
  readonly players: number;
  readonly 'own estimate': number;
  readonly 'default parameters': number;
  readonly fitted: number;
}

/** Correlation of levels at the end with the abilities that were simulated, by matches played; players with an own estimate. */
export function recoveryOf({ population, players }: Amateurs, fitted: Parameters): Record<string, Recovery> {
  const [byDefault, byFit] = [DEFAULT_PARAMETERS, fitted].map((set) => replay(population.matches, set).ratings);
  const groups = { '1-4 matches': [1, 4], '5-14 matches': [5, 14], '15 or more': [15, Infinity] } as const;
  return Object.fromEntries(
    Object.entries(groups).map(([name, [least, most]]) => {
      const group = players.filter(({ player: { id, assessed } }) => {
        const matches = byFit!.get(id)?.matches ?? 0;
        return assessed !== null && matches >= least && matches <= most;
      });
      const correlation = (levelOf: (amateur: Amateur) => number) =>
        Number(correlationOf(group.map((amateur) => [amateur.ability, levelOf(amateur)])).toFixed(3));
      return [
        name,
        {
          players: group.length,
          'own estimate': correlation(({ player }) => player.assessed!),
          'default parameters': correlation(({ player }) => byDefault!.get(player.id)!.mean),
          fitted: correlation(({ player }) => byFit!.get(player.id)!.mean),
        },
      ];
    }),
  );
}

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const product = mean(([a, b]) => (a - x) * (b - y));
  return product / Math.sqrt(mean(([a]) => (a - x) ** 2) * mean(([, b]) => (b - y) ** 2));
}
