import { userId } from '@setpoint/kernel';
import { execute, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { SupportAction } from '../domain/discounts/support-action.js';
import type { SupportActionRow } from './points-entities.js';

/** Keeps what support did, in the transaction of what it did. */
export async function keepAction(
  manager: EntityManager,
  { kind, by, at, about, reason, before, after }: SupportAction,
): Promise<void> {
  await execute(
    manager,
    sql`insert into support_action (kind, by, at, about, reason, before, after)
      values (${kind}, ${by}, ${at}, ${about}, ${reason}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`,
  );
}

/** Oldest first. */
export async function actionsAbout(manager: EntityManager, about: string): Promise<readonly SupportAction[]> {
  const rows = await rowsOf<SupportActionRow>(
    manager,
    sql`select * from support_action where about = ${about} order by position`,
  );
  return rows.map(({ position: _, by, ...row }) => ({ ...row, by: userId(by) }));
}
