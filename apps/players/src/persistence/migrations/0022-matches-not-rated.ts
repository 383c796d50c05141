import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why confirmed matches moved no level. */
export class AddMatchesNotRated1763683200022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table unrated_match (
        match_id text primary key,
        reason text not null
      )
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
