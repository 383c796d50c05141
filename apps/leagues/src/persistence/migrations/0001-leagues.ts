import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leagues, their phases and the terms that hold from a phase on. */
export class CreateLeagues1795381500001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table league (
        id text collate "C" primary key,
        name text not null,
        province text not null,
        sport smallint not null check (sport in (1, 2)),
        number_players smallint not null check (number_players in (1, 2)),
        sex text not null check (sex in ('M', 'F', 'MIXED', 'ALL')),
        year integer not null,
        game_mode text not null check (game_mode in ('ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN')),
        time_zone text not null,
        rules text,
        prizes jsonb not null,
        version integer not null,
        created_at timestamptz not null,
        created_by text collate "C" not null,
        request_id text not null,
        ended_at timestamptz,
        unique (created_by, request_id)
      );
      -- One league goes on from year to year until it is ended.
      create unique index league_of_its_kind on league (province, sport, number_players, sex) where ended_at is null;
      create index on league (created_at desc, id desc);

      create table phase (
        id text collate "C" primary key,
        league_id text collate "C" not null references league,
        year integer not null,
        number smallint not null check (number between 1 and 3),
        -- Phases in a row have ordinals in a row, across years too.
        ordinal integer not null generated always as (year * 3 + number - 1) stored,
        state text not null check (state in
          ('PLANNED', 'ENROLLING', 'CHARGING', 'IN_PROGRESS', 'FINALS', 'COMPLETED', 'CANCELLED')),
        enrolment_opens_at timestamptz not null,
        starts_at timestamptz not null,
        finals_at timestamptz not null,
        ends_at timestamptz not null,
        due_at timestamptz,
        -- When those who play were told that it begins in a week.
        told_at timestamptz,
        began_at timestamptz,
        unique (league_id, ordinal)
      );
      create index phase_due on phase (due_at) where due_at is not null;

      create table terms (
        position bigint generated always as identity primary key,
        league_id text collate "C" not null references league,
        year integer not null,
        number smallint not null check (number between 1 and 3),
        ordinal integer not null generated always as (year * 3 + number - 1) stored,
        price_cents integer not null check (price_cents > 0),
        terms text,
        announced_at timestamptz not null
      );
      create index on terms (league_id, ordinal desc, position desc);

      create table league_action (
        position bigint generated always as identity primary key,
        league_id text collate "C" not null references league,
        kind text not null,
        by_id text collate "C",
        at timestamptz not null,
        reason text,
        before text,
        after text
      );
      create index on league_action (league_id, position);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
