import type { Side } from '@setpoint/kernel';
import { award, type TournamentWon } from './bonus.js';
import type { BonusEntry } from './ledger.js';
import type { PlayedMatch } from './match.js';
import { rounded } from './millionths.js';
import { widestVariance } from './parameters.js';
import { grownVariance, type Rating } from './rating.js';
import {
  carriedDeviation,
  commonDrift,
  grownCovariance,
  keptBy,
  movedCovariance,
  possible,
  type CommonDrift,
} from './sharing.js';
import { disciplineOf, otherOf, type SportParameters } from './sport-parameters.js';
import { withRatings, type SportRating } from './sport-rating.js';
import { movedMean, update, type RatedMatch } from './update.js';

export type SideSportRatings = Readonly<Record<Side, readonly SportRating[]>>;

/** A match that was rated, and what it did to all that is known of its players in the sport. */
export interface RatedInSport {
  readonly rated: RatedMatch;
  readonly after: SideSportRatings;
}

/**
 * What a match does to what is known of its players in the sport: to the ratings in its number of players as `update` does,
 * and to those in the other one as far as both have an ability in common. The players have begun (`begin`).
 */
export function updateSport(match: PlayedMatch, before: SideSportRatings, parameters: SportParameters): RatedInSport {
  const discipline = match.sides.A.length === 1 ? 'singles' : 'doubles';
  const own = (side: Side) => before[side].map((state) => begun(state[discipline]));
  const rated = update(match, { A: own('A'), B: own('B') }, parameters[discipline]);
  const { evidence, variances } = rated;
  const drift = parameters.agreement === 0 ? null : commonDrift(parameters);
  const learned = (side: Side) => {
    const push = (side === 'A' ? 1 : -1) * (evidence.score + evidence.win);
    return before[side].map((state, index) => {
      const after = rated.after[side][index]!;
      const other = state[otherOf(discipline)];
      if (!drift || !other) return withRatings(state.starts, discipline, after, other, null);
      const lesson = { match, variance: variances[side][index]!, push, precision: evidence.precision };
      return carriedOver(state, after, other, lesson, parameters, drift);
    });
  };
  return { rated, after: { A: learned('A'), B: learned('B') } };
}

function begun(rating: Rating | null): Rating {
  if (!rating) throw new RangeError('a player of the match has not begun with its number of players');
  return rating;
}

/** What a match says of one of its players. */
interface Lesson {
  readonly match: PlayedMatch;
  /** As the match met the player. */
  readonly variance: number;
  readonly push: number;
  readonly precision: number;
}

function carriedOver(
  state: SportRating,
  after: Rating,
  other: Rating,
  { match: { endedAt, sides }, variance, push, precision }: Lesson,
  parameters: SportParameters,
  drift: CommonDrift,
): SportRating {
  const players = sides.A.length;
  const discipline = players === 1 ? 'singles' : 'doubles';
  const own = begun(state[discipline]);
  let covariance = state.covariance ?? 0;
  const ownSince = own.asOf ?? own.playedAt;
  if (ownSince !== null) {
    const grown = grownVariance(ownSince, own.deviation, endedAt, parameters[discipline]);
    covariance = grownCovariance(ownSince, covariance, endedAt, drift);
    covariance *= keptBy(grown, widestVariance(parameters[discipline]));
  }
  let otherVariance = other.deviation ** 2;
  const since = other.asOf ?? other.playedAt;
  if (since !== null) {
    const others = parameters[otherOf(discipline)];
    const grown = grownVariance(since, other.deviation, endedAt, others);
    covariance *= keptBy(grown, widestVariance(others));
    otherVariance = Math.min(grown, widestVariance(others));
  }
  covariance = possible(covariance, variance, otherVariance);
  const mean = movedMean(other.mean, covariance, players, push);
  const carried: Rating = {
    mean,
    deviation: carriedDeviation(otherVariance, covariance, players, precision),
    playedAt: other.playedAt,
    matches: other.matches,
    surfaces: other.surfaces,
    carriedOver: rounded((other.carriedOver ?? 0) + mean - other.mean),
    asOf: since === null ? endedAt : Math.max(endedAt, since),
  };
  const left = movedCovariance(covariance, variance, players, precision);
  return withRatings(state.starts, discipline, after, carried, left);
}

/** Adds the bonus to the mean in the tournament's number of players (LVL-06). The player has begun (`begin`). */
export function awardInSport(
  won: TournamentWon,
  before: SportRating,
): { readonly after: SportRating; readonly entry: BonusEntry } {
  const discipline = disciplineOf(won.numberPlayers);
  const { rating, entry } = award(won, begun(before[discipline]));
  return { after: { ...before, [discipline]: rating }, entry };
}
