import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddGaps1760000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The offset that this service expects next of each partition, written in the transaction that handles the one before.
      create table read_place (
        topic text not null,
        partition integer not null,
        next bigint not null,
        primary key (topic, partition)
      );

      -- Events that the broker did not keep until they were read, and that no snapshot replaces; never removed.
      create table event_gap (
        position bigint generated always as identity primary key,
        topic text not null,
        partition integer not null,
        first_lost bigint not null,
        last_lost bigint,
        noticed_at timestamptz not null default clock_timestamp(),
        accepted_at timestamptz
      );
      create index event_gap_open on event_gap (position) where accepted_at is null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
