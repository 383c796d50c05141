import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the fair-play watch compares, what it says of each player, and what support made of it (BYD-12). */
export class AddFairPlay1763683200023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- How a result came about. Of matches from before this table, once their results are emitted anew.
      create table watched_result (
        match_id text collate "C" primary key,
        players text[] not null,
        ended_at timestamptz not null,
        entered_by text not null,
        entered_at timestamptz not null,
        -- Null where nobody answered.
        answered_at timestamptz,
        no_show boolean not null,
        -- Who entered what the other side disputed, and whose version did not stay; once for each version.
        disputed text[] not null,
        overturned text[] not null
      );
      create index watched_result_latest on watched_result (ended_at desc, match_id desc);

      create table fair_play_due (
        player_id text primary key,
        due_at timestamptz not null
      );
      create index fair_play_due_next on fair_play_due (due_at);

      -- What is usual, a row for each day on which scores were worked out.
      create table fair_play_population (
        day date primary key,
        population jsonb not null
      );

      create table fair_play (
        player_id text collate "C" primary key,
        score float8 not null,
        collusion float8 not null,
        sandbagging float8 not null,
        misreporting float8 not null,
        matches integer not null,
        signals jsonb not null,
        counted_at timestamptz not null,
        state text not null,
        reviews jsonb not null
      );
      create index fair_play_by_score on fair_play (score desc, player_id desc) where score > 0;

      -- Scores as they were, a row for each change.
      create table fair_play_history (
        player_id text not null,
        counted_at timestamptz not null,
        score float8 not null,
        collusion float8 not null,
        sandbagging float8 not null,
        misreporting float8 not null,
        primary key (player_id, counted_at)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
