import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures read money by its time; the audit log begins with what actions are known. */
export class IndexFigures1795381500050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index payment_paid on payment (ended_at) where status = 'PAID';
      create index refund_decided on refund (decided_at);

      -- What support did before there was one audit log of all services.
      insert into audit_entry (at, by_id, action, about_type, about_id, reason, before, after)
      select at, by, kind, case when kind like 'COUPON%' then 'COUPON' when kind like 'VOUCHER%' then 'VOUCHER'
          when kind like 'PAYMENT%' then 'PAYMENT' else 'PLAYER' end, about, reason, before, after
      from support_action order by position;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
