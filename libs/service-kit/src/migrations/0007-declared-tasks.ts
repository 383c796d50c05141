import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDeclaredTasks1760000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What waits for players, as it was last told (SHL-10). A scope is what is declared together, such as a tournament.
      create table declared_task (
        id text collate "C" primary key,
        scope text collate "C" not null,
        task jsonb not null
      );
      create index declared_task_scope on declared_task (scope);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
