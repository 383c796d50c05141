import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenameToFieldTerms1763683200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table tally rename to match_statistics;
      alter index tally_pkey rename to match_statistics_pkey;
      alter table heard_early rename to pending_fact;
      alter index heard_early_pkey rename to pending_fact_pkey;
      alter table player rename column standing to visibility;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
