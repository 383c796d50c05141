import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClaimCodesAgain1763683200006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When the last code of a claim was sent, and how many there were: they can be asked for again (CRT-06).
      alter table claim
        add column code_sent_at timestamptz,
        add column codes_sent smallint not null default 0;
      update claim set code_sent_at = claimed_at, codes_sent = 1 where proof = 'EMAIL';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
