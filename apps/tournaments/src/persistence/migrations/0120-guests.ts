import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People without an account in imported tournaments (BYD-07). */
export class AddGuests1795381500120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table guest (
        id text collate "C" primary key,
        tournament_id text collate "C" not null references tournament,
        name text,
        linked_to text collate "C",
        -- Once an account has the place, the name is gone.
        check ((name is null) = (linked_to is not null))
      );
      create index on guest (tournament_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
