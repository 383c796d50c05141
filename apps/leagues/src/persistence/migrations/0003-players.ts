import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other services own, as their events tell it: nothing is there until it was heard of. */
export class ProjectPlayers1795381500003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table player (
        id text collate "C" primary key,
        display_name text,
        sex text,
        country text,
        lat double precision,
        lng double precision,
        levels jsonb not null default '[]',
        absent_from date,
        absent_to date,
        availability jsonb not null default '{"noFixedDays": false, "slots": []}',
        mobile text,
        is_barred boolean not null default false,
        is_closed boolean not null default false
      );
      -- Whoever has played a public match or a tournament, in this sport and format (LEA-03).
      create table public_play (
        player_id text collate "C" not null,
        sport smallint not null,
        number_players smallint not null,
        primary key (player_id, sport, number_players)
      );
      create table follow (
        follower_id text collate "C" not null,
        followed_id text collate "C" not null,
        primary key (follower_id, followed_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
