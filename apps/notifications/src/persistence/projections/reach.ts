import type { accountAccessChanged, DataOf, phoneChanged, sessionsEnded } from '@setpoint/events';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Keeps to which number SMS go; only here, and only as long as the person has it. */
export async function savePhone(manager: EntityManager, { userId, number }: DataOf<typeof phoneChanged>) {
  await execute(
    manager,
    number === null
      ? sql`delete from phone where user_id = ${userId}`
      : sql`insert into phone (user_id, number) values (${userId}, ${number})
          on conflict (user_id) do update set number = excluded.number`,
  );
}

/** Keeps who is to be sent nothing. */
export async function saveAccess(manager: EntityManager, { userId, closed }: DataOf<typeof accountAccessChanged>) {
  await execute(
    manager,
    closed
      ? sql`insert into closed_account (user_id) values (${userId}) on conflict do nothing`
      : sql`delete from closed_account where user_id = ${userId}`,
  );
}

/** Forgets the browsers in which nobody is signed in any more. */
export async function forgetSessions(manager: EntityManager, { sessionIds }: DataOf<typeof sessionsEnded>) {
  await execute(manager, sql`delete from push_subscription where session_id = any(${sessionIds}::text[])`);
}
