import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People without an account play, too: each has links to a page of their own, and addresses that want no more mail are kept. */
export class Guests1763683200009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table guest (
        id text primary key,
        match_id text not null references match on delete cascade,
        name text not null,
        channel text not null,
        address text not null,
        -- Null: that of who invited.
        language text,
        invited_by text not null,
        claimed_by text,
        position smallint not null
      );
      create index guest_of_match on guest (match_id);
      create index guest_of_address on guest (address);

      create table guest_link (
        token_hash text primary key,
        guest_id text not null references guest on delete cascade
      );
      create index guest_link_of_guest on guest_link (guest_id);

      create table silenced_address (
        address text primary key,
        silenced_at timestamptz not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
