import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deletions that people asked for, bundles of their data, and where they signed in. */
export class AddDeletionsAndBundles1795554000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account
        add column deletion_requested_at timestamptz,
        add column deletion_executes_at timestamptz,
        add constraint account_deletion_is_whole check (
          (deletion_requested_at is null) = (deletion_executes_at is null));
      create index account_to_delete on account (deletion_executes_at) where deletion_executes_at is not null;

      -- Families of browsers and systems, never the whole line that a browser sends.
      alter table session
        add column browser text,
        add column system text,
        drop constraint session_end_reason_check,
        add constraint session_end_reason_check check (
          end_reason in ('SIGNED_OUT', 'ENDED_ELSEWHERE', 'REUSED', 'PASSWORD_CHANGED', 'ACCOUNT_CLOSED'));

      create table data_bundle (
        id text primary key,
        user_id text not null references account (id) on delete cascade,
        requested_at timestamptz not null,
        -- Services whose part is there.
        parts text[] not null default '{}',
        ready_at timestamptz,
        bytes integer,
        expires_at timestamptz
      );
      create index data_bundle_of_person on data_bundle (user_id, requested_at desc);
      create index data_bundle_under_way on data_bundle (requested_at) where ready_at is null;
      create index data_bundle_to_clear on data_bundle (expires_at) where expires_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
