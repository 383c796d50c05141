import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What late results leave to be replayed, so that none of them holds a pool until its whole ledger is rated again. */
export class AddReplaysLeft1763683200030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rating_replay (
        sport integer not null,
        number_players integer not null,
        -- The place that comes next.
        next_ended_at timestamptz not null,
        next_match_id text collate "C" not null,
        primary key (sport, number_players)
      );
      -- Whose entries from there on may be others.
      create table rating_replay_player (
        sport integer not null,
        number_players integer not null,
        player_id text collate "C" not null,
        primary key (player_id, sport, number_players)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
