import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What banks return is no refund of ours, and what support does about disputes and faults (BIL-03, BIL-09). */
export class SettleDisputes1795381500051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refund add column bank_cents bigint not null default 0 check (bank_cents >= 0);
      alter table refund drop constraint refund_check;
      alter table refund add constraint refund_check check (credit_cents + card_cents + bank_cents > 0);

      alter table dispute
        add column evidence_due_by timestamptz,
        add column bar_lifted_at timestamptz,
        add column handled_at timestamptz,
        add column handled_by text collate "C";
      -- Payers of what was lost so far may pay again already, and nothing waits for support but what is open.
      update dispute set bar_lifted_at = closed_at where state = 'LOST';
      update dispute set handled_at = closed_at where state <> 'OPEN';
      drop index dispute_player_id_idx;
      create index on dispute (player_id);
      create index on dispute (opened_at desc, id desc);
      create index on dispute (opened_at desc, id desc) where handled_at is null;

      create table payment_fault (
        id text collate "C" primary key,
        kind text not null check (kind in ('CONTRADICTION', 'DIFFERENCE')),
        ref text collate "C" not null,
        payment_id text collate "C" references payment,
        their_cents bigint,
        our_cents bigint,
        outcome text,
        found_at timestamptz not null,
        seen_at timestamptz not null,
        resolved_at timestamptz,
        resolved_by text collate "C",
        check ((kind = 'DIFFERENCE') = (their_cents is not null and our_cents is not null)),
        check ((kind = 'CONTRADICTION') = (outcome is not null))
      );
      create unique index on payment_fault (kind, ref) where resolved_at is null;
      create index on payment_fault (found_at desc, id desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
