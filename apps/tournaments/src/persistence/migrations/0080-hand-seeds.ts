import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Seeds that support has set, the best first (ADM-04). */
export class AddHandSeeds1795381500080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tournament add column hand_seeds text[] not null default '{}'`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
