import { Injectable } from '@nestjs/common';
import { Clock, type Outcome, type UserId } from '@setpoint/kernel';
import { Storage, type Effects } from '@setpoint/service-kit';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Relations } from '../application/ports/relations.js';
import { STRANGERS, type Relation } from '../domain/relation-machine.js';
import { relationEvents } from '../events/outgoing.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredRelations extends Relations {
  constructor(
    private readonly storage: Storage<Tables>,
    private readonly clock: Clock,
  ) {
    super();
  }

  change<Code extends string>(
    me: UserId,
    other: UserId,
    decide: (relation: Relation) => Outcome<Relation, Code>,
    options: { readonly byInvitation?: boolean } = {},
  ): Promise<Outcome<Relation, Code>> {
    return this.storage.transaction((tx, effects) =>
      changeRelation(tx, effects, { me, other, now: this.clock.now(), ...options }, decide),
    );
  }
}

interface Pair {
  readonly me: UserId;
  readonly other: UserId;
  readonly now: Date;
  readonly byInvitation?: boolean;
}

/** Locks the pair, decides, saves the difference and says it; all in the given transaction. */
export async function changeRelation<Code extends string>(
  tx: Transaction<Tables>,
  effects: Effects,
  { me, other, now, byInvitation = false }: Pair,
  decide: (relation: Relation) => Outcome<Relation, Code>,
): Promise<Outcome<Relation, Code>> {
  const pair = [me, other].sort().join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx);
  const before = (await relationsOf(tx, me, [other])).get(other) ?? STRANGERS;
  const decided = decide(before);
  if (!decided.ok) return decided;
  const after = decided.value;
  await setFollow(tx, me, other, before.iFollow, after.iFollow, now);
  await setFollow(tx, other, me, before.followsMe, after.followsMe, now);
  if (!before.iBlock && after.iBlock) {
    await tx.insertInto('block').values({ blocker_id: me, blocked_id: other, since: now }).execute();
  } else if (before.iBlock && !after.iBlock) {
    await tx.deleteFrom('block').where('blocker_id', '=', me).where('blocked_id', '=', other).execute();
  }
  effects.emit(...relationEvents(me, other, before, after, byInvitation));
  return decided;
}

async function setFollow(
  tx: Transaction<Tables>,
  follower: string,
  followed: string,
  before: boolean,
  after: boolean,
  now: Date,
): Promise<void> {
  if (!before && after) {
    await tx.insertInto('follow').values({ follower_id: follower, followed_id: followed, since: now }).execute();
  } else if (before && !after) {
    await tx.deleteFrom('follow').where('follower_id', '=', follower).where('followed_id', '=', followed).execute();
  }
}

/** How `me` stands to each of the others, in one statement. */
export async function relationsOf(
  db: Kysely<Tables>,
  me: UserId,
  others: readonly UserId[],
): Promise<Map<UserId, Relation>> {
  const { rows } = await sql<{
    other: UserId;
    i_follow: boolean;
    follows_me: boolean;
    i_block: boolean;
    blocks_me: boolean;
  }>`
    select other,
      exists (select from follow where follower_id = ${me} and followed_id = other) as i_follow,
      exists (select from follow where follower_id = other and followed_id = ${me}) as follows_me,
      exists (select from block where blocker_id = ${me} and blocked_id = other) as i_block,
      exists (select from block where blocker_id = other and blocked_id = ${me}) as blocks_me
    from unnest(${[...others]}::text[]) as other`.execute(db);
  return new Map(
    rows.map(({ other, i_follow, follows_me, i_block, blocks_me }) => [
      other,
      { iFollow: i_follow, followsMe: follows_me, iBlock: i_block, blocksMe: blocks_me },
    ]),
  );
}
