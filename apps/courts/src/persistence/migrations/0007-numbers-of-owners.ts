import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NumbersOfOwners1763683200007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The number for bookings is its owner's: it goes with them (CRT-09, ACC-06), and no log tells it.
      update court set notification_prefix = null, notification_mobile = null
        where owner_id is null and notification_mobile is not null;

      create function without_number(logged jsonb) returns jsonb language sql as $$
        select jsonb_object_agg(key, case
          when key in ('notificationPrefix', 'notificationMobile') and value <> 'null' then to_jsonb('changed'::text)
          else value end)
        from jsonb_each(logged) $$;
      update court_action set before = without_number(before), after = without_number(after)
        where kind = 'EDITED' and (before ? 'notificationMobile' or before ? 'notificationPrefix');
      -- Append-only for everybody else.
      alter table audit_entry disable trigger immutable;
      update audit_entry set before = without_number(before), after = without_number(after)
        where action = 'COURT_EDITED' and (before ? 'notificationMobile' or before ? 'notificationPrefix');
      alter table audit_entry enable trigger immutable;
      drop function without_number(jsonb);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
