import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOwners1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who runs the centre on the platform, if anybody does.
      alter table court add column owner_id text;
      create index court_by_owner on court (owner_id) where owner_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
