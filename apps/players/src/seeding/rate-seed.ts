import { DEFAULT_PARAMETERS } from '@setpoint/rating';
import type { SportId, Surface } from '@setpoint/kernel';
import { withEarnedLevel } from '../domain/levels/earned-level.js';
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
  readonly assessed: (playerId: string) => number | null;
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
    return { pool, matches: own, assessed, ...(await rateWithRefit(own, toCome, assessed, due)) };
  });
  const pools = await Promise.all(rated);
  const earned = (profile: Profile) =>
    pools.reduce((known, { pool, history }) => {
      const standing = history.standings.get(profile.id);
      return standing ? withEarnedLevel(known, pool, standing) : known;
    }, profile);
  return { profiles: profiles.map(earned), pools };
}

/** The same with a fit in between: what was predicted before came from the parameters that were in force then. */
async function rateWithRefit(
  matches: readonly RatedMatch[],
  announced: readonly Announced[],
  assessed: (playerId: string) => number | null,
  due: Date,
): Promise<Pick<RatedPool, 'history' | 'refit'>> {
  const current = DEFAULT_PARAMETERS;
  const verdict = await judgeApart({ events: ratingEventsOf(matches, assessed), current, due }, NEVER);
  if (!verdict) throw new Error('the fit was given up');
  const refit = { due, verdict };
  if (verdict.outcome !== 'ACCEPTED') return { history: rateHistory(matches, announced, assessed, current), refit };
  const [before, since] = [announced.filter(({ at }) => at < due), announced.filter(({ at }) => at >= due)];
  const past = matches.filter(({ endedAt }) => endedAt < due.getTime());
  const { predictions } = rateHistory(past, before, assessed, current);
  const history = rateHistory(matches, since, assessed, verdict.parameters);
  return { history: { ...history, predictions: [...predictions, ...history.predictions] }, refit };
}

const NEVER = new AbortController().signal;
