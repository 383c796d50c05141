import type { DataOf, profileChanged } from '@setpoint/events';
import { execute, type Sql, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * Keeps what identity needs of profiles: whose invite code is whose (AUTH-03), and by what name and in which language
 * mails address the person. Three statements for any number of profiles.
 */
export async function saveProfiles(
  manager: EntityManager,
  profiles: readonly DataOf<typeof profileChanged>[],
): Promise<void> {
  const given = rowsIn(profiles);
  // A code that moved to another player belongs to them, whatever the order of events.
  await execute(
    manager,
    sql`delete from invite_code using ${given}
      where invite_code.code = profile.code and invite_code.user_id <> profile.user_id`,
  );
  await execute(
    manager,
    sql`insert into invite_code (user_id, code) select user_id, code from ${given}
      on conflict (user_id) do update set code = excluded.code`,
  );
  await execute(
    manager,
    sql`update account
      set first_name = profile.first_name, last_name = profile.last_name,
        language = profile.language, sports = profile.sports
      from ${given} where account.id = profile.user_id and account.status <> 'DELETED'`,
  );
}

function rowsIn(profiles: readonly DataOf<typeof profileChanged>[]): Sql {
  const rows = profiles.map((profile) => ({
    user_id: profile.userId,
    code: profile.inviteCode,
    first_name: profile.firstName,
    last_name: profile.lastName,
    language: profile.language,
    sports: profile.sports,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as profile
    (user_id text, code citext, first_name text, last_name text, language text, sports smallint[])`;
}
