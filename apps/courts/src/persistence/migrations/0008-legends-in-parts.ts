import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LegendsInParts1763683200008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The last centre whose legend is worked out; null once all are.
      alter table legend_run add column reached text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
