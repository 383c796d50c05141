/**
 * P14, LVL-09: how well levels predict real matches, beside plain Elo, Glicko-2 and OpenSkill on the same split:
 * `npm run bench:levels -- FILE… [--tune 2005-2014 --score 2015-2024] [--simulate amateurs [--agreement 1,0.5,0]]
 * [--replay 1000000] [--fits 30] [--json]`.
 * Files are csv or csv.gz, see docs/guides/levels.md. All models are tuned on the tune window only and predict each match
 * before they learn from it; retirements teach but are not scored.
 */
import { parseArgs } from 'node:util';
import type { SportParameters } from '@setpoint/rating';
import { AMATEURS, amateursWhoPlayBoth, simulateAmateurs, type Simulation } from './levels/amateurs.ts';
import { elo } from './levels/elo.ts';
import { glicko2 } from './levels/glicko2.ts';
import { measureModel, type Measured } from './levels/model.ts';
import { measureOverFits } from './levels/over-fits.ts';
import { openSkill } from './levels/openskill.ts';
import { measureOurs, measureWithoutAssessments } from './levels/ours.ts';
import { readMatches, UnreadableMatches, type Population } from './levels/read-matches.ts';
import { recoveryOf } from './levels/recovery.ts';
import { timeReplay } from './levels/replay-time.ts';
import { errorOfChances } from './levels/simulated-chances.ts';
import { printed, splitOf } from './levels/windows.ts';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    tune: { type: 'string' },
    score: { type: 'string' },
    simulate: { type: 'string' },
    agreement: { type: 'string' },
    replay: { type: 'string' },
    fits: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
if (options.simulate !== undefined && options.simulate !== 'amateurs')
  throw new Error('Only amateurs can be simulated.');
if (files.length === 0 && !options.simulate && !options.replay)
  throw new Error('Give files with matches, --simulate amateurs or --replay 1000000.');

for (const population of files.map(readOrLeave)) {
  if (options.fits) overFits(population, Number(options.fits));
  else compare(population);
}
if (options.simulate)
  for (const simulation of simulations(options.agreement)) {
    if (options.fits) overFits(simulateAmateurs(simulation).population, Number(options.fits));
    else simulate(simulation);
  }
if (options.replay)
  timeReplay(
    Number(options.replay),
    files[0] ? readOrLeave(files[0]) : simulateAmateurs(simulations(options.agreement)[0]).population,
  );

/** Singles only, or singles and doubles whose abilities agree that far. */
function simulations(agreements: string | undefined): readonly Simulation[] {
  if (agreements === undefined) return [AMATEURS];
  return agreements.split(',').map((agreement) => {
    if (!(Number(agreement) >= 0 && Number(agreement) <= 1))
      throw new Error(`Not an agreement from 0 to 1: ${agreement}`);
    return amateursWhoPlayBoth(Number(agreement));
  });
}

function simulate(simulation: Simulation): void {
  const amateurs = simulateAmateurs(simulation);
  const fitted = compare(amateurs.population);
  if (options.json) return;
  const { score } = splitOf(amateurs.population.matches, options.tune, options.score);
  const error = errorOfChances(amateurs, fitted, score).toFixed(4);
  console.log(
    `\nCalibration error of Setpoint against the chances that were simulated, without the luck of outcomes: ${error}`,
  );
  console.log('\nCorrelation of levels with the abilities that were simulated, by matches played:');
  console.table(recoveryOf(amateurs, fitted));
}

/** A file with a mistake ends it before anything is computed. */
function readOrLeave(file: string): Population {
  try {
    return readMatches(file);
  } catch (error) {
    if (!(error instanceof UnreadableMatches)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Prints the figures and returns our fitted parameters. */
function compare({ name, matches }: Population): SportParameters {
  const split = splitOf(matches, options.tune, options.score);
  const ours = measureOurs(matches, split);
  const models: Measured[] = [...ours, ...measureWithoutAssessments(matches, split)];
  for (const model of [elo, glicko2, openSkill]) models.push(measureModel(model, matches, split));
  if (options.json) console.log(JSON.stringify({ name, split, models: models.map(figuresOf) }));
  else print(name, matches.length, `tuned on ${printed(split.tune)}, scored on ${printed(split.score)}`, models);
  return ours[0].sport;
}

function figuresOf({ name, quality, parameters }: Measured): Measured {
  return { name, quality, parameters };
}

function overFits({ name, matches }: Population, days: number): void {
  console.log(`\n${name}: ${matches.length} matches, fitted every ${days} days after the first 30 % of the time`);
  console.table(
    Object.fromEntries(
      measureOverFits(matches, days).map(({ way, quality, accepted, moved, levels }) => [
        way,
        {
          'log-loss': Number(quality.logLoss.toFixed(5)),
          'calibration error': Number(quality.calibrationError.toFixed(4)),
          'fits accepted': accepted,
          'levels moved by them': levels === 0 ? '0' : `${moved} of ${levels}`,
        },
      ]),
    ),
  );
}

function print(name: string, matches: number, windows: string, models: readonly Measured[]): void {
  console.log(`\n${name}: ${matches} matches, ${windows}; ${models[0]!.quality.forecasts} predictions`);
  console.table(
    Object.fromEntries(
      models.map(({ name, quality }) => [
        name,
        {
          'accuracy %': Number((100 * quality.accuracy).toFixed(2)),
          'log-loss': Number(quality.logLoss.toFixed(4)),
          Brier: Number(quality.brier.toFixed(4)),
          'calibration error': Number(quality.calibrationError.toFixed(4)),
        },
      ]),
    ),
  );
  console.log(
    'Calibration error: mean of |mean chance - frequency| over ten bins of equal width, weighted by predictions.',
  );
  for (const { name, parameters } of models) console.log(`${name}: ${parametersOf(parameters)}`);
}

function parametersOf(parameters: object): string {
  return Object.entries<number>({ ...parameters })
    .map(([name, value]) => `${name} ${Number(value.toPrecision(3))}`)
    .join(', ');
}
