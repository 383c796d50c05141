import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids of later tables compare by bytes, too, like those of the first: an index of one collation can't serve joins of another. */
export class IdsByBytes1763683200016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table guest
        alter column id type text collate "C",
        alter column match_id type text collate "C",
        alter column invited_by type text collate "C",
        alter column claimed_by type text collate "C";
      alter table guest_link alter column guest_id type text collate "C";
      alter table fan alter column match_id type text collate "C", alter column player_id type text collate "C";
      alter table favourite_court alter column player_id type text collate "C", alter column court_id type text collate "C";
      alter table calendar_removal alter column match_id type text collate "C", alter column player_id type text collate "C";
      alter table support_case
        alter column match_id type text collate "C",
        alter column reporter_id type text collate "C",
        alter column accused_id type text collate "C";
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
