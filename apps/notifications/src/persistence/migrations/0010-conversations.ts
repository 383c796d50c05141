import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which conversation a notification tells; one that is unread at most. */
export class AddConversations1763683200010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notification add column conversation_id text;
      create unique index notification_of_unread_conversation on notification (user_id, conversation_id)
        where conversation_id is not null and read_at is null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
