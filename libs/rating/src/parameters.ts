/**
 * What is known about a population: one set per sport and number of players, fitted on its own matches (`fit`).
 * Levels are the unit; variances are in levels². They do not transfer from one population to another.
 */
export interface Parameters {
  /** Where somebody starts who did not assess themselves. */
  readonly startMean: number;
  readonly startDeviation: number;
  /** How much of a self-assessed level above 1.0 proves true: the start is 1 + trust × (assessed − 1) + shift (LVL-03). */
  readonly assessmentTrust: number;
  /** Added to each start from a self-assessment, in levels: a fit keeps the population in its place with it. */
  readonly assessmentShift: number;
  /** Deviation of a start from a self-assessment. */
  readonly assessedDeviation: number;
  /** Variance that a day adds, and that a match adds: ability changes. Never beyond the wider start. */
  readonly driftPerDay: number;
  readonly driftPerMatch: number;
  /** Weight of winning as evidence; 1 would be that of one independent win. */
  readonly winWeight: number;
  /** Weight of the share of games in a match of typical length, in independent games. */
  readonly gamesWeight: number;
  /** How steeply the share of games follows the difference of levels: log-odds of a game per level. */
  readonly gamesSlope: number;
  /**
   * How much uncertainty brings a prediction closer to even. In theory π/8; more where people choose opponents of about
   * their true level.
   */
  readonly flattening: number;
  /** Deviation of a player's offset on one surface; 0 leaves surfaces out. */
  readonly surfaceDeviation: number;
  /** How strongly the length of a format counts, in its slope of winning and its weight of games: a power. */
  readonly lengthExponent: number;
}

/** The scale: one level more wins 88 % of matches over three sets, log-odds 2, once both levels are known well. */
export const LOG_ODDS_PER_LEVEL = 2;

/** No deviation falls below it: even a level known well can move again. */
export const LEAST_DEVIATION = 0.03;

/** To start from while a population has too few matches for a fit of its own. */
export const DEFAULT_PARAMETERS: Parameters = {
  startMean: 3,
  startDeviation: 0.9,
  assessmentTrust: 0.85,
  assessmentShift: 0,
  assessedDeviation: 0.6,
  driftPerDay: 0.0003,
  driftPerMatch: 0.0003,
  winWeight: 0.3,
  gamesWeight: 10,
  gamesSlope: 0.5,
  flattening: 1,
  surfaceDeviation: 0.15,
  lengthExponent: 0.5,
};

/** The widest that anyone's deviation becomes, in variance: pauses of years do not make it explode. */
export const widestVariance = ({ startDeviation, assessedDeviation }: Parameters): number =>
  Math.max(startDeviation, assessedDeviation) ** 2;
