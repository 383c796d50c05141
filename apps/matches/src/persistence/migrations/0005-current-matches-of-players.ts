import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a player has to do with now is found without the matches that are over. */
export class CurrentMatchesOfPlayers1763683200005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whether the match's state can still change. Former replicas don't set it: what they write counts as current.
      alter table match_player add column is_current boolean not null default false;
      alter table match_player alter column is_current set default true;

      update match_player mp set is_current = true from match m
      where m.id = mp.match_id and m.state in ('ORGANIZING', 'READY', 'AWAITING_RESULT', 'AWAITING_CONFIRMATION');

      create index match_player_current on match_player (player_id, match_id) where is_current;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
