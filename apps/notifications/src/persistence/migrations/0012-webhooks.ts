import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks of partners: where they go, what is sent, what came of it, and what support did (BYD-11). */
export class CreateWebhooks1795554000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table partner_key (
        key_id text collate "C" primary key,
        name text not null,
        owner text not null,
        scopes text[] not null,
        court_id text,
        expires_at timestamptz,
        revoked boolean not null
      );

      create table webhook_endpoint (
        id text collate "C" primary key,
        key_id text collate "C" not null references partner_key (key_id),
        url text not null,
        types text[] not null check (cardinality(types) > 0),
        -- Sealed with a key outside of the database.
        sealed_secret text not null,
        sealed_former_secret text,
        former_until timestamptz,
        disabled text check (disabled in ('BY_SUPPORT', 'FAILING', 'GONE')),
        failing_since timestamptz,
        created_at timestamptz not null,
        check ((sealed_former_secret is null) = (former_until is null))
      );
      create index on webhook_endpoint (key_id);

      create table webhook_message (
        id text collate "C" primary key,
        type text not null,
        subject text not null,
        at timestamptz not null,
        body text not null
      );
      create index on webhook_message (at);

      create table webhook_delivery (
        id text collate "C" primary key,
        endpoint_id text collate "C" not null references webhook_endpoint (id) on delete cascade,
        message_id text collate "C" not null references webhook_message (id) on delete cascade,
        state text not null check (state in ('WAITING', 'DELIVERED', 'FAILED', 'DROPPED')),
        attempts integer not null default 0,
        status integer,
        error text,
        created_at timestamptz not null,
        tried_at timestamptz,
        unique (endpoint_id, message_id)
      );
      create index on webhook_delivery (created_at, id);
      create index on webhook_delivery (message_id);

      create table webhook_action (
        position bigint generated always as identity primary key,
        endpoint_id text collate "C" not null,
        kind text not null,
        -- Null is the platform itself.
        by text,
        at timestamptz not null,
        reason text
      );
      create index on webhook_action (endpoint_id, position);

      create function webhook_actions_are_kept() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete on webhook_action
        for each statement execute function webhook_actions_are_kept();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
