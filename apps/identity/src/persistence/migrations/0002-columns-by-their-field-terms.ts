import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RenameColumnsToFieldTerms1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When the event signed-in was emitted last.
      alter table account rename column signed_in_said_at to signed_in_emitted_at;
      alter table signing_key rename column sealed_private_jwk to encrypted_private_jwk;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
