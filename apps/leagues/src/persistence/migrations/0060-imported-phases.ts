import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phases that were played elsewhere and came in as records. */
export class ImportPhases1795381500060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Nobody subscribed to such a phase here or paid for it.
      alter table phase add column imported_at timestamptz;

      -- The same request makes one phase.
      create table phase_import (
        by_id text collate "C" not null,
        request_id text not null,
        input_hash text not null,
        phase_id text collate "C" not null unique references phase,
        primary key (by_id, request_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
