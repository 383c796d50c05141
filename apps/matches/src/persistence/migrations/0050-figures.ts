import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures read matches by their times; the audit log begins with what cases know. */
export class IndexFigures1795381500050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index match_created on match (created_at);
      create index match_started on match (starts_at) where starts_at is not null;
      create index match_confirmed on match (ended_at) where state = 'CONFIRMED';

      -- What support did before there was one audit log of all services.
      insert into audit_entry (at, by_id, action, about_type, about_id, reason)
      select (entry->>'at')::timestamptz, entry->>'by', 'CASE_' || (entry->>'action'), 'CASE', id, entry->>'text'
      from support_case, jsonb_array_elements(history) entry order by 1;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
