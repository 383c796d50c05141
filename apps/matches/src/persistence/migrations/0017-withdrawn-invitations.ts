import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The invitation of a guest can be taken back. */
export class WithdrawnInvitations1763683200017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invitation drop constraint invitations_state_check;
      alter table invitation add constraint invitation_state_check
        check (state in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
