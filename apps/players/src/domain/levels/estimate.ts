import { coldStart, type Parameters } from '@setpoint/rating';

/** A player's own estimate of the level, and where it lets them start (LVL-03). */
export interface Estimate {
  /** In half steps. */
  readonly said: number;
  /**
   * The level to predict with until the first match that counts. As weighed when it was said: later fits weigh what is said
   * from then on.
   */
  readonly start: number;
}

export const estimateOf = (said: number, parameters: Parameters): Estimate => ({
  said,
  start: coldStart(said, parameters).mean,
});
