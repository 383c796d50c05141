import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { RankedPlayer } from '../../domain/rankings.js';

/** Inputs of these players' rankings, aggregated by the database. */
export function rankedPlayers(manager: EntityManager, players: readonly UserId[]): Promise<RankedPlayer[]> {
  return rowsOf<StoredPlayer>(
    manager,
    sql`select id, jsonb_build_object('visibility', visibility, 'sex', sex, 'levels', levels,
        'country', location ->> 'country') as profile,
        coalesce(matches.list, '[]') as matches, coalesce(met.list, '[]') as met,
        coalesce(tournaments.list, '[]') as tournaments
      from player
      left join lateral (
        select jsonb_agg(jsonb_build_object('sport', sport, 'numberPlayers', number_players, 'year', year,
          'matches', matches)) as list
        from (select sport, number_players, year, count(*) as matches from match_statistics
          where player_id = player.id group by sport, number_players, year) counted
      ) matches on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('sport', sport, 'numberPlayers', number_players,
          'players', players_met)) as list
        from player_statistics where player_id = player.id and sport > 0 and number_players > 0
      ) met on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('sport', sport, 'numberPlayers', number_players, 'year', year,
          'completedAt', completed_at, 'reached', reached)) as list
        from tournament_statistics where player_id = player.id
      ) tournaments on true
      where id = any(${players}::text[])`,
  ).then((rows) => rows.map(toRankedPlayer));
}

/** Instants travel as texts within JSON. */
type StoredPlayer = Omit<RankedPlayer, 'tournaments'> & {
  readonly tournaments: readonly (Omit<RankedPlayer['tournaments'][number], 'completedAt'> & {
    readonly completedAt: string;
  })[];
};

const toRankedPlayer = (row: StoredPlayer): RankedPlayer => ({
  ...row,
  tournaments: row.tournaments.map((one) => ({ ...one, completedAt: new Date(one.completedAt) })),
});
