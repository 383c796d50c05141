import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invitations to play, and who accepted court and time (MAT-23). In matches of before, joining was the consent; who had
 * accepted the time of a competition's match is not known.
 */
export class Proposals1795381500061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table match add column proposal jsonb, add column proposal_lapses_at timestamptz;
      create index match_proposal_lapses_at on match (proposal_lapses_at) where proposal_lapses_at is not null;
      alter table match_player add column agreed_at timestamptz;
      update match_player p set agreed_at = p.joined_at from match m
        where m.id = p.match_id and p.is_current and m.competition is null and m.starts_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
