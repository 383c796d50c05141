import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partners and reserves answer for themselves; those of teams from before stay in them. */
export class AcceptTeammates1795381500070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table subscription_version add column accepted_ids text[] not null default '{}';

      update subscription_version set accepted_ids = array_remove(array[partner_id, reserve_id], null)
        where partner_id is not null or reserve_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
