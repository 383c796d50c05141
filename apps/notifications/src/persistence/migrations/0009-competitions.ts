import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which tournament, league or payment a notification is about. */
export class AddCompetitions1763683200009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notification add column competition jsonb, add column about text`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
