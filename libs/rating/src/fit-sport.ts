import type { NumberPlayersId } from '@setpoint/kernel';
import { fit, LEAST_FORECASTS, measureSport, tryOut, type Window } from './fit.js';
import { anchored, bounded, EXPECTED_SPREAD, populationOf, sixDigits } from './fitted.js';
import type { History } from './history.js';
import { likeliest, type Axis, type Point, type Trial } from './likeliest.js';
import type { Parameters } from './parameters.js';
import type { Quality } from './quality.js';
import type { Ratings } from './replay.js';
import { DEFAULT_SPORT_PARAMETERS, disciplineOf, type SportParameters } from './sport-parameters.js';

export interface SportFitOptions {
  /** Predictions of this window are scored; matches before it warm the ratings up, later ones are not looked at. */
  readonly tune: Window;
  readonly start?: SportParameters;
  /** Those at the beginning of the window, if the parameters are to go on from them. */
  readonly ratings?: Ratings | undefined;
  /** Replays to spend on the matches with each number of players. */
  readonly replays?: number;
  /** Replays to spend on all matches, for what both numbers of players have in common. */
  readonly commonReplays?: number;
  /** Called before each replay. */
  readonly onReplay?: () => void;
}

export interface SportFit {
  readonly parameters: SportParameters;
  /** Those of each number of players alone, which have nothing in common. */
  readonly apart: SportParameters;
  /** Of `parameters` on the tune window. */
  readonly quality: Quality;
}

const COMMON_REPLAYS = 120;
/** The agreement itself, which moves predictions as much near none as near a whole one; its log-odds would not. */
const AGREEMENT: Axis = { least: 0.001, most: 0.999, expected: DEFAULT_SPORT_PARAMETERS.agreement, spread: 0.3 };
/** How much wider the starts are, in e-folds. */
const WIDTH: Axis = { least: -3, most: 3, expected: 0, spread: EXPECTED_SPREAD };

/**
 * Parameters of a sport. Those of each number of players are fitted on its own matches; on all matches then, how far both
 * agree, and how much of a start in each is unknown. Where it predicts better, the number of players with fewer matches
 * takes the parameters of the other one. Deterministic.
 */
export function fitSport(
  history: History,
  { tune, start = DEFAULT_SPORT_PARAMETERS, commonReplays = COMMON_REPLAYS, ...options }: SportFitOptions,
): SportFit {
  const fitted = (numberPlayers: NumberPlayersId) => {
    const matches = history.only(numberPlayers);
    const { parameters, quality } = fit(matches, { tune, start: start[disciplineOf(numberPlayers)], ...options });
    return { parameters, forecasts: quality.forecasts, population: populationOf(matches.before(tune.until)) };
  };
  const [singles, doubles] = [fitted(1), fitted(2)];
  const forecasts = singles.forecasts + doubles.forecasts;
  const own: SportParameters = {
    singles: singles.parameters,
    doubles: doubles.parameters,
    agreement: start.agreement,
  };
  const apart = { ...own, agreement: 0 };
  const quality = (parameters: SportParameters) => {
    options.onReplay?.();
    return measureSport(history, parameters, tune, options.ratings);
  };
  if (Math.min(singles.forecasts, doubles.forecasts) === 0 || forecasts < LEAST_FORECASTS)
    return { parameters: own, apart, quality: quality(own) };

  const { parameters: better } = singles.forecasts >= doubles.forecasts ? singles : doubles;
  const alike: SportParameters = {
    singles: anchored(better, singles.population),
    doubles: anchored(better, doubles.population),
    agreement: start.agreement,
  };
  const tried = (parameters: SportParameters) => {
    options.onReplay?.();
    return tryOut(history, parameters, { tune, ratings: options.ratings, forecasts });
  };
  const limits = { forecasts, evaluations: commonReplays / 2 };
  const found = [own, alike].map((candidate) => sharing(candidate, tried, limits));
  const { parameters } = found.reduce((best, next) => (next.loss < best.loss ? next : best));
  return { parameters, apart, quality: quality(parameters) };
}

/** How far both agree, and how wide the starts in each are, all else given. */
function sharing(
  given: SportParameters,
  tried: (parameters: SportParameters) => Trial,
  limits: { readonly forecasts: number; readonly evaluations: number },
) {
  const decode = ([agreement, one, two]: Point): SportParameters => ({
    singles: widened(given.singles, one!),
    doubles: widened(given.doubles, two!),
    agreement: sixDigits(agreement!),
  });
  const { at, loss } = likeliest((at) => tried(decode(at)), [given.agreement, 0, 0], [AGREEMENT, WIDTH, WIDTH], limits);
  return { parameters: decode(at), loss };
}

/** With starts that are known less, or better, by so many e-folds. */
const widened = (parameters: Parameters, folds: number): Parameters => ({
  ...parameters,
  startDeviation: bounded('startDeviation', parameters.startDeviation * Math.exp(folds)),
  assessedDeviation: bounded('assessedDeviation', parameters.assessedDeviation * Math.exp(folds)),
});
