import { formatsOf, SPORTS } from '@setpoint/kernel';
import { withEarnedLevel } from '../domain/levels/earned-level.js';
import { comingMatchOf } from '../domain/levels/prediction.js';
import { rateHistory, type Announced, type RatedHistory } from '../domain/levels/rate-history.js';
import { ratedMatchOf, type Pool, type RatedMatch } from '../domain/levels/rated-match.js';
import type { Profile } from '../domain/profile.js';
import type { PlayersSeed } from './seed-players.js';

interface RatedPool {
  readonly pool: Pool;
  readonly matches: readonly RatedMatch[];
  readonly history: RatedHistory;
  readonly assessed: (playerId: string) => number | null;
}

/** Rates the past of the demo as its results one by one would have; profiles with the levels that came of it. */
export function rateSeed(
  profiles: readonly Profile[],
  { results, ready }: Pick<PlayersSeed, 'results' | 'ready'>,
): { readonly profiles: readonly Profile[]; readonly pools: readonly RatedPool[] } {
  const matches = results.map(ratedMatchOf).filter((match) => match !== null);
  const announced = ready.flatMap(({ match: facts, at }): Announced[] => {
    const match = comingMatchOf(facts, new Date(at));
    return match ? [{ match, at: new Date(at) }] : [];
  });
  const pools = SPORTS.flatMap(({ id: sport }) =>
    formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers })),
  ).map((pool): RatedPool => {
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
    return { pool, matches: own, history: rateHistory(own, toCome, assessed), assessed };
  });
  const earned = (profile: Profile) =>
    pools.reduce((known, { pool, history }) => {
      const standing = history.standings.get(profile.id);
      return standing ? withEarnedLevel(known, pool, standing) : known;
    }, profile);
  return { profiles: profiles.map(earned), pools };
}
