import {
  outgoing,
  levelUpdated,
  type DataOf,
  type EventOf,
  resultCorrected,
  type resultConfirmed,
  type resultRevised,
  type tournamentCompleted,
} from '@setpoint/events';
import { accept, formatsOf, userId, type SportId, type Surface } from '@setpoint/kernel';
import { execute, rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { rateResult, type Rated } from '../../application/rate-result.js';
import { replayPending } from '../../application/replay-changed.js';
import { withEarnedLevels } from '../../domain/levels/earned-level.js';
import { ratedMatchOf, unratedReasonOf, type UnratedReason } from '../../domain/levels/rated-match.js';
import { standingIn, type Known } from '../../domain/levels/standing.js';
import { wonTournamentOf } from '../../domain/levels/won-tournament.js';
import type { Profile } from '../../domain/profile.js';
import { nightAfter } from '../../domain/rankings.js';
import { toKnown } from '../level-rows.js';
import { PostgresLevelLedger } from '../postgres-level-ledger.js';
import { judgePrediction } from './calibration.js';
import { changeProfile } from '../profiles.js';
import { knownRows, type PlacedRow } from '../queries/known-levels.js';
import { rankingsAreDue } from './rankings.js';

/**
 * Rates a confirmed result: stores the changes, updates shown levels, and notifies its players (LVL-07), also about
 * a correction by support. Re-emitted results notify nobody.
 */
export async function rateConfirmedResult(
  { data, type, snapshot }: EventOf<typeof resultConfirmed | typeof resultRevised | typeof resultCorrected>,
  surface: Surface | null,
  manager: EntityManager,
  effects: Effects,
): Promise<void> {
  const { matchId, sport, numberPlayers } = data.match;
  const rated = await rateResult(matchId, ratedMatchOf(data, surface), new PostgresLevelLedger(manager), {
    sport,
    numberPlayers,
  });
  await keepReason(manager, matchId, unratedReasonOf(data));
  if (!rated) return;
  await judgePrediction(manager, matchId);
  await showSettled(rated, manager, effects);
  const news = type === resultCorrected.type ? [...rated.news, ...rated.corrections] : rated.news;
  if (!snapshot) effects.emit(...news.map((step) => updateOf(step, data.confirmedAt)));
}

async function keepReason(manager: EntityManager, matchId: string, reason: UnratedReason | null): Promise<void> {
  await execute(
    manager,
    reason
      ? sql`insert into unrated_match values (${matchId}, ${reason})
          on conflict (match_id) do update set reason = excluded.reason`
      : sql`delete from unrated_match where match_id = ${matchId}`,
  );
}

/** Adds a tournament's bonus to its winners, once each (LVL-06). Sends no notice: the tournament announces its winners. */
export async function awardWinners(
  completed: DataOf<typeof tournamentCompleted>,
  manager: EntityManager,
  effects: Effects,
): Promise<void> {
  const won = wonTournamentOf(completed);
  if (!won) return;
  const rated = await rateResult(won.matchId, won, new PostgresLevelLedger(manager), won.pool);
  if (rated) await showSettled(rated, manager, effects);
}

/** What is left to be replayed shows the others' levels. */
async function showSettled(rated: Rated, manager: EntityManager, effects: Effects): Promise<void> {
  const { sport } = rated.pool;
  const known = rated.next === null ? rated.known : await settledIn(manager, sport, rated);
  await showLevels(sport, { ...rated, known }, manager, effects);
}

/** What matches whose results arrived before its registration say of a player. */
export async function ratedBefore(
  manager: EntityManager,
  { id, sports }: Pick<Profile, 'id' | 'sports'>,
): Promise<Map<SportId, Known>> {
  const wanted = sql`unnest(${sports.map(() => id)}::text[], ${[...sports]}::int[])
    with ordinality wanted(player_id, sport, position)`;
  const rows = await rowsOf<PlacedRow>(manager, knownRows(wanted));
  return new Map(
    [...Map.groupBy(rows, ({ position }) => sports[position - 1]!)].map(([sport, both]) => [sport, toKnown(both)]),
  );
}

/** In a fixed order, to avoid deadlocks between results. */
async function showLevels(
  sport: SportId,
  { known, parameters }: Pick<Rated, 'known' | 'parameters'>,
  manager: EntityManager,
  effects: Effects,
): Promise<void> {
  for (const [player, one] of [...known].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await changeProfile(manager, effects, userId(player), (profile) =>
      accept(withEarnedLevels(profile, sport, one, parameters)),
    );
  }
}

/** What is final in a part of a replay, and shown otherwise in the profile. */
async function settledIn(
  manager: EntityManager,
  sport: SportId,
  { known, parameters, next }: Pick<Rated, 'known' | 'parameters' | 'next'>,
): Promise<Map<string, Known>> {
  const levels = [...known].flatMap(([player, one]) =>
    formatsOf(sport).flatMap((numberPlayers) => {
      const { shown, rating } = standingIn(one, numberPlayers, parameters, Infinity);
      const assessed = rating.matches === 0;
      return assessed && shown === null ? [] : [{ player, numberPlayers, shown, assessed }];
    }),
  );
  const rows = await rowsOf<{ readonly id: string }>(
    manager,
    sql`select distinct id from player
      join unnest(${levels.map(({ player }) => player)}::text[], ${levels.map(({ numberPlayers }) => numberPlayers)}::int[],
          ${levels.map(({ shown }) => shown)}::float8[], ${levels.map(({ assessed }) => assessed)}::boolean[])
        replayed(player_id, number_players, shown, assessed) on player_id = id
      where not exists (
          select 1 from jsonb_array_elements(levels) level
          where (level ->> 'sport')::int = ${sport} and (level ->> 'numberPlayers')::int = replayed.number_players
            and (level ->> 'rating')::float8 = shown and (level ->> 'selfAssessed')::boolean = assessed)
        and not exists (
          select 1 from rating_entry entry
          where entry.player_id = id and sport = ${sport}
            and (ended_at, match_id) >= (${next ? new Date(next.endedAt) : 'infinity'}::timestamptz, ${next?.matchId ?? ''}))`,
  );
  return new Map(rows.map(({ id }) => [id, known.get(id)!]));
}

/** Replays the next part that a late result has left. Nobody is notified: nothing was played. False if nothing is left. */
export async function replayLeft(
  manager: EntityManager,
  effects: Effects,
  sport: SportId,
  now: Date,
): Promise<boolean> {
  const part = await replayPending(sport, new PostgresLevelLedger(manager));
  if (!part) return false;
  const known = await settledIn(manager, sport, part);
  await showLevels(sport, { ...part, known }, manager, effects);
  await rankingsAreDue(manager, [...known.keys()].map(userId), nightAfter(now));
  return true;
}

const updateOf = ({ entry, event: { matchId, pool }, trend, after }: Rated['news'][number], at: string) =>
  outgoing(levelUpdated, { userId: entry.playerId, matchId, ...pool, trend, level: after.shown!, at });
