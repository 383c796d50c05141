import {
  begin,
  DAY_MS,
  DEFAULT_SPORT_PARAMETERS,
  fitSport,
  History,
  inOrder,
  measureSport,
  QualityMeter,
  refit,
  UNKNOWN_IN_SPORT,
  updateSport,
  type AcceptedFit,
  type Participant,
  type PlayedMatch,
  type Quality,
  type Rating,
  type Refit,
  type SportParameters,
  type SportRating,
} from '@setpoint/rating';

type Ratings = Map<string, SportRating>;

export interface OverFits {
  readonly way: string;
  /** From the first fit on. */
  readonly quality: Quality;
  readonly accepted: number;
  /** Levels that were in another half step on the day of a fit, though nothing was played, of so many. */
  readonly moved: number;
  readonly levels: number;
}

/** Share of the time before the first fit. */
const BEFORE_FITS = 0.3;

/**
 * What becomes of levels that are fitted every so many days: ratings carried on, as the platform does; all matches rated
 * again with each fit, which moves levels although nothing was played; no fit at all.
 */
export function measureOverFits(matches: readonly PlayedMatch[], days: number): OverFits[] {
  const played = inOrder(matches).events.filter((event) => event.kind === 'MATCH');
  return [
    { ...live(played, days, 'NEVER'), way: 'never fitted' },
    { ...live(played, days, 'CARRIED'), way: 'ratings carried on' },
    { ...live(played, days, 'RATED_AGAIN'), way: 'all rated again' },
  ];
}

function live(
  played: readonly PlayedMatch[],
  days: number,
  way: 'NEVER' | 'CARRIED' | 'RATED_AGAIN',
): Omit<OverFits, 'way'> {
  const history = History.of(played);
  const [first, last] = [played[0]!.endedAt, played.at(-1)!.endedAt];
  const start = first + BEFORE_FITS * (last - first);
  const meter = new QualityMeter();
  const counts = { accepted: 0, moved: 0, levels: 0 };
  let ratings: Ratings = new Map();
  let fits: AcceptedFit[] = [];
  let due = start;
  for (const [index, match] of played.entries()) {
    for (; way !== 'NEVER' && match.endedAt >= due; due += days * DAY_MS) {
      const parameters = way === 'CARRIED' ? betterOf(refit(history, fits, due)) : fromNothing(history, fits, due);
      if (!parameters) continue;
      counts.accepted++;
      fits = way === 'CARRIED' ? [...fits, { since: due, parameters }] : [{ since: first, parameters }];
      if (way === 'CARRIED') continue;
      const again: Ratings = new Map();
      for (const former of played.slice(0, index)) rate(former, again, parameters);
      for (const [id, levels] of again)
        for (const discipline of ['singles', 'doubles'] as const) {
          const [before, after] = [ratings.get(id)![discipline], levels[discipline]];
          if (!before || !after) continue;
          counts.levels++;
          if (Math.abs(after.mean - halfStepOf(before)) > 0.3) counts.moved++;
        }
      ratings = again;
    }
    const chance = rate(match, ratings, fits.at(-1)?.parameters ?? DEFAULT_SPORT_PARAMETERS);
    if (match.endedAt >= start && match.outcome === 'COMPLETED' && match.winner !== null)
      meter.add({ chance, happened: match.winner === 'A' });
  }
  return { quality: meter.quality(), ...counts };
}

const betterOf = ({ changed, parameters }: Refit) => (changed ? parameters : null);

/** A fit that is to rate all matches again, if it then predicts the last quarter better; otherwise null. */
function fromNothing(history: History, fits: readonly AcceptedFit[], due: number): SportParameters | null {
  const current = fits.at(-1)?.parameters ?? DEFAULT_SPORT_PARAMETERS;
  const first = history.firstEndedAt!;
  const quarter = { from: due - 91 * DAY_MS, until: due };
  const tune = { from: first + 0.25 * (quarter.from - first), until: quarter.from };
  const { parameters } = fitSport(history, { tune, start: current });
  const lossOf = (set: SportParameters) => measureSport(history, set, quarter).logLoss;
  return lossOf(parameters) < lossOf(current) ? parameters : null;
}

const halfStepOf = ({ mean }: Rating) => Math.round(2 * mean) / 2;

/** Rates a match and tells the chance that side A had. */
function rate(match: PlayedMatch, ratings: Ratings, parameters: SportParameters): number {
  const { A, B } = match.sides;
  const numberPlayers = A.length === 1 ? 1 : 2;
  const ratingOf = ({ id, assessed }: Participant) =>
    begin(ratings.get(id) ?? UNKNOWN_IN_SPORT, numberPlayers, assessed, parameters);
  const { after, rated } = updateSport(match, { A: A.map(ratingOf), B: B.map(ratingOf) }, parameters);
  A.forEach(({ id }, place) => ratings.set(id, after.A[place]!));
  B.forEach(({ id }, place) => ratings.set(id, after.B[place]!));
  return rated.prediction.winChance;
}
