import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Locks that open by themselves; figures read registrations by their time. */
export class AddSuspensions1795554000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add column disabled_until timestamptz;
      create index account_suspended on account (disabled_until) where disabled_until is not null;
      create index account_registered on account (registered_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
