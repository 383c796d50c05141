import type { SportId, Surface } from '@setpoint/kernel';
import { withEarnedLevel } from '../domain/levels/earned-level.js';
import type { Estimate } from '../domain/levels/estimate.js';
import { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { comingMatchOf } from '../domain/levels/prediction.js';
import { rateHistory, type Announced, type RatedHistory } from '../domain/levels/rate-history.js';
import { POOLS, ratedMatchOf, type Pool, type RatedMatch } from '../domain/levels/rated-match.js';
import { ratingEventsOf, refitDue } from '../domain/levels/refit.js';
import type { Profile } from '../domain/profile.js';
import { judgeApart } from '../fitting/refit-process.js';
import type { SeededRefit } from '../persistence/insert-levels.js';
import type { PlayersSeed } from './seed-players.js';

/** Of the court of a match; null if unknown. */
export type SurfaceOf = (match: { readonly courtId: string | null; readonly sport: SportId }) => Surface | null;

interface RatedPool {
  readonly pool: Pool;
  readonly matches: readonly RatedMatch[];
  readonly history: RatedHistory;
  /** The last of the past. */
  readonly refit: SeededRefit;
  readonly estimate: (playerId: string) => Estimate | null;
}

/**
 * Rates the past of the demo as its results one by one would have; profiles with the levels that came of it. Only the last
 * of the monthly fits is made: it takes longer than all the rest.
 */
export async function rateSeed(
  profiles: readonly Profile[],
  { results, ready, now }: Pick<PlayersSeed, 'results' | 'ready' | 'now'>,
  surfaceOf: SurfaceOf,
): Promise<{ readonly profiles: readonly Profile[]; readonly pools: readonly RatedPool[] }> {
  const matches = results
    .map((result) => ratedMatchOf(result, surfaceOf(result.match)))
    .filter((match) => match !== null);
  const announced = ready.flatMap(({ match: facts, at }): Announced[] => {
    const match = comingMatchOf(facts, surfaceOf(facts), new Date(at));
    return match ? [{ match, at: new Date(at) }] : [];
  });
  const due = refitDue(now);
  const rated = POOLS.map(async (pool): Promise<RatedPool> => {
    const ofPool = ({ pool: { sport, numberPlayers } }: { readonly pool: Pool }) =>
      sport === pool.sport && numberPlayers === pool.numberPlayers;
    const estimates = new Map(
      profiles.map(({ id, levels }) => [
        String(id),
        levels.find(({ sport, numberPlayers }) => ofPool({ pool: { sport, numberPlayers } }))?.estimate ?? null,
      ]),
    );
    const estimate = (playerId: string) => estimates.get(playerId) ?? null;
    const own = matches.filter(ofPool);
    const refit = await refitOf(own, (id) => estimate(id)?.said ?? null, due);
    const history = rateHistory(
      own,
      announced.filter(({ match }) => ofPool(match)),
      estimate,
      parametersAfter(refit),
    );
    return { pool, matches: own, estimate, refit, history };
  });
  const pools = await Promise.all(rated);
  const earned = (profile: Profile) =>
    pools.reduce((known, { pool, history }) => {
      const standing = history.standings.get(profile.id);
      return standing ? withEarnedLevel(known, pool, standing) : known;
    }, profile);
  return { profiles: profiles.map(earned), pools };
}

async function refitOf(
  matches: readonly RatedMatch[],
  assessed: (playerId: string) => number | null,
  due: Date,
): Promise<SeededRefit> {
  const task = { events: ratingEventsOf(matches, assessed), former: [], due };
  const verdict = await judgeApart(task, NEVER);
  if (!verdict) throw new Error('the fit was given up');
  return { due, verdict };
}

const parametersAfter = ({ due, verdict: { outcome, parameters } }: SeededRefit) =>
  new ParametersOverTime(outcome === 'ACCEPTED' ? [{ since: due.getTime(), parameters }] : []);

const NEVER = new AbortController().signal;
