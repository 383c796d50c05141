import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The most matches won in a row (PLY-07). */
export class AddLongestStreaks1763683200029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table player_statistics add column longest_streak integer not null default 0;
      update player_statistics kept set longest_streak = streak.longest
      from (
        select player_id, sport, number_players, max(wins) as longest
        from (
          select player_id, sport, number_players, count(*) filter (where outcome = 'W') as wins
          from (
            select m.player_id, s.sport, n.number_players, outcome,
              count(*) filter (where outcome <> 'W') over (partition by m.player_id, s.sport, n.number_players
                order by m.played_at desc, m.match_id collate "C" desc) as not_won_since
            from match_statistics m
            cross join lateral (values (0), (m.sport)) s(sport)
            cross join lateral (values (0), (m.number_players)) n(number_players)
          ) counted
          group by player_id, sport, number_players, not_won_since
        ) in_a_row
        group by player_id, sport, number_players
      ) streak
      where kept.player_id = streak.player_id and kept.sport = streak.sport
        and kept.number_players = streak.number_players;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
