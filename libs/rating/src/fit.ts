import { anchored, axisOf, bounded, fittedNames, populationOf } from './fitted.js';
import type { History } from './history.js';
import { likeliest, type Point, type Trial } from './likeliest.js';
import { DEFAULT_PARAMETERS, type Parameters } from './parameters.js';
import { LEAST_CHANCE, type Quality } from './quality.js';
import type { Ratings } from './replay.js';
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
  /** Those at the beginning of the window, if the parameters are to go on from them. */
  readonly ratings?: Ratings | undefined;
  /** Most replays to spend; a search of all parameters arrives after about 60. */
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
/** Forecasts that show how the loss bends; more would only take memory. */
const LARGEST_SAMPLE = 20_000;

/**
 * The parameters that predict the matches of the tune window best, by log-loss, of those that the population can tell
 * something about (LVL-09). Deterministic.
 */
export function fit(
  history: History,
  { tune, start = DEFAULT_PARAMETERS, ratings, replays = REPLAYS, onReplay }: FitOptions,
): Fit {
  const quality = (parameters: Parameters) => {
    onReplay?.();
    return measure(history, parameters, tune, ratings);
  };
  const asItIs = quality(start);
  if (asItIs.forecasts < LEAST_FORECASTS) return { parameters: start, quality: asItIs, replays: 1 };

  const population = populationOf(history.before(tune.until));
  const names = fittedNames(population);
  const decode = (at: Point) =>
    anchored(
      names.reduce((parameters, name, i) => ({ ...parameters, [name]: bounded(name, Math.exp(at[i]!)) }), start),
      population,
    );
  const { forecasts } = asItIs;
  const tried = (at: Point) => {
    onReplay?.();
    return tryOut(history, apart(decode(at)), { tune, ratings, forecasts });
  };
  const from = names.map((name) => Math.log(start[name]));
  const { at, evaluations } = likeliest(tried, from, names.map(axisOf), { forecasts, evaluations: replays - 2 });
  const parameters = decode(at);
  return { parameters, quality: quality(parameters), replays: evaluations + 2 };
}

/** What a search sees of a set of parameters. */
export function tryOut(
  history: History,
  parameters: SportParameters,
  { tune, ratings, forecasts }: Pick<FitOptions, 'tune' | 'ratings'> & { readonly forecasts: number },
): Trial {
  const apart = Math.ceil(forecasts / LARGEST_SAMPLE);
  const logOdds = new Float64Array(Math.floor(forecasts / apart));
  let index = 0;
  const onForecast = (chance: number) => {
    if (++index % apart === 0) logOdds[index / apart - 1] = logOddsOf(chance);
  };
  const { logLoss } = score(history, parameters, tune, { ratings, onForecast });
  return { logLoss, logOdds };
}

function logOddsOf(chance: number): number {
  const within = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  return Math.log(within / (1 - within));
}

/** How good predictions of a window are, each made before its match. Retirements and draws are not scored. */
export const measure = (history: History, parameters: Parameters, window: Window, ratings?: Ratings): Quality =>
  measureSport(history, apart(parameters), window, ratings);

/** The same for a sport, where singles and doubles may know of each other. */
export const measureSport = (
  history: History,
  parameters: SportParameters,
  window: Window,
  ratings?: Ratings,
): Quality => score(history, parameters, window, { ratings });
