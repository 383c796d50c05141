/** A chance given before something was known, and what happened. */
export interface Forecast {
  /** 0 to 1. */
  readonly chance: number;
  readonly happened: boolean;
}

export interface Quality {
  readonly forecasts: number;
  /** Share of forecasts on the right side of even; even ones count half. */
  readonly accuracy: number;
  /** Mean of -ln of the chance given to what happened. */
  readonly logLoss: number;
  /** Mean of the squared difference between chance and outcome. */
  readonly brier: number;
  /** Mean over all forecasts of |mean chance - frequency| of their bin: ten bins of equal width (`calibration`). */
  readonly calibrationError: number;
}

export interface CalibrationBin {
  readonly forecasts: number;
  readonly meanChance: number;
  /** How often it happened, 0 to 1. */
  readonly frequency: number;
}

const BINS = 10;
/** A forecast that was certain and wrong costs no more than this chance does. */
export const LEAST_CHANCE = 1e-9;

/** Gathers forecasts and tells how good they were (LVL-09, BYD-02). */
export class QualityMeter {
  private count = 0;
  private right = 0;
  private loss = 0;
  private squares = 0;
  private readonly bins = Array.from({ length: BINS }, () => ({ count: 0, chances: 0, happened: 0 }));

  add({ chance, happened }: Forecast): void {
    const given = happened ? chance : 1 - chance;
    this.count++;
    this.right += given > 0.5 ? 1 : given === 0.5 ? 0.5 : 0;
    this.loss -= Math.log(Math.max(given, LEAST_CHANCE));
    this.squares += (1 - given) ** 2;
    const bin = this.bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
    bin.count++;
    bin.chances += chance;
    bin.happened += happened ? 1 : 0;
  }

  /** Not a number while there are no forecasts. */
  quality(): Quality {
    const error = this.bins.reduce((sum, { chances, happened }) => sum + Math.abs(chances - happened), 0);
    return {
      forecasts: this.count,
      accuracy: this.right / this.count,
      logLoss: this.loss / this.count,
      brier: this.squares / this.count,
      calibrationError: error / this.count,
    };
  }

  /** The bins that hold forecasts, from 0-10 % to 90-100 %. */
  calibration(): CalibrationBin[] {
    return this.bins
      .filter(({ count }) => count > 0)
      .map(({ count, chances, happened }) => ({
        forecasts: count,
        meanChance: chances / count,
        frequency: happened / count,
      }));
  }
}
