import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkSnapshotsInTheOutbox1760000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- State that is emitted anew: only handlers that overwrite get it.
      alter table outbox add column snapshot boolean not null default false;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
