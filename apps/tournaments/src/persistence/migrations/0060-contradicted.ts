import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Corrections that came too late wait for support, which finds them. */
export class AddContradicted1795381500060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table fixture add column contradicted boolean not null default false;
      create index fixture_needs_decision on fixture (tournament_id) where left_to_support or contradicted;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
