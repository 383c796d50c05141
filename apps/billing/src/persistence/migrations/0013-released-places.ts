import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places that are given up: what was or will be paid for them goes back, once (BIL-06, BIL-10). */
export class CreateReleasedPlaces1795381400013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table released_place (
        kind text not null check (kind in ('TOURNAMENT', 'LEAGUE')),
        reference text collate "C" not null,
        player_id text collate "C" not null,
        refund_to text not null check (refund_to in ('MEANS', 'CREDIT')),
        released_at timestamptz not null,
        settle_at timestamptz, -- null while there is nothing to close or to give back
        primary key (kind, reference, player_id)
      );
      create index on released_place (settle_at) where settle_at is not null;
      create index on due (reference, player_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
