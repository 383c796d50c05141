import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Relation } from '../../domain/relation-machine.js';

/** The relation of `me` to each of the others, in one statement. */
export async function relationsOf(
  manager: EntityManager,
  me: UserId,
  others: readonly UserId[],
): Promise<Map<UserId, Relation>> {
  const rows = await rowsOf<Relation & { readonly other: UserId }>(
    manager,
    sql`select other,
        exists (select from follow where follower_id = ${me} and followed_id = other) as "iFollow",
        exists (select from follow where follower_id = other and followed_id = ${me}) as "followsMe",
        exists (select from block where blocker_id = ${me} and blocked_id = other) as "iBlock",
        exists (select from block where blocker_id = other and blocked_id = ${me}) as "blocksMe"
      from unnest(${others}::text[]) as other`,
  );
  return new Map(rows.map(({ other, ...relation }) => [other, relation]));
}
