import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is to be paid, and how it is (BIL-01, BIL-07, BIL-09, BIL-10). */
export class CreatePayments1795381400002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table due (
        id text collate "C" primary key,
        kind text not null check (kind in ('TOURNAMENT', 'LEAGUE')),
        reference text collate "C" not null,
        player_id text collate "C" not null,
        description text not null,
        base_cents bigint not null check (base_cents >= 0),
        pays_by timestamptz not null,
        opened_at timestamptz not null,
        status text not null check (status in ('OPEN', 'CLOSING', 'PAID', 'CLOSED')),
        ended_at timestamptz,
        check ((ended_at is not null) = (status in ('PAID', 'CLOSED')))
      );
      -- Who was out may come back and owe anew.
      create unique index due_of_reference on due (kind, reference, player_id) where status <> 'CLOSED';
      create index on due (player_id, pays_by) where status = 'OPEN';
      create index on due (pays_by) where status = 'OPEN';

      create table payment (
        id text collate "C" primary key,
        due_id text collate "C" not null references due,
        player_id text collate "C" not null,
        price_lines jsonb not null,
        price_cents bigint not null check (price_cents >= 0),
        credit_cents bigint not null check (credit_cents >= 0),
        card_cents bigint not null check (card_cents >= 0),
        started_at timestamptz not null,
        status text not null check (status in ('AWAITING_PAYER', 'CONFIRMING', 'PAID', 'EXPIRED')),
        ref text collate "C" unique,
        deadline timestamptz not null,
        given_up text,
        declined text,
        next_look_at timestamptz,
        looks int not null,
        hinted_at timestamptz,
        ended_at timestamptz,
        fee_cents bigint,
        expired_because text,
        check (price_cents = credit_cents + card_cents),
        check ((next_look_at is not null) = (status in ('AWAITING_PAYER', 'CONFIRMING'))),
        check ((ended_at is not null) = (status in ('PAID', 'EXPIRED'))),
        check ((expired_because is not null) = (status = 'EXPIRED'))
      );
      -- Nobody pays twice, whatever else goes wrong.
      create unique index payment_of_due on payment (due_id) where status <> 'EXPIRED';
      create index on payment (due_id, started_at);
      create index on payment (next_look_at) where next_look_at is not null;

      create table payment_request (
        player_id text collate "C" not null,
        request_id text collate "C" not null,
        input_hash text not null,
        payment_id text collate "C" not null references payment,
        primary key (player_id, request_id)
      );

      create table barred_payer (
        player_id text collate "C" primary key,
        barred_by text collate "C" not null,
        reason text not null,
        barred_at timestamptz not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
