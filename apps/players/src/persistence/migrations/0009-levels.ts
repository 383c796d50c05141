import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moves levels and what came of it, one entry for each player of each match that counts; evaluations by opponents. */
export class AddLevels1763683200009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rated_match (
        match_id text collate "C" primary key,
        sport integer not null,
        number_players integer not null,
        ended_at timestamptz not null,
        game_mode text not null,
        outcome text not null,
        winner text,
        games_a integer not null,
        games_b integer not null,
        team_a text[] not null,
        team_b text[] not null
      );
      create index rated_match_order on rated_match (sport, number_players, ended_at, match_id);

      -- The self-assessed level that somebody started from; null without one.
      create table rating_start (
        player_id text not null,
        sport integer not null,
        number_players integer not null,
        assessed float8,
        primary key (player_id, sport, number_players)
      );

      create table rating_entry (
        match_id text collate "C" not null,
        player_id text not null,
        sport integer not null,
        number_players integer not null,
        ended_at timestamptz not null,
        side text not null,
        trend text not null,
        before_mean float8 not null,
        before_deviation float8 not null,
        before_shown float8,
        before_met integer not null,
        after_mean float8 not null,
        after_deviation float8 not null,
        after_shown float8 not null,
        met text[] not null,
        elo float8 not null,
        -- The how manieth match that counts it is for this player.
        matches integer not null,
        win_chance float8 not null,
        expected_share float8 not null,
        actual_share float8,
        score_part float8 not null,
        win_part float8 not null,
        partner_part float8 not null,
        primary key (match_id, player_id)
      );
      create index rating_entry_order on rating_entry (player_id, sport, number_players, ended_at, match_id);

      create table match_prediction (
        match_id text collate "C" primary key,
        sport integer not null,
        number_players integer not null,
        team_a text[] not null,
        team_b text[] not null,
        made_at timestamptz not null,
        -- Of team A, as given before the match.
        win_chance float8 not null,
        elo_chance float8 not null
      );

      -- The facts that events tell of a match that is to be played.
      create table coming_match (
        match_id text primary key,
        facts jsonb not null
      );

      create table evaluation (
        match_id text not null,
        by_id text not null,
        player_id text not null,
        forehand smallint not null,
        backhand smallint not null,
        serve smallint not null,
        power smallint not null,
        speed smallint not null,
        availability smallint not null,
        collaboration smallint not null,
        punctuality smallint not null,
        fairness smallint not null,
        primary key (player_id, match_id, by_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
