import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offsets of levels by surface. */
export class AddSurfacesOfLevels1763683200027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null for all former matches, even where statistics know it: their ledger was made without.
      alter table rated_match add column surface text;
      alter table rating_entry add column surfaces jsonb not null default '{}';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
