import type { Side } from '@setpoint/kernel';
import { evidenceOf, type Evidence } from './evidence.js';
import type { MatchEntry, Parts } from './ledger.js';
import { countsWin, shareOfA, type Participant, type PlayedMatch } from './match.js';
import { millionths, rounded } from './millionths.js';
import type { Parameters } from './parameters.js';
import { outlook, type Prediction } from './predict.js';
import { deviationFrom, surfaceOffset, varianceAt, type Belief, type Rating } from './rating.js';

/** The ratings of both sides, in the order of the match's participants. */
export type SideRatings = Readonly<Record<Side, readonly Rating[]>>;

/** A match that was rated; the ledger is written from it (`entriesOf`). */
export interface RatedMatch {
  readonly match: PlayedMatch;
  readonly prediction: Prediction;
  readonly before: SideRatings;
  /** As the match met the players: time since the last one has added to them. */
  readonly variances: Readonly<Record<Side, readonly number[]>>;
  readonly after: SideRatings;
  readonly evidence: Evidence;
}

/**
 * What a match does to the ratings of its players (LVL-04). The match must count: `reasonNotRated` says so with null;
 * ratings are those after each player's match before, or `coldStart`.
 */
export function update(match: PlayedMatch, before: SideRatings, parameters: Parameters): RatedMatch {
  const { format, surface, endedAt } = match;
  const prediction = outlook({ sides: before, format, surface, at: endedAt }, parameters);
  const evidence = evidenceOf(match, prediction, parameters);
  const variancesOf = (rating: Rating) => varianceAt(rating, endedAt, parameters);
  const variances = { A: before.A.map(variancesOf), B: before.B.map(variancesOf) };
  const moved = (side: Side) => {
    const push = (side === 'A' ? 1 : -1) * (evidence.score + evidence.win);
    return before[side].map((rating, index) =>
      movedRating(rating, variances[side][index]!, match, { push, precision: evidence.precision }, parameters),
    );
  };
  return { match, prediction, before, variances, after: { A: moved('A'), B: moved('B') }, evidence };
}

function movedRating(
  rating: Rating,
  variance: number,
  { endedAt, surface, sides }: PlayedMatch,
  { push, precision }: { readonly push: number; readonly precision: number },
  parameters: Parameters,
): Rating {
  const players = sides.A.length;
  const step = (mean: number, variance: number): Belief => ({
    mean: movedMean(mean, variance, players, push),
    deviation: movedDeviation(variance, players, precision),
  });
  const offset = surfaceOffset(rating, surface, parameters);
  const { mean, deviation } = step(rating.mean, variance);
  return {
    mean,
    deviation,
    playedAt: Math.max(endedAt, rating.playedAt ?? endedAt),
    matches: rating.matches + 1,
    surfaces: offset ? { ...rating.surfaces, [surface!]: step(offset.mean, offset.deviation ** 2) } : rating.surfaces,
  };
}

export const movedMean = (mean: number, variance: number, players: number, push: number): number =>
  rounded(mean + (variance / players) * push);

export const movedDeviation = (variance: number, players: number, precision: number): number =>
  deviationFrom(variance - (variance / players) ** 2 * precision);

/** The ledger of a rated match: one entry per player, those of side A first (BYD-01). */
export function entriesOf(rated: RatedMatch): MatchEntry[] {
  const entryOf = (side: Side, { id }: Participant, index: number) => {
    const before = rated.before[side][index]!;
    const variances = rated.variances[side];
    return writtenEntry(rated, side, {
      playerId: id,
      mean: before.mean,
      variance: variances[index]!,
      sideVariance: variances.reduce((sum, variance) => sum + variance, 0),
      carriedOver: before.carriedOver ?? 0,
      after: rated.after[side][index]!,
    });
  };
  const { A, B } = rated.match.sides;
  return [
    ...A.map((player, index) => entryOf('A', player, index)),
    ...B.map((player, index) => entryOf('B', player, index)),
  ];
}

/** One of its players, as the match met them, and afterwards. */
export interface MovedPlayer {
  readonly playerId: string;
  readonly mean: number;
  readonly variance: number;
  /** Sum over the players of the side. */
  readonly sideVariance: number;
  readonly carriedOver: number;
  readonly after: Belief;
}

type Rated = Pick<RatedMatch, 'match' | 'prediction'> & { readonly evidence: Pick<Evidence, 'score' | 'win'> };

export function writtenEntry(rated: Rated, side: Side, moved: MovedPlayer): MatchEntry {
  const { match, prediction } = rated;
  const fromSide = (share: number) => rounded(side === 'A' ? share : 1 - share);
  const share = shareOfA(match);
  return {
    kind: 'MATCH',
    playerId: moved.playerId,
    sourceId: match.id,
    at: match.endedAt,
    side,
    before: { mean: moved.mean, deviation: deviationFrom(moved.variance) },
    after: { mean: moved.after.mean, deviation: moved.after.deviation },
    carriedOver: moved.carriedOver,
    winChance: fromSide(prediction.winChance),
    expectedShare: fromSide(prediction.expectedShare),
    share: share === null ? null : fromSide(share),
    won: countsWin(match) ? match.winner === side : null,
    parts: partsOf(rated, side, moved),
  };
}

/**
 * Score and winning as they would move partners who are equally well known, then what the difference between them makes of
 * it. What rounding leaves goes to the score, or to winning where no games are known.
 */
function partsOf({ match, evidence }: Rated, side: Side, { mean, variance, sideVariance, after }: MovedPlayer): Parts {
  const players = match.sides.A.length;
  const direction = side === 'A' ? 1 : -1;
  const even = (direction * sideVariance) / players ** 2;
  const own = (direction * variance) / players;
  const change = millionths(after.mean) - millionths(mean);
  const partner = millionths((own - even) * (evidence.score + evidence.win));
  const win = evidence.win === 0 ? 0 : millionths(even * evidence.win);
  const score = evidence.score === 0 ? 0 : change - partner - win;
  return {
    score: score / 1e6,
    win: (change - partner - score) / 1e6,
    partner: partner / 1e6,
    bonus: 0,
  };
}
