import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRetriesVersionsSnapshots1760000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Due rows that a timer could not handle, and when it tries again.
      create table timer_failure (
        timer text not null,
        key text not null,
        attempts integer not null,
        error text not null,
        retry_at timestamptz not null,
        primary key (timer, key)
      );

      -- Events that failed, and those behind them about the same subject: handled in this order, each after its time.
      create table parked_event (
        position bigint generated always as identity primary key,
        event_id text not null unique,
        source text not null,
        subject text not null,
        envelope jsonb not null,
        attempts integer not null,
        error text,
        retry_at timestamptz not null default clock_timestamp(),
        parked_at timestamptz not null default clock_timestamp()
      );
      create index parked_event_subject on parked_event (source, subject, position);

      -- The newest version that a handler has applied, for each thing that its events overwrite.
      create table subject_version (
        handler text not null,
        key text not null,
        version bigint not null,
        primary key (handler, key)
      );

      -- How far the republication of each snapshot has come.
      create table snapshot_run (
        name text primary key,
        after text,
        emitted bigint not null default 0,
        started_at timestamptz not null default clock_timestamp(),
        updated_at timestamptz not null default clock_timestamp(),
        finished_at timestamptz
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
