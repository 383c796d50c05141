import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccountsAndSessions1763683200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Accounts, their sessions with refresh tokens, the keys that sign access tokens, and whose invite code is whose.
      create table account (
        id text primary key,
        provider_uid text not null constraint account_provider_uid_key unique,
        status text not null check (status in ('ACTIVE', 'DISABLED', 'DELETED')),
        -- Null once the account is deleted, as everything personal.
        email citext constraint account_email_key unique,
        first_name text,
        last_name text,
        sports smallint[] not null default '{}',
        language text,
        roles text[] not null default '{}',
        referred_by text,
        invited_by text,
        marketing jsonb not null default '{}',
        registered_at timestamptz,
        verified_at timestamptz,
        -- When listeners were last told that the person is here.
        signed_in_said_at timestamptz,
        disabled_at timestamptz,
        disabled_reason text,
        deleted_at timestamptz,
        constraint account_living_has_person check (
          status = 'DELETED'
          or (email is not null and first_name is not null and last_name is not null
              and language is not null and registered_at is not null)
        ),
        constraint account_disabled_has_reason check ((status = 'DISABLED') = (disabled_at is not null)),
        constraint account_deleted_has_nothing check (
          (status = 'DELETED') = (deleted_at is not null)
          and (status <> 'DELETED' or coalesce(email::text, first_name, last_name, referred_by, invited_by) is null)
        )
      );

      create table session (
        id text primary key,
        account_id text not null references account (id) on delete cascade,
        opened_at timestamptz not null,
        -- By the provider's clock: a password reset ends the sessions from before.
        provider_signed_in_at timestamptz not null,
        expires_at timestamptz not null,
        -- Of the live refresh token.
        generation integer not null,
        ended_at timestamptz,
        end_reason text check (end_reason in ('SIGNED_OUT', 'REUSED', 'PASSWORD_CHANGED', 'ACCOUNT_CLOSED')),
        constraint session_ended_has_reason check ((ended_at is null) = (end_reason is null))
      );
      create index session_live_of_account on session (account_id) where ended_at is null;
      create index session_to_forget on session ((coalesce(ended_at, expires_at)));
      create index session_of_account on session (account_id);

      -- Every refresh token that a session ever had, as a hash: a spent one that comes back is known as such.
      create table refresh_token (
        -- SHA-256, base64url.
        hash text primary key,
        session_id text not null references session (id) on delete cascade,
        generation integer not null,
        spent_at timestamptz,
        -- Leads, with the token itself and a key outside of the database, to the successor.
        salt text,
        constraint refresh_token_generation_key unique (session_id, generation),
        constraint refresh_token_spent_has_salt check ((spent_at is null) = (salt is null))
      );

      create table signing_key (
        kid text primary key,
        public_jwk jsonb not null,
        -- Encrypted with a key derived from the runtime's secret.
        sealed_private_jwk text not null,
        published_at timestamptz not null,
        signs_from timestamptz not null
      );

      -- From the players' profiles.
      create table invite_code (
        user_id text primary key,
        code citext not null constraint invite_code_code_key unique
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
