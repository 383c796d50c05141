import type { Side, Surface } from '@setpoint/kernel';
import { predict, preview, typicalScores, type Parameters } from '@setpoint/rating';
import { gamesWon, mirrorSet, type GameMode, type SetScore } from '@setpoint/scoring';
import { hundredths, readCarriedOver, readLevel } from './level-figures.js';
import type { Standing } from './standing.js';

/** Two sides with their standings and the time of the match. */
export interface Encounter {
  readonly sides: Readonly<Record<Side, readonly Standing[]>>;
  readonly gameMode: GameMode;
  /** Null where no court is chosen, or its surface is unknown. */
  readonly surface: Surface | null;
  readonly at: Date;
  /** Those of the pool. */
  readonly parameters: Parameters;
}

export interface SimulatedScore {
  /** From side A's view. */
  readonly sets: readonly SetScore[];
  /** Probabilities of typical scores, in hundredths; they sum to 1 except for rounding. */
  readonly probability: number;
}

export interface Simulation {
  readonly winChanceA: number;
  readonly likelyScore: readonly SetScore[];
  /** The likeliest first. */
  readonly scores: readonly SimulatedScore[];
}

/**
 * Prediction for two sides (PLY-06). Each side's win probability is distributed over its typical scores by how close
 * the share of games in each is to the expected one.
 */
export function simulate(encounter: Encounter): Simulation {
  const { winChance, expectedShare } = predict(meetingOf(encounter), encounter.parameters);
  const wins = typicalScores(encounter.gameMode);
  const scores = [
    ...shared(winChance, wins, expectedShare, encounter.parameters),
    ...shared(
      1 - winChance,
      wins.map((sets) => sets.map(mirrorSet)),
      expectedShare,
      encounter.parameters,
    ),
  ].sort((one, other) => other.probability - one.probability);
  // In hundredths, like the probability: more digits would reveal the exact difference in level (RNK-04).
  const told = scores.map(({ sets, probability }) => ({ sets, probability: hundredths(probability) }));
  return { winChanceA: hundredths(winChance), likelyScore: told[0]!.sets, scores: told };
}

function shared(
  chance: number,
  all: readonly (readonly SetScore[])[],
  expected: number,
  { gamesWeight }: Parameters,
): SimulatedScore[] {
  const spread = (expected * (1 - expected)) / gamesWeight;
  const weights = all.map((sets) => Math.exp(-((shareOfA(sets) - expected) ** 2) / (2 * spread)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return all.map((sets, i) => ({ sets, probability: (chance * weights[i]!) / sum }));
}

function shareOfA(sets: readonly SetScore[]): number {
  const { A, B } = gamesWon(sets);
  return A / (A + B);
}

export interface PreviewedOutcome {
  readonly won: boolean;
  readonly sets: readonly SetScore[];
  readonly change: number;
  readonly levelAfter: number;
}

export interface MatchPreview {
  readonly winChance: number;
  readonly expectedShare: number;
  /** Of side A's first player, and how much of it comes from matches with the other number of players; null if nothing. */
  readonly level: number;
  readonly carriedOver: number | null;
  readonly outcomes: readonly PreviewedOutcome[];
}

/** How typical scores would change the level of side A's first player, from clearest win to clearest defeat (BYD-03). */
export function previewFor(encounter: Encounter): MatchPreview {
  const { mean, carriedOver } = encounter.sides.A[0]!.rating;
  const { winChance, expectedShare, scores } = preview(meetingOf(encounter), encounter.parameters);
  return {
    winChance: hundredths(winChance),
    expectedShare: hundredths(expectedShare),
    level: readLevel(mean, true),
    carriedOver: readCarriedOver(mean, carriedOver ?? 0),
    outcomes: scores.map(({ winner, sets, moves: { A } }) => ({
      won: winner === 'A',
      sets,
      change: A[0]!.change,
      levelAfter: A[0]!.after,
    })),
  };
}

const meetingOf = ({ sides, gameMode, surface, at }: Encounter) => ({
  sides: { A: sides.A.map(({ rating }) => rating), B: sides.B.map(({ rating }) => rating) },
  format: gameMode,
  surface,
  at: at.getTime(),
});
