import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a new owner of a centre has been let into its conversations. */
export class AddOwnersToAdmit1795425367411 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table court add column admitted_to text collate "C";
      create index court_to_admit on court (id) where admitted_to is not null;
      drop index conversation_of_subject;
      create index conversation_of_subject on conversation (subject_id, kind, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
