import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPersonalDataTasks1760000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What is to be given to people of their data, and what is to be erased (ACC-06, BYD-08).
      create table personal_data_task (
        id text primary key,
        kind text not null check (kind in ('EXPORT', 'ERASE')),
        user_id text not null,
        due_at timestamptz not null,
        runs integer not null default 0
      );
      create index personal_data_task_due on personal_data_task (due_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
