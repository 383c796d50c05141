import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that players upload of themselves (ACC-01). */
export class AddAvatars1763683200026 implements MigrationInterface {
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
        check ((clears_at is null) = (state = 'ATTACHED')),
        check (moves_to is null or state = 'DISCARDED')
      );
      create index upload_clears on upload (clears_at) where clears_at is not null;
      create index upload_moves on upload (id) where moves_to is not null;
      -- The one that a profile shows.
      create index upload_shown on upload (owner_id) where state = 'ATTACHED';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
