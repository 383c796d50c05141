import type { UserId } from '@setpoint/kernel';
import { execute, insertRows, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { MatchStatistics } from '../../domain/match-statistics.js';
import { MatchStatisticsEntity } from '../statistics-entities.js';

const BATCH = 5000;

/**
 * Adds a match to its players' statistics and recomputes the sums; one already counted is updated. Sums are
 * computed over all matches of these players each time, so they do not depend on the order of arrival.
 */
export async function addMatchStatistics(manager: EntityManager, match: readonly MatchStatistics[]): Promise<void> {
  // Serialised per player, so that a sum sees matches added concurrently.
  await rowsOf(
    manager,
    sql`select pg_advisory_xact_lock(hashtextextended('statistics of ' || player, 0))
      from unnest(${playersOf(match)}::text[]) player`,
  );
  const changed = await changeCounted(manager, match);
  await addManyMatchStatistics(manager, match);
  if (changed) await sumUp(manager, playersOf(match));
}

/** Applies corrected results of counted matches. The surface stays the one known when the match was played. */
async function changeCounted(manager: EntityManager, match: readonly MatchStatistics[]): Promise<boolean> {
  const changed = await execute(
    manager,
    sql`update match_statistics counted set outcome = new.outcome, sets_won = new.sets_won, sets_lost = new.sets_lost,
        games_won = new.games_won, games_lost = new.games_lost, opponents = new.opponents
      from jsonb_populate_recordset(null::match_statistics, ${JSON.stringify(match.map(toRow))}::jsonb) new
      where counted.player_id = new.player_id and counted.match_id = new.match_id
        and (counted.outcome, counted.sets_won, counted.sets_lost, counted.games_won, counted.games_lost, counted.opponents)
          is distinct from (new.outcome, new.sets_won, new.sets_lost, new.games_won, new.games_lost, new.opponents)`,
  );
  return changed > 0;
}

/** The same for many matches, without concurrent writers. */
export async function addManyMatchStatistics(manager: EntityManager, all: readonly MatchStatistics[]): Promise<void> {
  let added = 0;
  for (const some of batches(all)) {
    added += await insertRows(manager, MatchStatisticsEntity, some.map(toRow), { ignoreConflicts: true });
  }
  if (added > 0) for (const some of batches(playersOf(all))) await sumUp(manager, some);
}

/** Recomputes all sums after bulk writes such as COPY; rankings follow with the next refresh. */
export async function rebuildStatistics(manager: EntityManager): Promise<void> {
  await execute(manager, sql`delete from player_statistics`);
  const rows = await rowsOf<{ player_id: UserId }>(manager, sql`select distinct player_id from match_statistics`);
  for (const some of batches(rows.map(({ player_id }) => player_id))) await sumUp(manager, some);
  await execute(
    manager,
    sql`insert into ranking_due select distinct player_id, '-infinity'::timestamptz from match_statistics
      on conflict do nothing`,
  );
}

/** In a fixed order, to avoid deadlocks. */
const playersOf = (all: readonly MatchStatistics[]) => [...new Set(all.map(({ playerId }) => playerId))].sort();

function* batches<T>(all: readonly T[]): Iterable<T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

/**
 * A winning streak is the number of wins between other results, the current one after the last; ties in time are ordered by id.
 */
async function sumUp(manager: EntityManager, players: readonly UserId[]): Promise<void> {
  await execute(
    manager,
    sql`insert into player_statistics (player_id, sport, number_players, matches, wins, losses, draws,
        sets_won, sets_lost, games_won, games_lost, current_streak, longest_streak, players_met)
      with counted as (
        select m.*, s.sport as counted_sport, n.number_players as counted_number,
          count(*) filter (where outcome <> 'W') over (partition by m.player_id, s.sport, n.number_players
            order by m.played_at desc, m.match_id collate "C" desc) as not_won_since
        from match_statistics m
        cross join lateral (values (0), (m.sport)) s(sport)
        cross join lateral (values (0), (m.number_players)) n(number_players)
        where m.player_id = any(${players}::text[])
      ), streak as (
        select player_id, counted_sport, counted_number, max(wins) as longest
        from (
          select player_id, counted_sport, counted_number, count(*) filter (where outcome = 'W') as wins
          from counted group by player_id, counted_sport, counted_number, not_won_since
        ) in_a_row
        group by player_id, counted_sport, counted_number
      ), met as (
        select player_id, counted_sport, counted_number, count(distinct opponent) as players
        from counted cross join lateral unnest(opponents) opponent
        group by player_id, counted_sport, counted_number
      )
      select player_id, counted_sport, counted_number,
        count(*), count(*) filter (where outcome = 'W'), count(*) filter (where outcome = 'L'),
        count(*) filter (where outcome = 'D'),
        sum(sets_won), sum(sets_lost), sum(games_won), sum(games_lost),
        count(*) filter (where not_won_since = 0), max(streak.longest),
        coalesce(max(met.players), 0)
      from counted
      join streak using (player_id, counted_sport, counted_number)
      left join met using (player_id, counted_sport, counted_number)
      group by player_id, counted_sport, counted_number
      on conflict (player_id, sport, number_players) do update set
        matches = excluded.matches, wins = excluded.wins, losses = excluded.losses, draws = excluded.draws,
        sets_won = excluded.sets_won, sets_lost = excluded.sets_lost,
        games_won = excluded.games_won, games_lost = excluded.games_lost,
        current_streak = excluded.current_streak, longest_streak = excluded.longest_streak,
        players_met = excluded.players_met`,
  );
}

const toRow = (statistics: MatchStatistics) => ({
  player_id: statistics.playerId,
  match_id: statistics.matchId,
  sport: statistics.sport,
  number_players: statistics.numberPlayers,
  played_at: statistics.playedAt,
  year: statistics.year,
  outcome: statistics.outcome,
  sets_won: statistics.setsWon,
  sets_lost: statistics.setsLost,
  games_won: statistics.gamesWon,
  games_lost: statistics.gamesLost,
  opponents: [...statistics.opponents],
  surface: statistics.surface,
});
