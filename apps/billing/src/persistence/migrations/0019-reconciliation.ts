import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What moved the provider's account, as the provider tells it, to be held against the ledger (BIL-03). */
export class CreateReconciliation1795381400019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table provider_movement (
        provider text not null,
        id text collate "C" not null,
        ref text collate "C",
        kind text not null check (kind in ('PAYMENT', 'REFUND', 'DISPUTE', 'PAYOUT', 'OTHER')),
        cents bigint not null,
        fee_cents bigint not null,
        moved_at timestamptz not null,
        primary key (provider, id)
      );
      create index on provider_movement (ref);
      create table provider_reconciliation (
        provider text primary key,
        read_until timestamptz,
        next_at timestamptz not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
