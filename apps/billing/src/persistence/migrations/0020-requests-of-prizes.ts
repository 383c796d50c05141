import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vouchers of prizes move out of the names that clients may give their requests. */
export class SeparatePrizeRequests1795381400020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Prizes are the only vouchers that cost nothing.
    await runner.query(`
      update voucher set request_id = 'award ' || substr(request_id, 7)
      where points = 0 and request_id like 'award:%'
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
