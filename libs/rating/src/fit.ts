import { anchored, bounded, EXPECTED_SPREAD, fittedNames, populationOf, unlikelihood } from './fitted.js';
import type { History } from './history.js';
import { minimise } from './nelder-mead.js';
import { DEFAULT_PARAMETERS, type Parameters } from './parameters.js';
import type { Quality } from './quality.js';
import { score } from './scoring.js';
import { apart, type SportParameters } from './sport-parameters.js';

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
/** First steps of the search: parameters are tried this many e-folds apart. */
const FIRST_STEP = 0.6;

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
  const loss = (at: readonly number[]) =>
    quality(decode(at)).logLoss + unlikelihood(at, expected, EXPECTED_SPREAD) / asItIs.forecasts;
  const { at, evaluations } = minimise(loss, from, FIRST_STEP, replays - 2);
  const parameters = anchored(decode(at), population);
  return { parameters, quality: quality(parameters), replays: evaluations + 2 };
}

/** How good predictions of a window are, each made before its match. Retirements and draws are not scored. */
export const measure = (history: History, parameters: Parameters, window: Window): Quality =>
  measureSport(history, apart(parameters), window);

/** The same for a sport, where singles and doubles may know of each other. */
export const measureSport = (history: History, parameters: SportParameters, window: Window): Quality =>
  score(history, parameters, window);
