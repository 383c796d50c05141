import { rowOf, sql, type Effects, type PushBus } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewMessage } from '../application/ports/conversations.js';
import type { Conversation } from '../domain/conversation.js';
import { senderOf, type Message } from '../domain/message.js';
import { noticeDueAt } from '../domain/notice.js';
import { signalBadges, signalConversation } from './signals.js';

/**
 * Message, number, time, own read mark and the notice that will be due, in one statement; the conversation is locked. Who
 * had read everything has read a note, too: it asks for no attention of its own. Null where the client id is used.
 */
export async function writeMessage(
  manager: EntityManager,
  effects: Effects,
  push: PushBus,
  { id, lastSeq, accessVersion }: Conversation,
  { author, text, note, clientId, sentAt }: NewMessage,
): Promise<Message | null> {
  const seq = lastSeq + 1;
  const spoken = note === null;
  const row = await rowOf<{ members: string[] | null }>(
    manager,
    sql`with once as (
        insert into sent (sender_id, client_id, conversation_id, seq, at)
          select ${senderOf(author)}, ${clientId}::uuid, ${id}, ${seq}::bigint, ${sentAt}::timestamptz
          where ${clientId}::uuid is not null on conflict do nothing returning 1),
      free as (select where ${clientId}::uuid is null or exists (select from once)),
      numbered as (
        update conversation set last_seq = ${seq}, last_at = ${sentAt},
          spoken_seq = case when ${spoken} then ${seq}::bigint else spoken_seq end
          where id = ${id} and exists (select from free)),
      mine as (
        update member set last_read = ${seq}
          where conversation_id = ${id} and exists (select from free) and left_seq is null
            and case when ${spoken} then user_id = ${author.userId} else last_read = ${lastSeq} end),
      noticed as (
        insert into notice_due (conversation_id, due_at) select ${id}, ${noticeDueAt(sentAt)}::timestamptz from free where ${spoken}
          on conflict do nothing),
      written as (
        insert into message (conversation_id, seq, at, sender_id, guest_id, guest_name, body, note, about_id, client_id)
          select ${id}, ${seq}::bigint, ${sentAt}::timestamptz, ${author.userId}, ${author.guest?.id ?? null},
            ${author.guest?.name ?? note?.about.guestName ?? null}, ${text}, ${note?.kind ?? null},
            ${note?.about.userId ?? null}, ${clientId}::uuid from free
          returning 1)
      select (select array_agg(user_id) from member where conversation_id = ${id} and left_seq is null) as members
      from written`,
  );
  if (!row) return null;
  signalConversation(effects, push, id, { seq, access: accessVersion });
  signalBadges(effects, push, row.members ?? []);
  return { conversationId: id, seq, author, text, note, sentAt, clientId };
}
