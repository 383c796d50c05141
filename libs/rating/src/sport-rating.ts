import type { NumberPlayersId } from '@setpoint/kernel';
import { rounded } from './millionths.js';
import { coldStart, deviationFrom, type Belief, type Rating } from './rating.js';
import { disciplineOf, otherOf, type Discipline, type SportParameters } from './sport-parameters.js';

/** Where a rating started before its first event, and the self-assessed level that this came from, if any. */
export interface Start extends Belief {
  readonly assessed: number | null;
}

/**
 * What is known about one player in one sport: a rating by number of players, null until there is an event with so many,
 * and how far an error in one would be an error in the other. Where the covariance is as large as both variances they are
 * one ability; the rest are offsets.
 */
export interface SportRating extends Readonly<Record<Discipline, Rating | null>> {
  /** In levels², rounded to millionths; null while the ratings know nothing of each other. */
  readonly covariance: number | null;
  readonly starts: Readonly<Record<Discipline, Start | null>>;
}

export const UNKNOWN_IN_SPORT: SportRating = {
  singles: null,
  doubles: null,
  covariance: null,
  starts: { singles: null, doubles: null },
};

/**
 * The rating that a match with so many players meets; before the first one it starts from the self-assessment for it and
 * from what the other number of players has shown.
 */
export const ratingOf = (
  state: SportRating,
  numberPlayers: NumberPlayersId,
  assessed: number | null,
  parameters: SportParameters,
): Rating => begin(state, numberPlayers, assessed, parameters)[disciplineOf(numberPlayers)]!;

/**
 * The ratings as an event with a number of players meets them; the same object where there is nothing to begin. `weighed`
 * is where the self-assessed level lets the player start, if it was weighed before.
 */
export function begin(
  state: SportRating,
  numberPlayers: NumberPlayersId,
  assessed: number | null,
  parameters: SportParameters,
  weighed?: number,
): SportRating {
  const discipline = disciplineOf(numberPlayers);
  const other = state[otherOf(discipline)];
  if (state[discipline] !== null)
    return other === null || state.covariance !== null || parameters.agreement === 0
      ? state
      : together(state, parameters);
  const startFrom = (said: number | null): Start => {
    const { mean, deviation } = coldStart(said, parameters[discipline]);
    return { assessed: said, mean: assessed === null ? mean : (weighed ?? mean), deviation };
  };
  const otherStart = state.starts[otherOf(discipline)];
  if (other === null || otherStart === null || parameters.agreement === 0) {
    const start = startFrom(assessed);
    const { mean, deviation } = start;
    const started: Rating = { mean, deviation, playedAt: null, matches: 0, surfaces: {} };
    return { ...state, [discipline]: started, starts: { ...state.starts, [discipline]: start } };
  }
  // Without an estimate for this number of players, the one for the other counts.
  const start = startFrom(assessed ?? otherStart.assessed);
  const { mean, deviation, learned, covariance } = startBeside(start, other, otherStart, parameters.agreement);
  const since = other.asOf ?? other.playedAt;
  const started: Rating = {
    ...{ mean, deviation, playedAt: null, matches: 0, surfaces: {}, carriedOver: learned },
    ...(since !== null && { asOf: since }),
  };
  return withRatings({ ...state.starts, [discipline]: start }, discipline, started, other, covariance);
}

/** How a rating starts beside another one: from where it would start alone, as far as both agree moved by what is known. */
export function startBeside(start: Belief, known: Belief, others: Belief, agreement: number) {
  const left = shareLeft(known.deviation, others.deviation);
  const common = agreement * start.deviation * others.deviation;
  const perLevel = common / others.deviation ** 2;
  const mean = rounded(start.mean + perLevel * (known.mean - others.mean));
  return {
    mean,
    deviation: deviationFrom(start.deviation ** 2 - perLevel * common * (1 - left)),
    learned: rounded(mean - start.mean),
    covariance: rounded(common * left),
  };
}

/**
 * What two ratings that knew nothing of each other say together: both keep mean and deviation. Each still contains so much
 * of the error of its start as its variance has left of it, and as far as these errors were one, they still are.
 */
function together(state: SportRating, { agreement }: SportParameters): SportRating {
  const { singles, doubles, starts } = state;
  const known = [singles!.deviation, doubles!.deviation] as const;
  return {
    ...state,
    covariance: covarianceOf(known, [starts.singles!.deviation, starts.doubles!.deviation], agreement),
  };
}

/** The covariance of ratings that knew nothing of each other, from their deviations and those of their starts. */
export function covarianceOf(
  [singles, doubles]: readonly [number, number],
  [one, two]: readonly [number, number],
  agreement: number,
): number {
  return rounded(agreement * one * two * (shareLeft(singles, one) * shareLeft(doubles, two)));
}

/** How much of the variance of its start a rating has left. */
const shareLeft = (deviation: number, start: number) => Math.min(1, (deviation / start) ** 2);

/** A state from the ratings in one discipline and in the other one. */
export const withRatings = (
  starts: SportRating['starts'],
  discipline: Discipline,
  own: Rating,
  other: Rating | null,
  covariance: number | null,
): SportRating =>
  discipline === 'singles'
    ? { singles: own, doubles: other, covariance, starts }
    : { singles: other, doubles: own, covariance, starts };
