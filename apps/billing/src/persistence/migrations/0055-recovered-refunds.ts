import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payer had both from a refund and from the bank is taken back from their credit (BIL-03, BIL-06). */
export class RecoverRefunds1795381500055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table dispute
        add column recovered_cents bigint not null default 0,
        add column owed_cents bigint not null default 0 check (owed_cents >= 0);
      create index on dispute (player_id) where owed_cents > 0;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
