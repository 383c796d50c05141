import { Injectable } from '@nestjs/common';
import { execute, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { SupportNominations } from '../application/ports/support-nominations.js';

@Injectable()
export class PostgresSupportNominations extends SupportNominations {
  constructor(private readonly storage: Storage) {
    super();
  }

  keepSetting(emails: readonly string[], now: Date): Promise<void> {
    return this.storage.transaction(async (manager) => {
      await execute(
        manager,
        sql`delete from support_nomination
          where nominated_by = 'SETTING' and account_id is null and email <> all(${emails}::citext[])`,
      );
      await execute(
        manager,
        sql`insert into support_nomination (email, nominated_by, nominated_at)
          select unnest(${emails}::citext[]), 'SETTING', ${now} on conflict do nothing`,
      );
    });
  }

  async nominate(email: string, now: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`insert into support_nomination (email, nominated_by, nominated_at) values (${email}, 'COMMAND', ${now})
        on conflict (email) do update set nominated_by = 'COMMAND', nominated_at = ${now}, account_id = null`,
    );
  }

  async lapse(before: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`delete from support_nomination
        where nominated_by = 'COMMAND' and account_id is null and nominated_at < ${before}`,
    );
  }

  async waiting(): Promise<readonly string[]> {
    const rows = await rowsOf<{ email: string }>(
      this.storage.manager,
      sql`select email from support_nomination where account_id is null order by nominated_at, email`,
    );
    return rows.map(({ email }) => email);
  }
}
