import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures read entries by their time; the audit log begins with what tournaments know. */
export class IndexFigures1795381500050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index registration_created on registration (created_at);

      -- What support did before there was one audit log of all services.
      insert into audit_entry (at, by_id, action, about_type, about_id, reason, before, after)
      select at, by, 'TOURNAMENT_' || kind, 'TOURNAMENT', tournament_id, reason, before, after
      from support_action order by position;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
