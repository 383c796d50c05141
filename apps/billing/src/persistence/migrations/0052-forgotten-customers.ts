import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers whom the provider is to forget; means of attempts that have ended are not kept. */
export class ForgetCustomers1795381500052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table forgotten_customer (
        provider text not null,
        customer text collate "C" not null,
        next_try_at timestamptz not null default '-infinity',
        tries int not null default 0,
        primary key (provider, customer)
      );
      create index on forgotten_customer (next_try_at);
      update subscription_charge set means = null where next_step_at is null and means is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
