import { LEAST_FORECASTS } from '@setpoint/rating';

/** How predictions did beside others for the same matches, as far as chance does not explain the difference. */
export type PredictionRank = 'TOO_FEW' | 'BETTER' | 'SAME' | 'WORSE';

/** By how much log-loss was lower than that of the others: sums over matches. */
export interface Gains {
  readonly matches: number;
  readonly sum: number;
  readonly squares: number;
}

/** Standard errors beyond which a difference is no noise: chance alone exceeds them once in twenty. */
const BEYOND_NOISE = 1.96;

export function rankOf({ matches, sum, squares }: Gains): PredictionRank {
  if (matches < LEAST_FORECASTS) return 'TOO_FEW';
  const mean = sum / matches;
  const variance = Math.max(0, squares - matches * mean ** 2) / (matches - 1);
  const noise = BEYOND_NOISE * Math.sqrt(variance / matches);
  return mean > noise ? 'BETTER' : mean < -noise ? 'WORSE' : 'SAME';
}
