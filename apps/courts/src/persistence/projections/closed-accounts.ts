import type { UserId } from '@setpoint/kernel';
import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Accounts that are locked or deleted. */
export async function saveClosed(manager: EntityManager, userId: UserId, closed: boolean): Promise<void> {
  await execute(
    manager,
    closed
      ? sql`insert into closed_account (user_id) values (${userId}) on conflict do nothing`
      : sql`delete from closed_account where user_id = ${userId}`,
  );
}
