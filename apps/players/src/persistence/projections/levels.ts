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
import { accept, userId, type Surface } from '@setpoint/kernel';
import { execute, rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { rateResult, type Rated } from '../../application/rate-result.js';
import { replayPending } from '../../application/replay-changed.js';
import { withEarnedLevel } from '../../domain/levels/earned-level.js';
import { ratedMatchOf, unratedReasonOf, type Pool, type UnratedReason } from '../../domain/levels/rated-match.js';
import type { Standing } from '../../domain/levels/standing.js';
import { wonTournamentOf } from '../../domain/levels/won-tournament.js';
import type { Profile } from '../../domain/profile.js';
import { nightAfter } from '../../domain/rankings.js';
import { toStanding, type StandingRow } from '../level-rows.js';
import { PostgresLevelLedger } from '../postgres-level-ledger.js';
import { judgePrediction } from './calibration.js';
import { changeProfile } from '../profiles.js';
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
  const { pool, standings, next } = rated;
  const settled = next === null ? standings : await settledIn(manager, pool, rated);
  await showLevels({ pool, standings: settled }, manager, effects);
}

/** The profile with the levels of matches whose results arrived before its registration. */
export async function withKnownLevels(manager: EntityManager, profile: Profile): Promise<Profile> {
  const rows = await rowsOf<StandingRow & Pool>(
    manager,
    sql`select distinct on (sport, number_players) sport, number_players as "numberPlayers", player_id, side, ended_at,
        played_at, after_mean, after_deviation, after_shown, met, elo, matches, surfaces
      from rating_entry where player_id = ${profile.id} and matches > 0
      order by sport, number_players, ended_at desc, match_id desc`,
  );
  return rows.reduce((known, row) => withEarnedLevel(known, row, toStanding(row)), profile);
}

/** In a fixed order, to avoid deadlocks between results. */
export async function showLevels(
  { pool, standings }: Pick<Rated, 'pool' | 'standings'>,
  manager: EntityManager,
  effects: Effects,
): Promise<void> {
  for (const [player, standing] of [...standings].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await changeProfile(manager, effects, userId(player), (profile) =>
      accept(withEarnedLevel(profile, pool, standing)),
    );
  }
}

/** Standings that are final in a part of a replay, and differ from the profile. */
export async function settledIn(
  manager: EntityManager,
  { sport, numberPlayers }: Pool,
  { standings, next }: Pick<Rated, 'standings' | 'next'>,
): Promise<Map<string, Standing>> {
  const players = [...standings.keys()];
  const all = [...standings.values()];
  const shown = all.map((standing) => standing.shown);
  const assessed = all.map(({ rating }) => rating.matches === 0);
  const rows = await rowsOf<{ readonly id: string }>(
    manager,
    sql`select id from player
      join unnest(${players}::text[], ${shown}::float8[], ${assessed}::boolean[]) replayed(player_id, shown, assessed)
        on player_id = id
      where not exists (
          select 1 from jsonb_array_elements(levels) level
          where (level ->> 'sport')::int = ${sport} and (level ->> 'numberPlayers')::int = ${numberPlayers}
            and (level ->> 'rating')::float8 = shown and (level ->> 'selfAssessed')::boolean = assessed)
        and not exists (
          select 1 from rating_entry entry
          where entry.player_id = id and sport = ${sport} and number_players = ${numberPlayers}
            and (ended_at, match_id) >= (${next ? new Date(next.endedAt) : 'infinity'}::timestamptz, ${next?.matchId ?? ''}))`,
  );
  return new Map(rows.map(({ id }) => [id, standings.get(id)!]));
}

/** Replays the next part that a late result has left. Nobody is notified: nothing was played. False if nothing is left. */
export async function replayLeft(manager: EntityManager, effects: Effects, pool: Pool, now: Date): Promise<boolean> {
  const part = await replayPending(pool, new PostgresLevelLedger(manager));
  if (!part) return false;
  const standings = await settledIn(manager, pool, part);
  await showLevels({ pool, standings }, manager, effects);
  await rankingsAreDue(manager, [...standings.keys()].map(userId), nightAfter(now));
  return true;
}

const updateOf = ({ entry, event: { matchId, pool }, trend, after }: Rated['news'][number], at: string) =>
  outgoing(levelUpdated, { userId: entry.playerId, matchId, ...pool, trend, level: after.shown!, at });
