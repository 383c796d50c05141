import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for players, as services have declared it (SHL-10). */
export class CreateTasks1795554000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table task (
        id text collate "C" primary key,
        user_id text collate "C" not null,
        kind text not null,
        about jsonb not null,
        costs text,
        cents bigint,
        since timestamptz not null,
        until timestamptz
      );
      create index on task (user_id, until nulls last, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
