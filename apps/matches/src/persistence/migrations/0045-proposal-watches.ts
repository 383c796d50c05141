import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What both sides of a match of a competition were told of proposed times (BYD-10). */
export class ProposalWatches1795381500045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table proposal_watch (
        match_id text collate "C" primary key references match on delete cascade,
        due_at timestamptz,
        proposed_at timestamptz,
        warned_for timestamptz
      );
      create index on proposal_watch (due_at) where due_at is not null;
      insert into proposal_watch (match_id, due_at)
        select id, now() from match where competition is not null and state = 'ORGANIZING';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
