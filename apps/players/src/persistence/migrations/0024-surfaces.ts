import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What matches were played on (PLY-07). */
export class AddSurfaces1763683200024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What all fields of a sport have at a centre; sports with fields of several surfaces are left out.
      create table court_surface (
        court_id text not null,
        sport integer not null,
        surface text not null,
        primary key (court_id, sport)
      );
      -- Null where it is not known, as of all former matches.
      alter table match_statistics add column surface text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
