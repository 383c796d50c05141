import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys of partners, their secrets, what they were used for, and what support did with them. */
export class CreateApiKeys1795554000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_key (
        id text collate "C" primary key,
        name text not null,
        owner text not null,
        court_id text,
        scopes text[] not null check (cardinality(scopes) > 0),
        per_minute integer not null,
        per_day integer not null,
        cost_per_minute integer not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        revoked_at timestamptz,
        last_used_at timestamptz
      );
      create index on api_key (created_at, id);

      create table api_key_secret (
        -- SHA-256 of 214 random bits.
        hash text collate "C" primary key,
        key_id text collate "C" not null references api_key (id) on delete cascade,
        hint text not null,
        created_at timestamptz not null,
        expires_at timestamptz
      );
      create index on api_key_secret (key_id);

      create table api_key_use (
        key_id text collate "C" not null references api_key (id) on delete cascade,
        day date not null,
        requests bigint not null,
        cost bigint not null,
        refused bigint not null,
        primary key (key_id, day)
      );

      create table api_key_action (
        position bigint generated always as identity primary key,
        key_id text collate "C" not null,
        kind text not null,
        by text collate "C" not null,
        at timestamptz not null,
        reason text,
        before jsonb,
        after jsonb
      );
      create index on api_key_action (key_id, position);

      create function api_key_actions_are_kept() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete on api_key_action
        for each statement execute function api_key_actions_are_kept();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
