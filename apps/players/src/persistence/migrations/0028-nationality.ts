import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nationality of players (ACC-01). */
export class AddNationality1763683200028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Two letters, ISO 3166.
      alter table player add column nationality text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
