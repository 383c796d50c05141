import { fit, LEAST_FORECASTS, measure, type FitOptions, type Window } from './fit.js';
import type { History } from './history.js';
import type { Parameters } from './parameters.js';
import type { Quality } from './quality.js';
import { DAY_MS } from './rating.js';

/** The parameters that will be in force, and why. */
export interface Refit {
  readonly parameters: Parameters;
  readonly changed: boolean;
  /** The fit, taken or not, and how both sets predicted the last quarter; null with too few matches to fit or to compare. */
  readonly check: { readonly fit: Parameters; readonly current: Quality; readonly fitted: Quality } | null;
}

const QUARTER_MS = 91 * DAY_MS;
/** Share of the time before the last quarter that only warms the ratings up. */
const WARM_UP = 0.25;

/**
 * Fits a population anew on all but its last quarter, and keeps the current parameters unless the new ones predict that
 * quarter better. `now` ends the quarter; matches after it are not looked at.
 */
export function refit(
  history: History,
  current: Parameters,
  now: number,
  options: Pick<FitOptions, 'replays' | 'onReplay'> = {},
): Refit {
  const quarter: Window = { from: now - QUARTER_MS, until: now };
  const first = Math.min(history.firstEndedAt ?? quarter.from, quarter.from);
  const tune = { from: first + WARM_UP * (quarter.from - first), until: quarter.from };
  const asItIs = measure(history, current, quarter);
  const kept: Refit = { parameters: current, changed: false, check: null };
  if (asItIs.forecasts < LEAST_FORECASTS) return kept;
  const { parameters, quality } = fit(history, { tune, start: current, ...options });
  if (quality.forecasts < LEAST_FORECASTS) return kept;
  const check = { fit: parameters, current: asItIs, fitted: measure(history, parameters, quarter) };
  const changed = check.fitted.logLoss < asItIs.logLoss;
  return { parameters: changed ? parameters : current, changed, check };
}
