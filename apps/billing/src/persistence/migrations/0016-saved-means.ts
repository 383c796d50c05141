import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cards and PayPal accounts that are charged for subscriptions (LEA-08), here and on the sandbox's side. */
export class CreateSavedMeans1795381400016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_customer (
        player_id text collate "C" not null,
        provider text not null,
        customer text not null,
        primary key (player_id, provider)
      );
      -- One for each player: another one takes its place.
      create table saved_means (
        player_id text collate "C" not null,
        provider text not null check (provider in ('SANDBOX', 'STRIPE')),
        id text collate "C" not null unique,
        customer text not null,
        ref text collate "C" not null,
        kind text not null check (kind in ('CARD', 'PAYPAL')),
        label text,
        saved_at timestamptz not null,
        primary key (player_id, provider)
      );
      create table means_setup (
        id text collate "C" primary key,
        player_id text collate "C" not null,
        request_hash text collate "C" not null,
        provider text not null,
        ref text collate "C" unique,
        started_at timestamptz not null,
        kept_at timestamptz,
        unique (player_id, request_hash)
      );
      alter table payment add column means text not null default 'NOT_KEPT' check (means in ('NOT_KEPT', 'KEPT', 'CHARGED'));

      create table sandbox_customer (
        ref text collate "C" primary key,
        player_id text collate "C" not null unique
      );
      create table sandbox_means (
        ref text collate "C" primary key,
        customer text collate "C" not null references sandbox_customer,
        card text not null
      );
      create table sandbox_setup (
        ref text collate "C" primary key,
        setup_id text collate "C" not null unique,
        client_secret text collate "C" not null unique,
        customer text collate "C" not null references sandbox_customer,
        status text not null check (status in ('OPEN', 'ASKS_PAYER', 'SUCCEEDED')),
        card text,
        means_ref text collate "C" references sandbox_means
      );
      -- What was answered under a key is answered again.
      create table sandbox_key (
        key text collate "C" primary key,
        ref text collate "C" not null,
        outcome jsonb not null
      );
      create index on sandbox_key (ref);
      alter table sandbox_charge
        add column customer text collate "C",
        add column keeps_means boolean not null default false,
        add column means_ref text collate "C",
        add column charged_at timestamptz;
      alter table sandbox_event add column about jsonb;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
