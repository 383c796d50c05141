import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRelationListsAndPendingFacts1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Who joined through a code (PLY-09), and whom one has blocked, newest first.
      create index player_by_referrer on player (referred_by, registered_at desc, id desc) where referred_by is not null;
      create index player_by_inviter on player (invited_by, registered_at desc, id desc) where invited_by is not null;
      create index block_newest on block (blocker_id, since desc, blocked_id desc);

      -- What was heard of an account before its registration: events that failed are tried again later, out of order.
      create table heard_early (
        player_id text primary key,
        verified_at timestamptz,
        last_login_at timestamptz
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
