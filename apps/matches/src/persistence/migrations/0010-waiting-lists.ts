import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for a place of a full match. */
export class WaitingLists1763683200010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table waiter (
        match_id text collate "C" not null references match on delete cascade,
        player_id text collate "C" not null,
        since timestamptz not null,
        position smallint not null,
        primary key (match_id, player_id)
      );
      create index waiter_of_player on waiter (player_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
