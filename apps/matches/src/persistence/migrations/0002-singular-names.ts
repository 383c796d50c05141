import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables are named in the singular; indexes keep their names. */
export class SingularNames1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table matches rename to match;
      alter table match_players rename to match_player;
      alter table invitations rename to invitation;
      alter table evaluations rename to evaluation;
      alter table people rename to person;
      alter table follows rename to follow;
      alter table blocks rename to block;
      alter table courts rename to court;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
