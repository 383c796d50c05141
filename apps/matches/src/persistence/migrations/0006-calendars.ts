import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Players read their matches with calendar programs, which want to know what changed and what is off. */
export class Calendars1763683200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table match
        add column revision integer not null default 0,
        -- Null: not since it was created.
        add column changed_at timestamptz;

      create table calendar_feed (
        player_id text primary key,
        id text not null,
        token_hash text not null unique,
        created_at timestamptz not null
      );

      create table calendar_removal (
        match_id text not null references match on delete cascade,
        player_id text not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        time_zone text not null,
        sequence integer not null,
        removed_at timestamptz not null,
        primary key (player_id, match_id)
      );
      create index calendar_removal_of_match on calendar_removal (match_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
