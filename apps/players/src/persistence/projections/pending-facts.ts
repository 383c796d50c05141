import type { UserId } from '@setpoint/kernel';
import { execute, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PendingFactRow } from '../entities.js';

/** Facts about an account that arrived before its registration. */
export interface PendingFacts {
  readonly verifiedAt?: Date | null;
  readonly lastLoginAt?: Date | null;
}

/** Stores facts until the registration arrives: first verification, latest login. */
export async function addPendingFacts(manager: EntityManager, id: UserId, facts: PendingFacts): Promise<void> {
  await execute(
    manager,
    sql`insert into pending_fact (player_id, verified_at, last_login_at)
      values (${id}, ${facts.verifiedAt ?? null}, ${facts.lastLoginAt ?? null})
      on conflict (player_id) do update set
        verified_at = coalesce(pending_fact.verified_at, excluded.verified_at),
        last_login_at = coalesce(excluded.last_login_at, pending_fact.last_login_at)`,
  );
}

/** Removes the facts about an account and returns them; null when there are none. */
export async function takePendingFacts(manager: EntityManager, id: UserId): Promise<PendingFacts | null> {
  const row = await rowOf<PendingFactRow>(
    manager,
    sql`delete from pending_fact where player_id = ${id} returning verified_at, last_login_at`,
  );
  return row ? { verifiedAt: row.verified_at, lastLoginAt: row.last_login_at } : null;
}
