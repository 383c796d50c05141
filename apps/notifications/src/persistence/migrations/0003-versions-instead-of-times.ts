import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionsInsteadOfTimes1763683200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Which event is newer is told by its version (subject_version). Replicas from before park what they can't write
      -- any more, until one of the new replicas takes it up.
      alter table person drop column profile_at;
      alter table place drop column changed_at;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
