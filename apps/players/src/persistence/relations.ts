import type { Outcome, UserId } from '@setpoint/kernel';
import { rowsOf, sql, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { RelationChange } from '../application/ports/relations.js';
import { STRANGERS, type Relation } from '../domain/relation-machine.js';
import { relationEvents } from '../events/outgoing.js';
import { BlockEntity, FollowEntity } from './entities.js';
import { countFollow } from './projections/follow-counts.js';
import { relationsOf } from './queries/relations-of.js';

/** Locks the pair, applies `decide`, saves and emits the difference, in the given transaction. */
export async function changeRelation<Code extends string>(
  manager: EntityManager,
  effects: Effects,
  { me, other, now, byInvitation = false }: RelationChange,
  decide: (relation: Relation) => Outcome<Relation, Code>,
): Promise<Outcome<Relation, Code>> {
  const pair = [me, other].sort().join(' ');
  await rowsOf(manager, sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
  const before = (await relationsOf(manager, me, [other])).get(other) ?? STRANGERS;
  const decided = decide(before);
  if (!decided.ok) return decided;
  const after = decided.value;
  await saveFollow(manager, { follower_id: me, followed_id: other }, before.iFollow, after.iFollow, now);
  await saveFollow(manager, { follower_id: other, followed_id: me }, before.followsMe, after.followsMe, now);
  await saveBlock(manager, { blocker_id: me, blocked_id: other }, before.iBlock, after.iBlock, now);
  effects.emit(...relationEvents(me, other, before, after, byInvitation));
  return decided;
}

async function saveFollow(
  manager: EntityManager,
  pair: { readonly follower_id: UserId; readonly followed_id: UserId },
  before: boolean,
  after: boolean,
  since: Date,
): Promise<void> {
  if (before === after) return;
  if (after) await manager.insert(FollowEntity, { ...pair, since });
  else await manager.delete(FollowEntity, pair);
  await countFollow(manager, { followerId: pair.follower_id, followedId: pair.followed_id }, after ? 1 : -1);
}

async function saveBlock(
  manager: EntityManager,
  pair: { readonly blocker_id: UserId; readonly blocked_id: UserId },
  before: boolean,
  after: boolean,
  since: Date,
): Promise<void> {
  if (before === after) return;
  if (after) await manager.insert(BlockEntity, { ...pair, since });
  else await manager.delete(BlockEntity, pair);
}
