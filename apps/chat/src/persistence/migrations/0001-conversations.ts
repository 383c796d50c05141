import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations and who added them. */
export class CreateConversations1795425367391 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table conversation (
        id text primary key,
        name text not null,
        added_by text not null,
        added_at timestamptz not null,
        constraint conversation_name_taken unique (added_by, name)
      );
      create index conversation_by_age on conversation (added_at, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
