import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads, the photo of a match (MAT-17), and cases about one. */
export class Photos1763683200013 implements MigrationInterface {
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

      create table match_photo (
        match_id text collate "C" primary key references match on delete cascade,
        upload_id text collate "C" not null unique references upload,
        added_by text collate "C" not null,
        added_at timestamptz not null
      );

      alter table support_case
        add column photo_id text collate "C",
        add column photo_reason text,
        drop constraint support_case_check,
        add constraint support_case_subject check (
          case when photo_id is null
            then photo_reason is null and num_nulls(reporter_id, accused_id, category, text) in (0, 4)
            else category is null and num_nulls(reporter_id, accused_id, photo_reason) = 0
          end
        );
      drop index support_case_report;
      create unique index support_case_report on support_case (match_id, reporter_id, accused_id)
        where reporter_id is not null and photo_id is null;
      create unique index support_case_photo on support_case (photo_id, reporter_id) where photo_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
