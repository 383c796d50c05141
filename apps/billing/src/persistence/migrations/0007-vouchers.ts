import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vouchers that points buy: one for each request, each used once (SMS-02). */
export class CreateVouchers1795381400007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table voucher (
        id text collate "C" primary key,
        code text not null unique,
        player_id text collate "C" not null,
        request_id text not null,
        brand text not null,
        cents integer not null check (cents > 0),
        points integer not null,
        state text not null check (state in ('ACTIVE', 'RESERVED', 'USED', 'CANCELLED')),
        payment_id text collate "C",
        issued_at timestamptz not null,
        ended_at timestamptz,
        reason text,
        unique (player_id, request_id),
        check ((payment_id is not null) = (state in ('RESERVED', 'USED'))),
        check ((ended_at is not null) = (state in ('USED', 'CANCELLED')))
      );
      create index on voucher (player_id, issued_at desc, id desc);
      create index on voucher (issued_at desc, id desc);
      create index on voucher (payment_id) where payment_id is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
