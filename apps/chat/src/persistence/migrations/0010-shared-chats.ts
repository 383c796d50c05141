import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What participants of a match share of its chat with support, and reports by who wrote the message. */
export class CreateSharedChats1795425367400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shared_chat (
        conversation_id text collate "C" not null references conversation,
        shared_by text collate "C" not null,
        shared_at timestamptz not null,
        -- As they were when they were shared.
        messages jsonb not null,
        primary key (conversation_id, shared_by)
      );
      create index report_of_author on message_report ((message->'author'->>'userId'), reported_at desc);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
