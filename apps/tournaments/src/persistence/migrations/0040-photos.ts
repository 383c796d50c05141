import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads, and how many photos a tournament shows at most (TRN-01). */
export class AddPhotos1795381500040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table upload (
        id text collate "C" primary key,
        key text not null unique,
        owner_id text collate "C" not null,
        state text not null check (state in ('PENDING', 'ATTACHED', 'DISCARDED')),
        uploaded_at timestamptz not null,
        clears_at timestamptz,
        moves_to text,
        -- What something shows stays; everything else goes one day.
        check ((clears_at is null) = (state = 'ATTACHED')),
        check (moves_to is null or state = 'DISCARDED')
      );
      create index upload_clears on upload (clears_at) where clears_at is not null;
      create index upload_moves on upload (id) where moves_to is not null;

      alter table tournament add constraint tournament_photos check (jsonb_array_length(photos) <= 12);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
