import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first tournament at half price, once for each player (TRN-08). */
export class CreateFirstTournaments1795381400012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table first_tournament (
        player_id text collate "C" primary key,
        payment_id text collate "C" not null unique,
        reserved_at timestamptz not null,
        used_at timestamptz
      );

      -- When the last of what was paid had gone back: then it is as if it had never been paid.
      alter table payment add column taken_back_at timestamptz;
      create index on payment (player_id) where status = 'PAID';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
