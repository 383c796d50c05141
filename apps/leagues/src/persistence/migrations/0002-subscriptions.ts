import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who subscribed, with whom, and what was charged for it. */
export class CreateSubscriptions1795381500002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscription (
        id text collate "C" primary key,
        league_id text collate "C" not null references league,
        player_id text collate "C" not null,
        request_id text not null,
        input_hash text not null,
        first_year integer not null,
        first_number smallint not null check (first_number between 1 and 3),
        state text not null check (state in ('PENDING', 'ACTIVE', 'SUSPENDED', 'INACTIVE')),
        machine jsonb not null,
        ended_because text,
        -- Why it was suspended last.
        last_cause text,
        created_at timestamptz not null,
        ended_at timestamptz,
        due_at timestamptz,
        unique (player_id, request_id),
        check ((state = 'INACTIVE') = (ended_because is not null))
      );
      create index on subscription (league_id, state);
      create index on subscription (player_id, created_at desc);
      create index subscription_due on subscription (due_at) where due_at is not null;

      -- The league's places of people: nobody is in two teams, not even of two subscriptions made at once.
      create table entrant (
        league_id text collate "C" not null references league,
        player_id text collate "C" not null,
        subscription_id text collate "C" not null references subscription,
        role text not null check (role in ('SUBSCRIBER', 'TEAMMATE')),
        primary key (league_id, player_id)
      );
      create index on entrant (player_id);
      create index on entrant (subscription_id);

      create table subscription_version (
        subscription_id text collate "C" not null references subscription,
        year integer not null,
        number smallint not null check (number between 1 and 3),
        ordinal integer not null generated always as (year * 3 + number - 1) stored,
        partner_id text collate "C",
        reserve_id text collate "C",
        absence_from date,
        absence_to date,
        notification_mobile text,
        court_ids text[] not null,
        changed_at timestamptz not null,
        primary key (subscription_id, year, number)
      );
      create index on subscription_version (partner_id) where partner_id is not null;
      create index on subscription_version (reserve_id) where reserve_id is not null;

      create table charge (
        reference text collate "C" primary key,
        subscription_id text collate "C" not null references subscription,
        phase_id text collate "C" not null references phase,
        attempt integer not null check (attempt > 0),
        paid_by text not null check (paid_by in ('PLAYER', 'SAVED_MEANS')),
        price_cents integer not null check (price_cents > 0),
        state text not null check (state in ('ASKED', 'FAILED', 'PAID', 'CLOSED', 'REFUNDED')),
        asked_at timestamptz not null,
        pays_by timestamptz not null,
        ended_at timestamptz,
        constraint charged_once_for_a_phase unique (subscription_id, phase_id)
      );
      create index on charge (phase_id, state);

      create table subscription_draft (
        player_id text collate "C" not null,
        league_id text collate "C" not null references league,
        active_step smallint not null,
        is_complete boolean not null,
        input jsonb not null,
        kept_at timestamptz not null,
        primary key (player_id, league_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
