import type { Window } from './fit.js';
import type { History } from './history.js';
import { countsWin } from './match.js';
import { QualityMeter, type Quality } from './quality.js';
import { RatingPass } from './rating-pass.js';
import type { SportParameters } from './sport-parameters.js';

/**
 * How good the predictions of a window are, of which `onForecast` is told each; matches before it warm the ratings up. A fit
 * goes through millions of matches hundreds of times.
 */
export function score(
  history: History,
  parameters: SportParameters,
  { from, until }: Window,
  onForecast?: (chance: number) => void,
): Quality {
  const pass = new RatingPass(history, parameters);
  const meter = new QualityMeter();
  const { endedAt, kind } = history.columns;
  const counts = history.kinds.map((one) => one.kind === 'MATCH' && countsWin(one));
  const winsA = history.kinds.map((one) => one.kind === 'MATCH' && one.winner === 'A');
  for (let index = 0; index < history.length && endedAt[index]! < until; index++) {
    pass.rate(index);
    if (endedAt[index]! < from || !counts[kind[index]!]) continue;
    meter.add({ chance: pass.winChance, happened: winsA[kind[index]!]! });
    onForecast?.(pass.winChance);
  }
  return meter.quality();
}
