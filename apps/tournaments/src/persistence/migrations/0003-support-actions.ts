import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What support did, with before and after (ADM-01). */
export class CreateSupportActions1795381500003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table support_action (
        position bigint generated always as identity primary key,
        tournament_id text collate "C" not null references tournament,
        kind text not null,
        by text collate "C" not null,
        at timestamptz not null,
        reason text,
        before jsonb,
        after jsonb
      );
      create index on support_action (tournament_id, position);

      create function support_actions_are_kept() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete on support_action
        for each statement execute function support_actions_are_kept();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
