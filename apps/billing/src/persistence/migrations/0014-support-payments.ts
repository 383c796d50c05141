import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What support sees and decides of payments (ADM-06). */
export class SupportPayments1795381400014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refund add column decided_by text collate "C", add column reason text;
      create index on payment (started_at desc, id desc);
      create index on payment (player_id, started_at desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
