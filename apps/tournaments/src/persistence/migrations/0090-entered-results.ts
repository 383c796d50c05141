import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody is reminded of a match as unplayed whose result was entered. */
export class AddEnteredResults1795381500090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table fixture add column has_result boolean not null default false');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
