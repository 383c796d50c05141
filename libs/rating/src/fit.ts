import type { History } from './history.js';
import { minimise } from './nelder-mead.js';
import type { RatingEvent } from './order.js';
import { DEFAULT_PARAMETERS, type Parameters } from './parameters.js';
import type { Quality } from './quality.js';
import { coldStart } from './rating.js';
import { Scoring } from './scoring.js';

/** From `from` on, before `until`; milliseconds since 1970. */
export interface Window {
  readonly from: number;
  readonly until: number;
}

export interface FitOptions {
  /** Predictions of this window are scored; matches before it warm the ratings up, later ones are not looked at. */
  readonly tune: Window;
  readonly start?: Parameters;
  /** Replays to spend, about 150 to 250. */
  readonly replays?: number;
  /** Called before each replay, of which one takes seconds for a million matches. */
  readonly onReplay?: () => void;
}

export interface Fit {
  readonly parameters: Parameters;
  /** On the tune window. */
  readonly quality: Quality;
  readonly replays: number;
}

/** With fewer predictions to learn from, the parameters stay as they are. */
export const LEAST_FORECASTS = 100;

const REPLAYS = 220;
/**
 * How far from the defaults a parameter is expected, in e-folds. Tens of thousands of matches say where it is; a few hundred
 * alone would be learnt by heart.
 */
const EXPECTED_SPREAD = 0.7;
/** First steps of the search: parameters are tried this many e-folds apart. */
const FIRST_STEP = 0.6;

type Fitted = Exclude<keyof Parameters, 'assessmentShift'>;

/** Least and most of each fitted parameter: what no population should leave. */
const BOUNDS: Readonly<Record<Fitted, readonly [least: number, most: number]>> = {
  startMean: [1, 7],
  startDeviation: [0.1, 4],
  assessmentTrust: [0.05, 2],
  // A start is uncertain, however well a population assesses itself: reliability grows from there (LVL-03, LVL-05).
  assessedDeviation: [0.55, 4],
  driftPerDay: [1e-7, 0.02],
  driftPerMatch: [1e-7, 0.1],
  winWeight: [0.01, 5],
  gamesWeight: [0.1, 200],
  gamesSlope: [0.05, 4],
  flattening: [0.02, 10],
  surfaceDeviation: [0.005, 1],
  lengthExponent: [0.05, 2],
};

/**
 * The parameters that predict the matches of the tune window best, by log-loss: a search without derivatives over the
 * parameters that the population can tell something about. Deterministic.
 */
export function fit(
  history: History,
  { tune, start = DEFAULT_PARAMETERS, replays = REPLAYS, onReplay }: FitOptions,
): Fit {
  const quality = (parameters: Parameters) => {
    onReplay?.();
    return measure(history, parameters, tune);
  };
  const asItIs = quality(start);
  if (asItIs.forecasts < LEAST_FORECASTS) return { parameters: start, quality: asItIs, replays: 1 };

  const population = populationOf(history.before(tune.until));
  const names = fittedNames(population);
  const decode = (at: readonly number[]) =>
    names.reduce((parameters, name, i) => ({ ...parameters, [name]: bounded(name, Math.exp(at[i]!)) }), start);
  const from = names.map((name) => Math.log(bounded(name, start[name])));
  const expected = names.map((name) => Math.log(DEFAULT_PARAMETERS[name]));
  const unlikelihood = (at: readonly number[]) =>
    at.reduce((sum, x, i) => sum + ((x - expected[i]!) / EXPECTED_SPREAD) ** 2 / 2, 0) / asItIs.forecasts;
  const loss = (at: readonly number[]) => quality(decode(at)).logLoss + unlikelihood(at);
  const { at, evaluations } = minimise(loss, from, FIRST_STEP, replays - 2);
  const parameters = anchored(decode(at), population);
  return { parameters, quality: quality(parameters), replays: evaluations + 2 };
}

/** How good predictions of a window are, each made before its match. Retirements and draws are not scored. */
export const measure = (history: History, parameters: Parameters, window: Window): Quality =>
  new Scoring(history, parameters).run(window);

/** What is to be known of a population before its parameters are searched. */
interface Population {
  /** Everybody's, in the order of their first matches. */
  readonly assessments: readonly (number | null)[];
  /** Whether at least two of them make up a twentieth of the matches each. */
  readonly surfaces: boolean;
  readonly formats: boolean;
}

function populationOf(events: Iterable<RatingEvent>): Population {
  const first = new Map<string, number | null>();
  const [surfaces, formats] = [new Counts(), new Counts()];
  for (const event of events) {
    if (event.kind !== 'MATCH') continue;
    surfaces.add(event.surface);
    formats.add(event.format);
    for (const side of [event.sides.A, event.sides.B])
      for (const { id, assessed } of side) if (!first.has(id)) first.set(id, assessed);
  }
  return { assessments: [...first.values()], surfaces: surfaces.areSeveral(), formats: formats.areSeveral() };
}

class Counts {
  #all = 0;
  readonly #counts = new Map<string, number>();

  add(value: string | null): void {
    this.#all++;
    if (value !== null) this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
  }

  areSeveral(): boolean {
    return [...this.#counts.values()].filter((count) => count * 20 >= this.#all).length >= 2;
  }
}

/** Parameters that a population says something about: without self-assessments there is no trust to fit. */
function fittedNames({ assessments, surfaces, formats }: Population): Fitted[] {
  const assessed = assessments.some((level) => level !== null);
  const unassessed = assessments.some((level) => level === null);
  return [
    ...(unassessed ? (['startDeviation'] as const) : []),
    ...(assessed ? (['assessedDeviation', 'assessmentTrust'] as const) : []),
    ...(assessed && unassessed ? (['startMean'] as const) : []),
    'driftPerDay',
    'driftPerMatch',
    'winWeight',
    'gamesWeight',
    'gamesSlope',
    'flattening',
    ...(surfaces ? (['surfaceDeviation'] as const) : []),
    ...(formats ? (['lengthExponent'] as const) : []),
  ];
}

/** Six digits, so that a record of the parameters gives the same ratings again. */
function bounded(name: Fitted, value: number): number {
  const [least, most] = BOUNDS[name];
  return sixDigits(Math.min(most, Math.max(least, value)));
}

const sixDigits = (value: number) => Number(value.toPrecision(6));

/**
 * The same predictions with everybody's start moved alike, so that the population starts where the defaults put it:
 * results tell differences only, and nobody's level should rise or fall because a fit chose another place for all.
 */
function anchored(parameters: Parameters, { assessments: starts }: Population): Parameters {
  if (starts.every((level) => level === null)) return parameters;
  const meanStart = (set: Parameters) =>
    starts.reduce<number>((sum, level) => sum + coldStart(level, set).mean, 0) / starts.length;
  const shift = meanStart(DEFAULT_PARAMETERS) - meanStart(parameters);
  return {
    ...parameters,
    startMean: sixDigits(parameters.startMean + shift),
    assessmentShift: sixDigits(parameters.assessmentShift + shift),
  };
}
