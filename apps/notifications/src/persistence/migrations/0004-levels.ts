import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of somebody's levels a notification is about. */
export class AddLevels1763683200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notification add column level jsonb`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
