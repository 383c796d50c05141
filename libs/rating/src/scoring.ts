import type { Window } from './fit.js';
import type { History } from './history.js';
import { countsWin } from './match.js';
import { QualityMeter, type Quality } from './quality.js';
import { RatingPass } from './rating-pass.js';
import type { Ratings } from './replay.js';
import type { SportParameters } from './sport-parameters.js';

export interface ScoreOptions {
  /** Those at the beginning of the window; without them, the matches before it warm the ratings up. */
  readonly ratings?: Ratings | undefined;
  /** Is told of each prediction. */
  readonly onForecast?: (chance: number) => void;
}

/** How good the predictions of a window are. A fit goes through millions of matches dozens of times. */
export function score(
  history: History,
  parameters: SportParameters,
  { from, until }: Window,
  { ratings, onForecast }: ScoreOptions = {},
): Quality {
  const pass = new RatingPass(history, parameters, ratings);
  const meter = new QualityMeter();
  const { endedAt, kind } = history.columns;
  const counts = history.kinds.map((one) => one.kind === 'MATCH' && countsWin(one));
  const winsA = history.kinds.map((one) => one.kind === 'MATCH' && one.winner === 'A');
  pass.rateWithin({ from: ratings ? from : -Infinity, until }, (index) => {
    if (endedAt[index]! < from || !counts[kind[index]!]) return;
    meter.add({ chance: pass.winChance, happened: winsA[kind[index]!]! });
    onForecast?.(pass.winChance);
  });
  return meter.quality();
}
