import { rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  NOTHING_PLAYED,
  type MatchesWanted,
  type Statistics,
  type StatisticsWanted,
} from '../../application/ports/player-statistics.js';
import type { PlayedStretch, Stretch } from '../../domain/statistics-period.js';

/**
 * The requested figures, each for a player and a selection of matches; null if nothing was played. The planner
 * does not see their number, so that Postgres keeps a generic plan.
 */
export async function statisticsOf(
  manager: EntityManager,
  wanted: readonly StatisticsWanted[],
): Promise<(Statistics | null)[]> {
  const rows = await rowsOf<Statistics & { readonly position: number }>(
    manager,
    sql`select position::int, matches, wins, losses, draws, sets_won as "setsWon", sets_lost as "setsLost",
        games_won as "gamesWon", games_lost as "gamesLost", current_streak as "currentStreak",
        longest_streak as "longestStreak", players_met as "playersMet"
      from unnest((select ${wanted.map(({ playerId }) => playerId)}::text[]),
        (select ${wanted.map(({ sport }) => sport ?? 0)}::int[]),
        (select ${wanted.map(({ numberPlayers }) => numberPlayers ?? 0)}::int[]))
        with ordinality wanted(player_id, sport, number_players, position)
      join player_statistics using (player_id, sport, number_players)`,
  );
  const found = new Map(rows.map(({ position, ...statistics }) => [position, statistics]));
  return wanted.map((_, i) => found.get(i + 1) ?? null);
}

/** The same, aggregated from matches since an instant and on a surface. */
export async function statisticsSince(
  manager: EntityManager,
  wanted: readonly MatchesWanted[],
  since: Date | null,
): Promise<Statistics[]> {
  const rows = await rowsOf<Statistics & { readonly position: number }>(
    manager,
    sql`select wanted.position::int, count(*)::int as matches,
        (count(*) filter (where outcome = 'W'))::int as wins, (count(*) filter (where outcome = 'L'))::int as losses,
        (count(*) filter (where outcome = 'D'))::int as draws,
        coalesce(sum(sets_won), 0)::int as "setsWon", coalesce(sum(sets_lost), 0)::int as "setsLost",
        coalesce(sum(games_won), 0)::int as "gamesWon", coalesce(sum(games_lost), 0)::int as "gamesLost",
        (count(*) filter (where not_won_since = 0))::int as "currentStreak",
        coalesce(max(won_in_a_row), 0)::int as "longestStreak",
        (select count(distinct opponent)::int from match_statistics m cross join lateral unnest(m.opponents) opponent
          where ${counts}) as "playersMet"
      from unnest(${wanted.map(({ playerId }) => playerId)}::text[], ${wanted.map(({ sport }) => sport)}::int[],
        ${wanted.map(({ numberPlayers }) => numberPlayers)}::int[], ${wanted.map(({ surface }) => surface)}::text[])
        with ordinality wanted(player_id, sport, number_players, surface, position)
      cross join lateral (select coalesce(${since}::timestamptz, '-infinity') as since) period
      cross join lateral (
        select *, count(*) filter (where outcome = 'W') over (partition by not_won_since) as won_in_a_row
        from (
          select m.*, count(*) filter (where outcome <> 'W')
            over (order by played_at desc, match_id collate "C" desc) as not_won_since
          from match_statistics m where ${counts}
        ) in_order
      ) counted
      group by wanted.position, wanted.player_id, wanted.sport, wanted.number_players, wanted.surface, period.since`,
  );
  const found = new Map(rows.map(({ position, ...statistics }) => [position, statistics]));
  return wanted.map((_, i) => found.get(i + 1) ?? NOTHING_PLAYED);
}

/** Whether a match is selected: by player and, if given, sport, format, surface and start. */
const counts: Sql = sql`m.player_id = wanted.player_id and m.played_at >= period.since
  and m.sport = coalesce(wanted.sport, m.sport) and m.number_players = coalesce(wanted.number_players, m.number_players)
  and (wanted.surface is null or m.surface = wanted.surface)`;

/** Won, lost and drawn by stretch; the first day of each in UTC. */
export function playedStretches(
  manager: EntityManager,
  { playerId, sport, numberPlayers, surface }: MatchesWanted,
  stretch: Stretch,
  since: Date | null,
): Promise<PlayedStretch[]> {
  return rowsOf<PlayedStretch>(
    manager,
    sql`select to_char(date_trunc(${stretch}, played_at at time zone 'UTC'), 'YYYY-MM-DD') as start,
        (count(*) filter (where outcome = 'W'))::int as wins, (count(*) filter (where outcome = 'L'))::int as losses,
        (count(*) filter (where outcome = 'D'))::int as draws
      from match_statistics
      where player_id = ${playerId} and sport = coalesce(${sport}::int, sport)
        and number_players = coalesce(${numberPlayers}::int, number_players)
        and (${surface}::text is null or surface = ${surface})
        and played_at >= coalesce(${since}::timestamptz, '-infinity')
      group by 1`,
  );
}
