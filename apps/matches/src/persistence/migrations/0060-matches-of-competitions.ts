import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds all matches of a tournament, which are hidden together. */
export class IndexCompetitions1795381500060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index match_of_competition on match ((competition ->> 'kind'), (competition ->> 'id'))
        where competition is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
