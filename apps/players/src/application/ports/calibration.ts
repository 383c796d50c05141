/** Favourites of about the same chance, and how often they won. */
export interface CalibrationBin {
  /** Chances of this bin, 0.5 to 1. */
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  /** Mean of the chances given. */
  readonly predicted: number;
  /** Share of the matches that the favourite won. */
  readonly won: number;
}

export interface Calibration {
  readonly matches: number;
  readonly bins: readonly CalibrationBin[];
  /** Mean of −ln of the chance given to what happened; null without matches. */
  readonly logLoss: number | null;
  readonly eloLogLoss: number | null;
}

/** How true the predictions came that were kept before their matches (BYD-02). */
export abstract class PredictionRecord {
  /** Of a sport and a number of players, or of all: null. */
  abstract calibration(sport: number | null, numberPlayers: number | null): Promise<Calibration>;
}
