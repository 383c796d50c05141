import { SPORTS, type SportId, type Surface } from '@setpoint/kernel';
import { withEarnedLevels } from '../domain/levels/earned-level.js';
import { ParametersOverTime } from '../domain/levels/parameters-over-time.js';
import { comingMatchOf } from '../domain/levels/prediction.js';
import { rateHistory, type Announced, type EstimateFor } from '../domain/levels/rate-history.js';
import { ratedMatchOf, type RatedMatch } from '../domain/levels/rated-match.js';
import { ratingEventsOf, refitDue } from '../domain/levels/refit.js';
import type { Profile } from '../domain/profile.js';
import { judgeApart } from '../fitting/refit-process.js';
import type { RatedSport, SeededRefit } from '../persistence/insert-levels.js';
import type { PlayersSeed } from './seed-players.js';

/** Of the court of a match; null if unknown. */
export type SurfaceOf = (match: { readonly courtId: string | null; readonly sport: SportId }) => Surface | null;

/**
 * Rates the past of the demo as its results one by one would have; profiles with the levels that came of it. Only the last
 * of the monthly fits is made: it takes longer than all the rest.
 */
export async function rateSeed(
  profiles: readonly Profile[],
  { results, ready: becameReady, now }: Pick<PlayersSeed, 'results' | 'ready' | 'now'>,
  surfaceOf: SurfaceOf,
): Promise<{ readonly profiles: readonly Profile[]; readonly sports: readonly RatedSport[] }> {
  const matches = results
    .map((result) => ratedMatchOf(result, surfaceOf(result.match)))
    .filter((match) => match !== null);
  const announced = becameReady.flatMap(({ match: facts, at }): Announced[] => {
    const match = comingMatchOf(facts, surfaceOf(facts), new Date(at));
    return match ? [{ match, at: new Date(at) }] : [];
  });
  const due = refitDue(now);
  const rated = SPORTS.map(async ({ id: sport }): Promise<RatedSport> => {
    const levels = new Map(profiles.map((profile) => [String(profile.id), profile.levels]));
    const estimate: EstimateFor = (playerId, numberPlayers) =>
      levels.get(playerId)?.find((level) => level.sport === sport && level.numberPlayers === numberPlayers)?.estimate ??
      null;
    const own = matches.filter(({ pool }) => pool.sport === sport);
    const refit = await refitOf(own, (...of) => estimate(...of)?.said ?? null, due);
    const ready = announced.filter(({ match }) => match.pool.sport === sport);
    return { sport, matches: own, refit, history: rateHistory(own, ready, estimate, parametersAfter(refit)) };
  });
  const sports = await Promise.all(rated);
  const earned = (profile: Profile) =>
    sports.reduce((shown, { sport, history, refit }) => {
      const known = history.known.get(profile.id);
      return known ? withEarnedLevels(shown, sport, known, parametersAfter(refit)) : shown;
    }, profile);
  return { profiles: profiles.map(earned), sports };
}

async function refitOf(
  matches: readonly RatedMatch[],
  assessed: Parameters<typeof ratingEventsOf>[1],
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
