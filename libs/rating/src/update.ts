import type { Side } from '@setpoint/kernel';
import { evidenceOf, type Evidence } from './evidence.js';
import type { MatchEntry, Parts } from './ledger.js';
import { countsWin, shareOfA, type Participant, type PlayedMatch } from './match.js';
import { millionths, rounded } from './millionths.js';
import type { Parameters } from './parameters.js';
import { outlook, type Outlook, type Prediction } from './predict.js';
import { deviationFrom, surfaceOffset, varianceAt, type Belief, type Rating } from './rating.js';

/** The ratings of both sides, in the order of the match's participants. */
export type SideRatings = Readonly<Record<Side, readonly Rating[]>>;

/** A match that was rated; the ledger is written from it (`entriesOf`). */
export interface RatedMatch {
  readonly match: PlayedMatch;
  readonly prediction: Prediction;
  readonly before: SideRatings;
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
  const moved = (side: Side) =>
    before[side].map((rating) =>
      movedRating(rating, match, side === 'A' ? 1 : -1, before[side].length, evidence, parameters),
    );
  return { match, prediction, before, after: { A: moved('A'), B: moved('B') }, evidence };
}

function movedRating(
  rating: Rating,
  { endedAt, surface }: PlayedMatch,
  direction: 1 | -1,
  players: number,
  evidence: Evidence,
  parameters: Parameters,
): Rating {
  const step = (mean: number, variance: number): Belief => ({
    mean: rounded(mean + ((direction * variance) / players) * (evidence.score + evidence.win)),
    deviation: deviationFrom(variance - (variance / players) ** 2 * evidence.precision),
  });
  const offset = surfaceOffset(rating, surface, parameters);
  const { mean, deviation } = step(rating.mean, varianceAt(rating, endedAt, parameters));
  return {
    mean,
    deviation,
    playedAt: Math.max(endedAt, rating.playedAt ?? endedAt),
    matches: rating.matches + 1,
    surfaces: offset ? { ...rating.surfaces, [surface!]: step(offset.mean, offset.deviation ** 2) } : rating.surfaces,
  };
}

/** The ledger of a rated match: one entry per player (BYD-01). */
export function entriesOf(rated: RatedMatch, parameters: Parameters): MatchEntry[] {
  return (['A', 'B'] as const).flatMap((side) =>
    rated.match.sides[side].map((player, index) => entryOf(rated, side, player, index, parameters)),
  );
}

function entryOf(
  rated: RatedMatch,
  side: Side,
  player: Participant,
  index: number,
  parameters: Parameters,
): MatchEntry {
  const { match, prediction } = rated;
  const [before, after] = [rated.before[side][index]!, rated.after[side][index]!];
  const fromSide = (share: number) => rounded(side === 'A' ? share : 1 - share);
  const share = shareOfA(match);
  return {
    kind: 'MATCH',
    playerId: player.id,
    sourceId: match.id,
    at: match.endedAt,
    side,
    before: { mean: before.mean, deviation: deviationFrom(varianceAt(before, match.endedAt, parameters)) },
    after: { mean: after.mean, deviation: after.deviation },
    winChance: fromSide(prediction.winChance),
    expectedShare: fromSide(prediction.expectedShare),
    share: share === null ? null : fromSide(share),
    won: countsWin(match) ? match.winner === side : null,
    parts: partsOf(rated, side, index, parameters),
  };
}

/**
 * Score and winning as they would move partners who are equally well known, then what the difference between them makes of
 * it. What rounding leaves goes to the score, or to winning where no games are known.
 */
function partsOf(
  { match, before, after, evidence }: RatedMatch,
  side: Side,
  index: number,
  parameters: Parameters,
): Parts {
  const variances = before[side].map((rating) => varianceAt(rating, match.endedAt, parameters));
  const direction = side === 'A' ? 1 : -1;
  const even = (direction * variances.reduce((sum, variance) => sum + variance, 0)) / variances.length ** 2;
  const own = (direction * variances[index]!) / variances.length;
  const change = millionths(after[side][index]!.mean) - millionths(before[side][index]!.mean);
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
