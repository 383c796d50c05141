import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people ask of support (PUB-02), and what was done about it. */
export class AddTickets1763683200012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ticket (
        id text primary key,
        -- Begins where a number looks like one.
        number bigint generated always as identity (start with 1001) unique,
        request_id text not null unique,
        kind text not null,
        state text not null,
        name text not null,
        email text not null,
        phone text,
        subject text not null,
        message text not null,
        language text not null,
        user_id text,
        opened_at timestamptz not null,
        version integer not null
      );
      create index ticket_latest on ticket (opened_at desc, id desc);
      create index ticket_of_address on ticket (lower(email), opened_at desc);

      create table ticket_entry (
        position bigint generated always as identity primary key,
        ticket_id text not null references ticket (id) on delete cascade,
        action text not null,
        by text not null,
        at timestamptz not null,
        text text
      );
      create index ticket_entry_of_ticket on ticket_entry (ticket_id, position);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
