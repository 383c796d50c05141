import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of people without an account in tournaments (BYD-07). */
export class AddTournamentGuests1763683200035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table tournament_guest (id text collate "C" primary key, name text not null)`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
