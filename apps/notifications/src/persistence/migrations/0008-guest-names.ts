import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which guest of a match a notification is about. */
export class AddGuestNames1763683200008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table notification add column guest_name text`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
