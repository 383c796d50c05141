import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A sign-in at the provider whose session was ended opens no other. */
export class AddVoidSignIns1795554000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table account add column sign_ins_void_until timestamptz;
      update account set sign_ins_void_until = ended.latest
        from (select account_id, max(provider_signed_in_at) as latest from session
          where end_reason in ('SIGNED_OUT', 'ENDED_ELSEWHERE', 'REUSED') group by account_id) ended
        where account.id = ended.account_id and account.status <> 'DELETED';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
