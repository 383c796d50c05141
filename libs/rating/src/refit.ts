import { fitSport, type SportFitOptions } from './fit-sport.js';
import { LEAST_FORECASTS, measureSport, type Window } from './fit.js';
import type { History } from './history.js';
import type { Quality } from './quality.js';
import { DAY_MS } from './rating.js';
import { RatingPass } from './rating-pass.js';
import type { Ratings } from './replay.js';
import { DEFAULT_SPORT_PARAMETERS, type SportParameters } from './sport-parameters.js';

/** Parameters of a sport that a fit brought. */
export interface AcceptedFit {
  /** Matches that ended from then on are rated with them; in milliseconds since 1970. */
  readonly since: number;
  readonly parameters: SportParameters;
}

/** The parameters that will be in force, and why. */
export interface Refit {
  readonly parameters: SportParameters;
  readonly changed: boolean;
  /** The fit, taken or not, and how both sets predicted the last quarter; null with too few matches to fit or to compare. */
  readonly check: { readonly fit: SportParameters; readonly current: Quality; readonly fitted: Quality } | null;
}

const QUARTER_MS = 91 * DAY_MS;
/** Share of the time before the last quarter that only warms the ratings up. */
const WARM_UP = 0.25;

/**
 * Fits a sport anew on all but its last quarter, and keeps the current parameters unless the new ones predict that
 * quarter better, both from the ratings that the `former` fits, oldest first, have left at its beginning: those are carried
 * on whatever the parameters. `now` ends the quarter; matches after it are not looked at.
 */
export function refit(
  history: History,
  former: readonly AcceptedFit[],
  now: number,
  options: Pick<SportFitOptions, 'replays' | 'commonReplays' | 'onReplay'> = {},
): Refit {
  const current = former.at(-1)?.parameters ?? DEFAULT_SPORT_PARAMETERS;
  const quarter: Window = { from: now - QUARTER_MS, until: now };
  const first = Math.min(history.firstEndedAt ?? quarter.from, quarter.from);
  const tune = { from: first + WARM_UP * (quarter.from - first), until: quarter.from };
  const ratings = ratingsAt(history, former, quarter.from);
  const asItIs = measureSport(history, current, quarter, ratings);
  const kept: Refit = { parameters: current, changed: false, check: null };
  if (asItIs.forecasts < LEAST_FORECASTS) return kept;
  const { parameters, quality } = fitSport(history, {
    tune,
    start: current,
    ratings: ratingsAt(history, former, tune.from),
    ...options,
  });
  if (quality.forecasts < LEAST_FORECASTS) return kept;
  const check = { fit: parameters, current: asItIs, fitted: measureSport(history, parameters, quarter, ratings) };
  const changed = check.fitted.logLoss < asItIs.logLoss;
  return { parameters: changed ? parameters : current, changed, check };
}

/** The ratings before a time, each match rated with the parameters of its own. */
export function ratingsAt(history: History, fits: readonly AcceptedFit[], time: number): Ratings {
  const starts = [
    { since: -Infinity, parameters: DEFAULT_SPORT_PARAMETERS },
    ...fits.filter(({ since }) => since < time),
  ];
  return starts.reduce<Ratings>((from, { since, parameters }, index) => {
    const until = starts[index + 1]?.since ?? time;
    const pass = new RatingPass(history, parameters, from);
    pass.rateWithin({ from: since, until });
    return pass.ratings();
  }, new Map());
}
