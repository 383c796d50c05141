import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOutboxInboxDeadLetters1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Events that this service emits, written in the transaction of the state they are about.
      create table outbox (
        position bigint generated always as identity primary key,
        id text not null unique,
        type text not null,
        subject text not null,
        time timestamptz not null,
        traceparent text,
        data jsonb not null,
        recorded_at timestamptz not null default clock_timestamp(),
        published_at timestamptz
      );
      create index outbox_waiting on outbox (position) where published_at is null;
      create index outbox_published on outbox (published_at) where published_at is not null;

      -- One wake-up for each statement, delivered by Postgres when the transaction commits.
      create function outbox_wake() returns trigger language plpgsql as $$
      begin
        perform pg_notify('outbox_' || tg_table_schema, '');
        return null;
      end $$;
      create trigger outbox_wake after insert on outbox for each statement execute function outbox_wake();

      -- Events that had their effect here, written in the transaction of that effect.
      create table inbox (
        event_id text primary key,
        handled_at timestamptz not null default clock_timestamp()
      );
      create index inbox_handled on inbox (handled_at);

      -- Events that had no effect here after all tries; support inspects, replays or discards them.
      create table dead_letter (
        event_id text primary key,
        type text not null,
        subject text not null,
        envelope jsonb not null,
        error text not null,
        attempts integer not null,
        failed_at timestamptz not null default clock_timestamp()
      );
      create index dead_letter_failed on dead_letter (failed_at desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
