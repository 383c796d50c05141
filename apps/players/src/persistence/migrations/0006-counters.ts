import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures that screens show are kept as they change, no longer summed at each reading. */
export class KeepCounters1763683200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Sums over match_statistics for each player, sport and number of players; 0 stands for all of them.
      create table player_statistics (
        player_id text not null,
        sport integer not null,
        number_players integer not null,
        matches integer not null,
        wins integer not null,
        losses integer not null,
        draws integer not null,
        sets_won integer not null,
        sets_lost integer not null,
        games_won integer not null,
        games_lost integer not null,
        current_streak integer not null,
        players_met integer not null,
        primary key (player_id, sport, number_players)
      );
      insert into player_statistics
      with counted as (
        select m.*, s.sport as counted_sport, n.number_players as counted_number,
          (m.played_at, m.match_id collate "C") as place
        from match_statistics m
        cross join lateral (values (0), (m.sport)) s(sport)
        cross join lateral (values (0), (m.number_players)) n(number_players)
      ), ended as (
        select distinct on (player_id, counted_sport, counted_number) player_id, counted_sport, counted_number, place
        from counted where outcome <> 'W'
        order by player_id, counted_sport, counted_number, place desc
      ), met as (
        select player_id, counted_sport, counted_number, count(distinct opponent) as players
        from counted cross join lateral unnest(opponents) opponent
        group by player_id, counted_sport, counted_number
      )
      select player_id, counted_sport, counted_number,
        count(*), count(*) filter (where outcome = 'W'), count(*) filter (where outcome = 'L'),
        count(*) filter (where outcome = 'D'),
        sum(sets_won), sum(sets_lost), sum(games_won), sum(games_lost),
        count(*) filter (where ended.place is null or counted.place > ended.place),
        coalesce(max(met.players), 0)
      from counted
      left join ended using (player_id, counted_sport, counted_number)
      left join met using (player_id, counted_sport, counted_number)
      group by player_id, counted_sport, counted_number;

      -- Listed players whom each player follows and is followed by.
      alter table player add column following_count integer not null default 0;
      alter table player add column followers_count integer not null default 0;
      update player set following_count = counted.total
      from (select follower_id, count(*) as total from follow join player on player.id = followed_id
        where visibility = 'LISTED' group by follower_id) counted
      where counted.follower_id = player.id;
      update player set followers_count = counted.total
      from (select followed_id, count(*) as total from follow join player on player.id = follower_id
        where visibility = 'LISTED' group by followed_id) counted
      where counted.followed_id = player.id;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
