import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What checks of registrations need of others (TRN-06, TRN-09, TRN-12). */
export class CreateProjections1795381500002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table person (
        id text collate "C" primary key,
        display_name text,
        search_name text,
        sex text check (sex in ('M', 'F')),
        birth_date date,
        lat double precision,
        lng double precision,
        sports smallint[] not null default '{}',
        levels jsonb not null default '[]',
        has_availability boolean not null default false,
        has_mobile boolean not null default false,
        is_barred boolean not null default false,
        is_closed boolean not null default false
      );

      create table follow (
        follower_id text collate "C" not null,
        followed_id text collate "C" not null,
        primary key (follower_id, followed_id)
      );

      create table favourite_court (
        player_id text collate "C" not null,
        court_id text collate "C" not null,
        primary key (player_id, court_id)
      );

      create table played_match (
        player_id text collate "C" not null,
        match_id text collate "C" not null,
        sport smallint not null,
        played_at timestamptz not null,
        primary key (player_id, match_id)
      );
      create index on played_match (player_id, sport, played_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
