import { amateursWhoPlayBoth, simulateAmateurs } from '../levels/amateurs.ts';
import { errorOfChances, simulatedChances } from '../levels/simulated-chances.ts';
import { DEFAULT_SPORT_PARAMETERS } from '@setpoint/rating';

describe('the chances of simulated matches', () => {
  it('are even between equals, rise with the difference, and are as far from even for either side', () => {
    const chanceOf = simulatedChances();
    expect(chanceOf('THREE_SETS_6_GAMES', 0)).toBeCloseTo(0.5, 1);
    expect(chanceOf('THREE_SETS_6_GAMES', 0.55)).toBeGreaterThan(chanceOf('THREE_SETS_6_GAMES', 0.25));
    expect(chanceOf('NEXTGEN', -0.73)).toBeCloseTo(1 - chanceOf('NEXTGEN', 0.73), 10);
    expect(chanceOf('THREE_SETS_6_GAMES', 4)).toBeGreaterThan(0.98);
  });

  it('are how often sides win, and say how far predictions are off', () => {
    const amateurs = simulateAmateurs({ ...amateursWhoPlayBoth(0.5), players: 300 });
    const { matches } = amateurs.population;
    const window = { from: matches[0]!.endedAt, until: matches.at(-1)!.endedAt + 1 };
    const chanceOf = simulatedChances();
    const chances = matches.map(({ id, format }) => chanceOf(format, amateurs.differences.get(id)!));
    const expected = chances.reduce((sum, chance) => sum + chance, 0);
    const deviation = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
    const wins = matches.filter(({ winner }) => winner === 'A').length;
    expect(Math.abs(wins - expected)).toBeLessThan(4 * deviation);

    const { singles, doubles } = DEFAULT_SPORT_PARAMETERS;
    const errorOf = (flattening: number) => {
      const parameters = { singles: { ...singles, flattening }, doubles: { ...doubles, flattening }, agreement: 0 };
      return errorOfChances(amateurs, parameters, window);
    };
    expect(errorOf(1)).toBeLessThan(0.05);
    expect(errorOf(1e9)).toBeGreaterThan(0.1);
  });
});
