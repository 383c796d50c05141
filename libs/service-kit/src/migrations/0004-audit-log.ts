import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditLog1760000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What support did in this service; never changed or removed.
      create table audit_entry (
        position bigint generated always as identity primary key,
        at timestamptz not null,
        by_id text collate "C" not null,
        action text collate "C" not null,
        about_type text collate "C" not null,
        about_id text collate "C" not null,
        reason text,
        before jsonb,
        after jsonb
      );
      create index audit_entry_by_time on audit_entry (at desc, position desc);
      create index audit_entry_about on audit_entry (about_id, at desc, position desc);

      create function audit_entries_are_kept() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete on audit_entry
        for each statement execute function audit_entries_are_kept();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
