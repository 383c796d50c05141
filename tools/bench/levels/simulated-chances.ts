import { replay, type MatchFormat, type PlayedMatch, type SportParameters, type Window } from '@setpoint/rating';
import { scoreBetween, type Amateurs } from './amateurs.ts';
import { randomNumbers } from './random.ts';
import { within } from './windows.ts';

/** Levels between two differences whose chance is found by playing; between them it is a straight line. */
const STEP = 0.1;
const PLAYS = 1000;
const BINS = 10;

/**
 * The calibration error of predictions against the chances that the simulation gave its matches: what is left once the luck
 * of outcomes is taken out. Bins as in `Quality.calibrationError`.
 */
export function errorOfChances(
  { population, differences }: Amateurs,
  parameters: SportParameters,
  window: Window,
): number {
  const predicted = predictions(population.matches, parameters);
  const chanceOf = simulatedChances();
  const bins = new Float64Array(BINS);
  let count = 0;
  for (const match of population.matches) {
    const chance = predicted.get(match.id);
    if (chance === undefined || !within(window, match)) continue;
    bins[Math.min(BINS - 1, Math.floor(chance * BINS))]! += chance - chanceOf(match.format, differences.get(match.id)!);
    count++;
  }
  return bins.reduce((sum, error) => sum + Math.abs(error), 0) / count;
}

/** Side A's chance by match, as predicted before it; of those that count. */
function predictions(matches: readonly PlayedMatch[], parameters: SportParameters): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  replay(matches, parameters, {
    onEntry: (entry) => {
      if (entry.kind === 'MATCH' && entry.side === 'A') chances.set(entry.sourceId, entry.winChance);
    },
  });
  return chances;
}

/** How often a side wins that is so much better. */
export function simulatedChances(): (format: MatchFormat, difference: number) => number {
  const random = randomNumbers(1);
  const known = new Map<string, number>();
  const played = (format: MatchFormat, step: number) => {
    const key = `${format} ${step}`;
    let chance = known.get(key);
    if (chance === undefined) {
      let wins = 0;
      for (let i = 0; i < PLAYS; i++) if (scoreBetween(format, step * STEP, random).winner === 'A') wins++;
      known.set(key, (chance = wins / PLAYS));
    }
    return chance;
  };
  return (format, difference) => {
    const steps = Math.abs(difference) / STEP;
    const [lower, beyond] = [Math.floor(steps), steps % 1];
    const stronger = (1 - beyond) * played(format, lower) + beyond * played(format, lower + 1);
    return difference < 0 ? 1 - stronger : stronger;
  };
}
