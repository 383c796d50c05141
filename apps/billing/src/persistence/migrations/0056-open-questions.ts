import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments whose bank waits for the payer's approval. */
export class KeepOpenQuestions1795381500056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payment add column asks_payer boolean not null default false`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
