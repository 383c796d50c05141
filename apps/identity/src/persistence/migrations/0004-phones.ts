import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mobile numbers of accounts, and the codes that prove them. */
export class AddPhones1763683200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table phone (
        user_id text primary key references account (id) on delete cascade,
        -- E.164. Of one account only; null before the first code was entered, and when the number was removed.
        number text constraint phone_number_key unique,
        verified_at timestamptz,
        code_number text,
        -- HMAC with a key outside of the database.
        code_hash text,
        code_sent_at timestamptz,
        code_wrong_tries integer not null default 0,
        code_confirmed_at timestamptz,
        constraint phone_number_is_verified check ((number is null) = (verified_at is null)),
        constraint phone_code_is_whole check (
          (code_number is null) = (code_hash is null) and (code_number is null) = (code_sent_at is null))
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
