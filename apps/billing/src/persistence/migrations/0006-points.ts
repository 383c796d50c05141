import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Smash points: each cause once, and a balance that never falls below zero (SMS-01, SMS-02). */
export class CreatePoints1795381400006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table points_account (
        player_id text collate "C" primary key,
        balance integer not null,
        constraint points_covered check (balance >= 0)
      );

      create table points_entry (
        position bigint generated always as identity primary key,
        player_id text collate "C" not null,
        kind text not null,
        cause text collate "C" not null,
        points integer not null check (points <> 0),
        at timestamptz not null,
        about text collate "C",
        reason text,
        by text collate "C",
        unique (player_id, cause)
      );
      create index on points_entry (player_id, at desc, position desc);

      create function points_are_kept() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete on points_entry for each statement execute function points_are_kept();

      -- What is known of players, in whichever order it comes: who brought them, and their first match.
      create table player_beginning (
        player_id text collate "C" primary key,
        referred_by text collate "C",
        registered_at timestamptz,
        played_at timestamptz
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
