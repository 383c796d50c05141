import { execute, insertRows, rowsOf, sql, type Effects, type PushBus } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Conversation } from '../../domain/conversation.js';
import { newMember } from '../conversation-rows.js';
import { MemberEntity } from '../entities.js';
import { signalBadges, signalConversation } from '../signals.js';

/**
 * Replaces the members; the conversation is locked. New members find earlier messages as read, former ones keep what they
 * had. The new version makes connected readers check their access again.
 */
export async function admit(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  { id, lastSeq, accessVersion }: Conversation,
  people: readonly string[],
): Promise<void> {
  const members = await rowsOf<{ user_id: string; is_in: boolean }>(
    manager,
    sql`select user_id, left_seq is null as is_in from member where conversation_id = ${id}`,
  );
  const known = new Set(members.map(({ user_id }) => user_id));
  const gone = members.filter(({ user_id, is_in }) => is_in && !people.includes(user_id)).map(({ user_id }) => user_id);
  const back = members.filter(({ user_id, is_in }) => !is_in && people.includes(user_id)).map(({ user_id }) => user_id);
  const fresh = people.filter((person) => !known.has(person));
  if (gone.length + back.length + fresh.length === 0) return;
  await execute(
    manager,
    sql`update member set left_seq = ${lastSeq} where conversation_id = ${id} and user_id = any(${gone}::text[])`,
  );
  await execute(
    manager,
    sql`update member set left_seq = null, last_read = ${lastSeq}
      where conversation_id = ${id} and user_id = any(${back}::text[])`,
  );
  await insertRows(
    manager,
    MemberEntity,
    fresh.map((person) => newMember(id, person, lastSeq)),
  );
  await execute(manager, sql`update conversation set access_version = access_version + 1 where id = ${id}`);
  signalConversation(effects, push, id, { seq: lastSeq, access: accessVersion + 1 });
  signalBadges(effects, push, [...gone, ...back, ...fresh]);
}
