import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money that goes back, each cause once (BIL-06). */
export class CreateRefunds1795381400004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table refund (
        id text collate "C" primary key,
        payment_id text collate "C" not null references payment,
        player_id text collate "C" not null,
        cause text not null,
        credit_cents bigint not null check (credit_cents >= 0),
        card_cents bigint not null check (card_cents >= 0),
        status text not null check (status in ('SENDING', 'DONE', 'BECAME_CREDIT')),
        decided_at timestamptz not null,
        ref text collate "C",
        tries int not null,
        next_try_at timestamptz,
        check (credit_cents + card_cents > 0),
        unique (payment_id, cause)
      );
      create index on refund (next_try_at) where next_try_at is not null;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
