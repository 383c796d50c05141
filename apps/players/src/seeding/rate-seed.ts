import { DEFAULT_PARAMETERS } from '@setpoint/rating';
import { withEarnedLevel } from '../domain/levels/earned-level.js';
import { comingMatchOf, type MatchPrediction } from '../domain/levels/prediction.js';
import { rateHistory, type Announced, type RatedHistory } from '../domain/levels/rate-history.js';
import { POOLS, ratedMatchOf, type Pool, type RatedMatch } from '../domain/levels/rated-match.js';
import { ratingEventsOf, refitDue } from '../domain/levels/refit.js';
import type { Profile } from '../domain/profile.js';
import { RefitThread } from '../fitting/refit-thread.js';
import type { SeededRefit } from '../persistence/insert-levels.js';
import type { PlayersSeed } from './seed-players.js';

interface RatedPool {
  readonly pool: Pool;
  readonly matches: readonly RatedMatch[];
  readonly history: RatedHistory;
  /** The fits that the past has seen. */
  readonly refits: readonly SeededRefit[];
  readonly assessed: (playerId: string) => number | null;
}

/** Months before the last one in which the past was fitted; every month would take longer than the demo may. */
const REFIT_MONTHS = [12, 6, 0];

/** Rates the past of the demo as its results one by one would have; profiles with the levels that came of it. */
export async function rateSeed(
  profiles: readonly Profile[],
  { results, ready, now }: Pick<PlayersSeed, 'results' | 'ready' | 'now'>,
): Promise<{ readonly profiles: readonly Profile[]; readonly pools: readonly RatedPool[] }> {
  const matches = results.map(ratedMatchOf).filter((match) => match !== null);
  const announced = ready.flatMap(({ match: facts, at }): Announced[] => {
    const match = comingMatchOf(facts, new Date(at));
    return match ? [{ match, at: new Date(at) }] : [];
  });
  const dues = REFIT_MONTHS.map((months) => monthsBefore(refitDue(now), months));
  const rated = POOLS.map(async (pool): Promise<RatedPool> => {
    const ofPool = ({ pool: { sport, numberPlayers } }: { readonly pool: Pool }) =>
      sport === pool.sport && numberPlayers === pool.numberPlayers;
    const assessments = new Map(
      profiles.map(({ id, levels }) => [
        String(id),
        levels.find((level) => level.sport === pool.sport && level.numberPlayers === pool.numberPlayers)?.rating ??
          null,
      ]),
    );
    const assessed = (playerId: string) => assessments.get(playerId) ?? null;
    const own = matches.filter(ofPool);
    const toCome = announced.filter(({ match }) => ofPool(match));
    return { pool, matches: own, assessed, ...(await rateWithRefits(own, toCome, assessed, dues)) };
  });
  const pools = await Promise.all(rated);
  const earned = (profile: Profile) =>
    pools.reduce((known, { pool, history }) => {
      const standing = history.standings.get(profile.id);
      return standing ? withEarnedLevel(known, pool, standing) : known;
    }, profile);
  return { profiles: profiles.map(earned), pools };
}

/** The same with fits in between: what is predicted comes from the parameters that were in force then. */
async function rateWithRefits(
  matches: readonly RatedMatch[],
  announced: readonly Announced[],
  assessed: (playerId: string) => number | null,
  dues: readonly Date[],
): Promise<Pick<RatedPool, 'history' | 'refits'>> {
  const thread = new RefitThread();
  const predictions: MatchPrediction[] = [];
  const refits: SeededRefit[] = [];
  let [current, since] = [DEFAULT_PARAMETERS, new Date(0)];
  for (const due of dues) {
    const events = ratingEventsOf(matches, assessed);
    const verdict = await thread.judge({ events, current }, due, NEVER);
    if (!verdict) throw new Error('a fit was given up');
    refits.push({ due, verdict });
    if (verdict.outcome !== 'ACCEPTED') continue;
    const past = matches.filter(({ endedAt }) => endedAt < due.getTime());
    const made = announced.filter(({ at }) => at >= since && at < due);
    predictions.push(...rateHistory(past, made, assessed, current).predictions);
    [current, since] = [verdict.parameters, due];
  }
  const later = announced.filter(({ at }) => at >= since);
  const history = rateHistory(matches, later, assessed, current);
  return { history: { ...history, predictions: [...predictions, ...history.predictions] }, refits };
}

const NEVER = new AbortController().signal;

const monthsBefore = (due: Date, months: number) =>
  new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() - months, 1, due.getUTCHours()));
