import type { NumberPlayersId } from '@setpoint/kernel';
import { DEFAULT_SPORT_PARAMETERS, disciplineOf, replay, type SportParameters } from '@setpoint/rating';
import type { Amateur, Amateurs } from './amateurs.ts';

export interface Recovery {
  readonly players: number;
  readonly 'own estimate': number;
  readonly 'default parameters': number;
  readonly fitted: number;
}

const GROUPS = { '1-4 matches': [1, 4], '5-14 matches': [5, 14], '15 or more': [15, Infinity] } as const;

/** Correlation of levels at the end with the abilities that were simulated, by matches played; players with an own estimate. */
export function recoveryOf({ population, players }: Amateurs, fitted: SportParameters): Record<string, Recovery> {
  const [byDefault, byFit] = [DEFAULT_SPORT_PARAMETERS, fitted].map((set) => replay(population.matches, set).ratings);
  const recoveryIn = (numberPlayers: NumberPlayersId, [least, most]: readonly [number, number]): Recovery => {
    const group = players.filter(({ player: { id, assessed } }) => {
      const matches = byFit!.get(id)?.[disciplineOf(numberPlayers)]?.matches ?? 0;
      return assessed !== null && matches >= least && matches <= most;
    });
    const correlation = (levelOf: (amateur: Amateur) => number) =>
      Number(correlationOf(group.map((one) => [one.abilities[numberPlayers], levelOf(one)])).toFixed(3));
    return {
      players: group.length,
      'own estimate': correlation(({ player }) => player.assessed!),
      'default parameters': correlation(({ player }) => byDefault!.get(player.id)![disciplineOf(numberPlayers)]!.mean),
      fitted: correlation(({ player }) => byFit!.get(player.id)![disciplineOf(numberPlayers)]!.mean),
    };
  };
  const groups = Object.entries(GROUPS);
  if (population.matches.every(({ sides }) => sides.A.length === 1))
    return Object.fromEntries(groups.map(([name, range]) => [name, recoveryIn(1, range)]));
  return Object.fromEntries([
    ...groups.map(([name, range]) => [`singles, ${name}`, recoveryIn(1, range)]),
    ...groups.map(([name, range]) => [`doubles, ${name}`, recoveryIn(2, range)]),
  ]);
}

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [x, y] = [mean(([a]) => a), mean(([, b]) => b)];
  const product = mean(([a, b]) => (a - x) * (b - y));
  return product / Math.sqrt(mean(([a]) => (a - x) ** 2) * mean(([, b]) => (b - y) ** 2));
}
