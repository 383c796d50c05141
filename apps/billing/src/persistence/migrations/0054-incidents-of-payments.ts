import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Incidents are looked up by the payments that are compared (BIL-03). */
export class IndexIncidents1795381500054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index on payment_fault (ref)`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
