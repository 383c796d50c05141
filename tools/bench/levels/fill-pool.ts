import type { TestService } from '@setpoint/testkit';

interface Size {
  readonly matches: number;
  readonly players: number;
  readonly until: Date;
  /** Three by default. */
  readonly years?: number;
}

/**
 * Tennis singles of some years, with results as abilities make them likely, against opponents of similar strength; most
 * players assessed themselves. The same every time.
 */
export async function fillPool(
  manager: TestService['manager'],
  { matches, players, until, years = 3 }: Size,
): Promise<void> {
  await manager.query(`select setseed(0.5)`);
  await manager.query(`create temporary table person as
    select n, md5('player' || n)::uuid::text as id, 1 + 5 * n / ${players}::float8 as ability from generate_series(1, ${players}) n`);
  await manager.query(`create index on person (n)`);
  await manager.query(`insert into rating_start (player_id, sport, number_players, assessed, start)
    select id, 1, 1, assessed, 1 + 0.85 * (assessed - 1) from person cross join lateral (
      select case when n % 4 > 0 then least(7, greatest(1, round((ability + random() - 0.2) * 2) / 2)) end as assessed) said`);
  await manager.query(
    `insert into rated_match (match_id, sport, number_players, ended_at, game_mode, surface, outcome, winner, games_a, games_b, team_a, team_b)
    select md5('match' || i)::uuid::text, 1, 1,
      date_trunc('milliseconds', $1::timestamptz - interval '${years} years' * (1 - i / ${matches}::float8)),
      (array['THREE_SETS_6_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN', 'ONE_SET_9_GAMES'])[1 + i % 4],
      (array['CLAY', 'HARD', 'CLAY', null])[1 + i / 7 % 4], case when i % 50 = 0 then 'RETIRED' else 'COMPLETED' end,
      case when wins then 'A' else 'B' end, case when wins then 12 else loser end, case when wins then loser else 12 end,
      array[one.id], array[other.id]
    from (select i, 1 + floor(random() * ${players})::int as a, 1 + floor(random() * ${players} / 10)::int as apart, random() as luck,
        3 + floor(random() * 8)::int as loser from generate_series(1, ${matches}) i) played
    join person one on one.n = a
    join person other on other.n = 1 + (a + apart - 1) % ${players}
    cross join lateral (select luck < 1 / (1 + exp(-2 * (one.ability - other.ability))) as wins) result`,
    [until],
  );
  await manager.query(`analyze rated_match, rating_start`);
}
