import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons, and who uses them: once for each player, and never more often than they may be (SMS-03). */
export class CreateCoupons1795381400008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table coupon (
        id text collate "C" primary key,
        code text collate "C" not null unique,
        request_id text not null,
        percent integer check (percent between 1 and 100),
        cents integer check (cents > 0),
        audience text not null check (audience in ('EVERYBODY', 'NEW_PLAYERS', 'CERTAIN_PLAYERS')),
        player_ids text[] not null,
        valid_until timestamptz,
        most_uses integer,
        uses integer not null default 0,
        active boolean not null,
        created_at timestamptz not null,
        created_by text collate "C" not null,
        check ((percent is null) <> (cents is null)),
        constraint coupon_uses_left check (uses >= 0 and (most_uses is null or uses <= most_uses)),
        unique (created_by, request_id)
      );
      create index on coupon (created_at desc, id desc);

      create table coupon_use (
        coupon_id text collate "C" not null references coupon,
        player_id text collate "C" not null,
        payment_id text collate "C" not null unique,
        reserved_at timestamptz not null,
        used_at timestamptz,
        primary key (coupon_id, player_id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
