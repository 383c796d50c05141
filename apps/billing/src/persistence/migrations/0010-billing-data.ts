import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom documents are made out to (BIL-02). */
export class CreateBillingData1795381400010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing_data (
        player_id text collate "C" primary key,
        first_name text not null,
        last_name text not null,
        address text not null,
        municipality text not null,
        postal_code text not null,
        province text not null,
        country text not null,
        tax_code text not null,
        version int not null
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
