import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dues that cannot be paid before a mobile number is confirmed (TRN-06); not those that were opened before. */
export class AwaitMobiles1795381500053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table due add column awaits_mobile boolean not null default false`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
