import type { NumberPlayersId } from '@setpoint/kernel';
import { rounded } from './millionths.js';
import { coldStart, deviationFrom, startDeviationOf, type Belief, type Rating } from './rating.js';
import { disciplineOf, otherOf, type Discipline, type SportParameters } from './sport-parameters.js';

/** A rating and the self-assessed level it started from. */
export interface StartedRating {
  readonly rating: Rating;
  readonly assessed: number | null;
}

/**
 * What is known about one player in one sport: a rating by number of players, null until there is an event with so many,
 * and how far an error in one would be an error in the other. Where the covariance is as large as both variances they are
 * one ability; the rest are offsets.
 */
export interface SportRating extends Readonly<Record<Discipline, Rating | null>> {
  /** In levels², rounded to millionths; 0 until there are both ratings. */
  readonly covariance: number;
  /** The self-assessed levels that the ratings started from. */
  readonly starts: Readonly<Record<Discipline, number | null>>;
}

export const UNKNOWN_IN_SPORT: SportRating = {
  singles: null,
  doubles: null,
  covariance: 0,
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

/** The ratings as the first event with a number of players meets them; the same object after it. */
export function begin(
  state: SportRating,
  numberPlayers: NumberPlayersId,
  assessed: number | null,
  parameters: SportParameters,
): SportRating {
  const discipline = disciplineOf(numberPlayers);
  if (state[discipline] !== null) return state;
  const other = state[otherOf(discipline)];
  if (other === null || parameters.agreement === 0) {
    const starts = { ...state.starts, [discipline]: assessed };
    return { ...state, [discipline]: coldStart(assessed, parameters[discipline]), starts };
  }
  const otherAssessed = state.starts[otherOf(discipline)];
  // Without an estimate for this number of players, the one for the other counts.
  const own = assessed ?? otherAssessed;
  const { mean, deviation, learned, covariance } = startBeside(discipline, own, other, otherAssessed, parameters);
  const since = other.asOf ?? other.playedAt;
  const started: Rating = {
    ...{ mean, deviation, playedAt: null, matches: 0, surfaces: {}, carriedOver: learned },
    ...(since !== null && { asOf: since }),
  };
  return withRatings({ ...state.starts, [discipline]: own }, discipline, started, other, covariance);
}

/** How a rating starts beside another one: from its own self-assessment, as far as both agree moved by what is known. */
export function startBeside(
  discipline: Discipline,
  assessed: number | null,
  known: Belief,
  otherAssessed: number | null,
  parameters: SportParameters,
) {
  const start = coldStart(assessed, parameters[discipline]);
  const others = coldStart(otherAssessed, parameters[otherOf(discipline)]);
  const left = shareLeft(known.deviation, others.deviation);
  const common = parameters.agreement * start.deviation * others.deviation;
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
export function together(
  { singles, doubles }: Readonly<Record<Discipline, StartedRating>>,
  parameters: SportParameters,
): SportRating {
  const [one, two] = [
    startDeviationOf(singles.assessed, parameters.singles),
    startDeviationOf(doubles.assessed, parameters.doubles),
  ];
  const left = shareLeft(singles.rating.deviation, one) * shareLeft(doubles.rating.deviation, two);
  return {
    singles: singles.rating,
    doubles: doubles.rating,
    covariance: rounded(parameters.agreement * one * two * left),
    starts: { singles: singles.assessed, doubles: doubles.assessed },
  };
}

/** How much of the variance of its start a rating has left. */
const shareLeft = (deviation: number, start: number) => Math.min(1, (deviation / start) ** 2);

/** A state from the ratings in one discipline and in the other one. */
export const withRatings = (
  starts: SportRating['starts'],
  discipline: Discipline,
  own: Rating,
  other: Rating | null,
  covariance: number,
): SportRating =>
  discipline === 'singles'
    ? { singles: own, doubles: other, covariance, starts }
    : { singles: other, doubles: own, covariance, starts };
