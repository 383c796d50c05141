import type { PredictionRank } from '../../domain/levels/prediction-rank.js';

/** Predictions with similar win probability of the favourite, and how often it won. */
export interface CalibrationBin {
  /** Probability range of this bin, 0.5 to 1. */
  readonly from: number;
  readonly to: number;
  readonly matches: number;
  /** Mean predicted probability. */
  readonly predicted: number;
  /** Share of the matches that the favourite won. */
  readonly won: number;
}

export interface Calibration {
  readonly matches: number;
  readonly bins: readonly CalibrationBin[];
  /** Log-loss: mean of −ln of the probability given to the outcome; null without matches. */
  readonly logLoss: number | null;
  readonly eloLogLoss: number | null;
  /** Of even chances for everybody. */
  readonly coinLogLoss: number;
  readonly besideElo: PredictionRank;
  readonly besideCoin: PredictionRank;
}

/** Accuracy of predictions made before their matches (BYD-02). */
export abstract class PredictionRecord {
  /** Of a sport and a number of players, or of all: null. */
  abstract calibration(sport: number | null, numberPlayers: number | null): Promise<Calibration>;
}
