import type { accountAccessChanged, DataOf, phoneChanged, sessionsEnded } from '@setpoint/events';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Stores verified mobile numbers for SMS, only while valid. */
export async function savePhone(manager: EntityManager, { userId, number }: DataOf<typeof phoneChanged>) {
  await execute(
    manager,
    number === null
      ? sql`delete from phone where user_id = ${userId}`
      : sql`insert into phone (user_id, number) values (${userId}, ${number})
          on conflict (user_id) do update set number = excluded.number`,
  );
}

/** Stores locked and deleted accounts, which get no messages. */
export async function saveAccess(manager: EntityManager, { userId, closed }: DataOf<typeof accountAccessChanged>) {
  await execute(
    manager,
    closed
      ? sql`insert into closed_account (user_id) values (${userId}) on conflict do nothing`
      : sql`delete from closed_account where user_id = ${userId}`,
  );
}

/** Removes browsers without a session. */
export async function forgetSessions(manager: EntityManager, { sessionIds }: DataOf<typeof sessionsEnded>) {
  await execute(manager, sql`delete from push_subscription where session_id = any(${sessionIds}::text[])`);
}
