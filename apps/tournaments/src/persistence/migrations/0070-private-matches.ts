import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches of private tournaments that were made public before fixtures said so are hidden by what is emitted anew. */
export class RepublishPrivate1795381500070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into snapshot_run (name)
      select 'groups' where exists (select from tournament join play on play.tournament_id = tournament.id where is_private)
      on conflict (name) do update set after = null, emitted = 0, finished_at = null,
        started_at = clock_timestamp(), updated_at = clock_timestamp();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
