import { ANA, aPlayer, BEN } from '../builders.js';
import { arePlayers, type Stage } from '../stage.js';

/** Enough that no planner reads all of a table for one page. */
export const MANY = 20_000;

/** Tables that grow with people and matches: none is read from end to end for a screen. */
export const LARGE = [
  'player',
  'player_search',
  'follow',
  'match_statistics',
  'player_statistics',
  'ranking_entry',
  'rated_match',
  'rating_entry',
  'match_prediction',
  'coming_match',
  'evaluation',
];

/** Ana, Ben, and many others who are everywhere in northern Italy, play, follow and are rated. */
export async function areMany(stage: Stage): Promise<void> {
  await arePlayers(stage, aPlayer({ id: ANA }), aPlayer({ id: BEN }));
  const id = (n: string) => `case ${n} % ${MANY} when 0 then 'ana' when 1 then 'ben' else 'p' || ${n} % ${MANY} end`;
  await stage.manager.query(`
    insert into player select copy.* from player, generate_series(2, ${MANY - 1}) i, jsonb_populate_record(player,
      jsonb_build_object('id', 'p' || i, 'invite_code', i, 'referred_by', 'ana')) copy where player.id = 'ana';
    insert into player_search (player_id, name_key, last_login_at, grid_lat, grid_lng, birth_date, traits)
      select 'p' || i, 'name' || i || ' rossi', timestamptz '2026-05-01' + i * interval '1 minute',
        44.9995 + (i % 100) * 0.009, 8.0005 + (i / 100 % 100) * 0.0127, date '1980-01-01' + i % 9000, 2 ^ (i % 40)::int + 3
      from generate_series(2, ${MANY - 1}) i;
    insert into grid_cell (lat, lng, players) select grid_lat, grid_lng, count(*) from player_search
      where grid_lat is not null group by 1, 2 on conflict do nothing;
    insert into follow select 'p' || i, 'p' || (i * 7 + n * 13) % ${MANY}, now() from generate_series(2, ${MANY - 1}) i,
      generate_series(1, 3) n on conflict do nothing;
    insert into follow select 'ana', 'p' || i * 50, now() from generate_series(1, 100) i on conflict do nothing;
    insert into match_statistics (player_id, match_id, sport, number_players, played_at, outcome, sets_won, sets_lost,
        games_won, games_lost, opponents, year)
      select ${id('(i + side)')}, 'm' || i, 1, 1, timestamptz '2024-06-01' + i * interval '17 minutes',
        case side when 0 then 'W' else 'L' end, 2, 0, 12, 5, array[${id('(i + 1 - side)')}], 2026
      from generate_series(0, ${3 * MANY}) i, generate_series(0, 1) side;
    insert into player_statistics select player_id, sport, 0, count(*), 1, 1, 0, 2, 2, 12, 12, 1, 1
      from match_statistics group by 1, 2;
    insert into player_statistics select player_id, 0, 0, matches, 1, 1, 0, 2, 2, 12, 12, 1, 1 from player_statistics;
    insert into rated_match select 'm' || i, 1, 1, timestamptz '2024-06-01' + i * interval '17 minutes', 'NEXTGEN',
        'COMPLETED', 'A', 8, 4, array[${id('i')}], array[${id('(i + 1)')}]
      from generate_series(0, ${3 * MANY}) i;
    insert into rating_start select id, 1, 1, 3 from player;
    insert into rating_entry (match_id, player_id, sport, number_players, ended_at, side, trend, before_mean,
        before_deviation, before_shown, before_met, after_mean, after_deviation, after_shown, met, elo, matches, win_chance,
        expected_share, actual_share, score_part, win_part, partner_part, start_mean, start_deviation)
      select match_id, player.id, 1, 1, ended_at, 'A', 'UP', 3, 0.5, 3, 1, 3.1, 0.5, 3, '{}', 1500, 1,
        0.5, 0.5, 0.6, 0.1, 0, 0, 3, 0.9
      from rated_match, unnest(team_a || team_b) player(id);
    insert into match_prediction select match_id, 1, 1, team_a, team_b, ended_at - interval '1 day', 0.5, 0.5 from rated_match;
    insert into ranking_entry select 'MATCHES_PLAYED/1/1/2026', id, 6 from player;
    insert into ranking_score values ('MATCHES_PLAYED/1/1/2026', 6, ${MANY});
    insert into evaluation select match_id, team_a[1], team_b[1], 3, 3, 3, 3, 3, 3, 3, 3, 3 from rated_match;
    insert into coming_match select 'c' || i, '{}' from generate_series(1, ${MANY}) i`);
  await stage.manager.query(`vacuum analyze`);
}
