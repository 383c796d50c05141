import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log begins with what leagues know. */
export class BeginAuditLog1795381500050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What support did before there was one audit log of all services.
      insert into audit_entry (at, by_id, action, about_type, about_id, reason, before, after)
      select at, coalesce(by_id, '1'), 'LEAGUE_' || kind, 'LEAGUE', league_id, reason, to_jsonb(before), to_jsonb(after)
      from league_action order by position;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
