import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payment provider keeps on its own side, for stacks that have none (BIL-01). */
export class CreateSandbox1795381400003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sandbox_charge (
        ref text collate "C" primary key,
        payment_id text collate "C" not null unique,
        client_secret text collate "C" not null unique,
        cents bigint not null check (cents > 0),
        status text not null check (status in ('OPEN', 'ASKS_PAYER', 'PROCESSING', 'FAILED', 'SUCCEEDED', 'CANCELLED')),
        cause text,
        means text,
        settles_at timestamptz
      );
      create table sandbox_refund (
        ref text collate "C" primary key,
        refund_id text collate "C" not null unique,
        charge_ref text collate "C" not null references sandbox_charge,
        cents bigint not null check (cents > 0),
        settles_at timestamptz not null,
        fails boolean not null
      );
      create table sandbox_event (
        id text collate "C" primary key,
        type text not null,
        ref text collate "C" not null,
        happened_at timestamptz not null,
        deliver_at timestamptz,
        copies int not null
      );
      create index on sandbox_event (deliver_at) where copies > 0;
      create index on sandbox_event (happened_at);

      -- What the provider has told us; an event that comes again changes nothing (BIL-03).
      create table provider_event (
        id text collate "C" primary key,
        type text not null,
        ref text collate "C",
        received_at timestamptz not null
      );
      create table provider_mark (provider text primary key, read_until timestamptz not null);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
