import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody is reminded of a match as unplayed while a reported no-show waits for the other side. */
export class AddReportedNoShows1795381500090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table fixture add column has_no_show boolean not null default false');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
