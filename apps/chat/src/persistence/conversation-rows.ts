import { execute, insertRows, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { idOf, type Conversation, type ConversationId, type Subject } from '../domain/conversation.js';
import { MemberEntity, type ConversationRow, type MemberRow } from './entities.js';
import { toConversation } from './message-rows.js';

/** Lock first, so that number, time and rights are consistent. */
export async function lockConversation(manager: EntityManager, id: ConversationId): Promise<Conversation | null> {
  const row = await rowOf<ConversationRow>(manager, sql`select * from conversation where id = ${id} for update`);
  return row ? toConversation(row) : null;
}

/**
 * Makes a conversation with those who take part, unless it is there. A roster is locked meanwhile: whoever joins it then
 * finds the conversation.
 */
export async function openConversation(manager: EntityManager, subject: Subject): Promise<void> {
  const { kind, subjectId, playerId } = subject;
  const id = idOf(subject);
  const people = await peopleOf(manager, subject);
  await execute(
    manager,
    sql`insert into conversation (id, kind, subject_id, player_id)
      values (${id}, ${kind}, ${subjectId}, ${playerId}) on conflict do nothing`,
  );
  await insertRows(
    manager,
    MemberEntity,
    people.map((person) => newMember(id, person, 0)),
    { ignoreConflicts: true },
  );
}

async function peopleOf(manager: EntityManager, { kind, subjectId, playerId }: Subject): Promise<readonly string[]> {
  if (kind === 'PLAYER') return [subjectId, playerId!];
  if (kind === 'COURT') {
    const row = await rowOf<{ owner_id: string | null }>(
      manager,
      sql`select owner_id from court where id = ${subjectId} for share`,
    );
    return [playerId!, row?.owner_id].filter((id) => id != null);
  }
  const row = await rowOf<{ member_ids: string[] }>(
    manager,
    sql`select member_ids from circle where kind = ${kind} and id = ${subjectId} for share`,
  );
  return row?.member_ids ?? [];
}

/** A member who has read everything. */
export const newMember = (conversation_id: string, user_id: string, last_read: number): MemberRow => ({
  ...{ conversation_id, user_id, last_read, hidden_to: 0, noticed_to: 0, muted: false, left_seq: null },
});
