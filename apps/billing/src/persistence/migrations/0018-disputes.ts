import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments that their payers dispute with the bank. */
export class CreateDisputes1795381400018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table dispute (
        id text collate "C" primary key,
        ref text collate "C" not null unique,
        payment_id text collate "C" not null references payment,
        player_id text collate "C" not null,
        state text not null check (state in ('OPEN', 'WON', 'LOST')),
        cents bigint not null check (cents > 0),
        fee_cents bigint not null,
        reason text,
        opened_at timestamptz not null,
        closed_at timestamptz,
        check ((closed_at is null) = (state = 'OPEN'))
      );
      create index on dispute (payment_id);
      create index on dispute (player_id) where state = 'OPEN';
      -- The provider is to be asked about these.
      create table dispute_look (
        ref text collate "C" primary key,
        payment_id text collate "C" not null references payment,
        next_look_at timestamptz not null,
        version int not null
      );
      create index on dispute_look (next_look_at);

      alter table ledger_account drop constraint ledger_account_kind_check;
      alter table ledger_account add constraint ledger_account_kind_check
        check (kind in ('PROVIDER', 'REVENUE', 'VAT', 'FEES', 'PRIZES', 'DISPUTED', 'CREDIT', 'HELD'));

      create table sandbox_dispute (
        ref text collate "C" primary key,
        charge_ref text collate "C" not null unique references sandbox_charge,
        cents bigint not null,
        fee_cents bigint not null,
        reason text not null,
        opened_at timestamptz not null,
        settles_at timestamptz not null,
        wins boolean not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
