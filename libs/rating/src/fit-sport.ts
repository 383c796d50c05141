import type { NumberPlayersId } from '@setpoint/kernel';
import { fit, LEAST_FORECASTS, measureSport, type Window } from './fit.js';
import { anchored, bounded, EXPECTED_SPREAD, populationOf, sixDigits, unlikelihood } from './fitted.js';
import type { History } from './history.js';
import { minimise, type Minimum } from './nelder-mead.js';
import type { Parameters } from './parameters.js';
import type { Quality } from './quality.js';
import { DEFAULT_SPORT_PARAMETERS, disciplineOf, type SportParameters } from './sport-parameters.js';

export interface SportFitOptions {
  /** Predictions of this window are scored; matches before it warm the ratings up, later ones are not looked at. */
  readonly tune: Window;
  readonly start?: SportParameters;
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
const FIRST_STEP = 0.6;
/** How far from the default the log-odds of the agreement are expected, and beyond what they say nothing more. */
const AGREEMENT_SPREAD = 2;
const MOST_LOG_ODDS = 7;

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
  const own: SportParameters = {
    singles: singles.parameters,
    doubles: doubles.parameters,
    agreement: start.agreement,
  };
  const apart = { ...own, agreement: 0 };
  const quality = (parameters: SportParameters) => {
    options.onReplay?.();
    return measureSport(history, parameters, tune);
  };
  if (Math.min(singles.forecasts, doubles.forecasts) === 0 || singles.forecasts + doubles.forecasts < LEAST_FORECASTS)
    return { parameters: own, apart, quality: quality(own) };

  const { parameters: better } = singles.forecasts >= doubles.forecasts ? singles : doubles;
  const alike: SportParameters = {
    singles: anchored(better, singles.population),
    doubles: anchored(better, doubles.population),
    agreement: start.agreement,
  };
  const found = [own, alike].map((candidate) => sharing(candidate, quality, commonReplays / 2));
  const { parameters } = found.reduce((best, next) => (next.loss < best.loss ? next : best));
  return { parameters, apart, quality: quality(parameters) };
}

/** How far both agree, and how wide the starts in each are, all else given. */
function sharing(given: SportParameters, quality: (parameters: SportParameters) => Quality, replays: number) {
  const { forecasts } = quality(given);
  const decode = ([logOdds, one, two]: readonly number[]): SportParameters => ({
    singles: widened(given.singles, one!),
    doubles: widened(given.doubles, two!),
    agreement: sixDigits(1 / (1 + Math.exp(-Math.max(-MOST_LOG_ODDS, Math.min(MOST_LOG_ODDS, logOdds!))))),
  });
  const loss = (at: readonly number[]) => {
    const [logOdds, ...widths] = at;
    const unlikely =
      unlikelihood([logOdds!], [logOddsOf(DEFAULT_SPORT_PARAMETERS.agreement)], AGREEMENT_SPREAD) +
      unlikelihood(widths, [0, 0], EXPECTED_SPREAD);
    return quality(decode(at)).logLoss + unlikely / forecasts;
  };
  const { at, value }: Minimum = minimise(loss, [logOddsOf(given.agreement), 0, 0], FIRST_STEP, replays - 1);
  return { parameters: decode(at), loss: value };
}

function logOddsOf(agreement: number): number {
  const least = 1 / (1 + Math.exp(MOST_LOG_ODDS));
  const within = Math.max(least, Math.min(1 - least, agreement));
  return Math.log(within / (1 - within));
}

/** With starts that are known less, or better, by so many e-folds. */
const widened = (parameters: Parameters, folds: number): Parameters => ({
  ...parameters,
  startDeviation: bounded('startDeviation', parameters.startDeviation * Math.exp(folds)),
  assessedDeviation: bounded('assessedDeviation', parameters.assessedDeviation * Math.exp(folds)),
});
