import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses whose owners get the role of support when an installation names them. */
export class AddSupportNominations1795554000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table support_nomination (
        email citext primary key,
        nominated_by text not null check (nominated_by in ('SETTING', 'COMMAND')),
        nominated_at timestamptz not null,
        -- Who has got the role by it. Support may take it away again: the setting gives it once.
        account_id text references account (id) on delete cascade
      );
      create index support_nomination_of_account on support_nomination (account_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
