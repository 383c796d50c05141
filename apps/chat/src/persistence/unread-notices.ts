import { messagesUnread, outgoing } from '@setpoint/events';
import { execute, rowOf, rowsOf, sql, type DueRowsWork, type Effects } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { conversationId } from '../domain/conversation.js';
import { noticeDueAt, unreadSince } from '../domain/notice.js';
import { lockConversation } from './conversation-rows.js';
import type { MessageRow } from './entities.js';

interface DueNotice {
  readonly conversation_id: string;
}

/** Conversations in which something was written ten seconds ago or longer. */
export const noticesOfUnread = (now: Date): DueRowsWork<DueNotice> => ({
  claim: (manager, limit, excluding) =>
    rowsOf<DueNotice>(
      manager,
      sql`select conversation_id from notice_due where due_at <= ${now} and conversation_id <> all(${excluding}::text[])
        order by due_at limit ${limit} for update skip locked`,
    ),
  keyOf: ({ conversation_id }) => conversation_id,
  settle: ({ conversation_id }, manager, effects) => notify(manager, effects, conversation_id, now),
});

/** Locks the conversation, so that nothing is written in between. */
async function notify(manager: EntityManager, effects: Effects, id: string, now: Date): Promise<void> {
  const conversation = (await lockConversation(manager, conversationId(id)))!;
  const newest = await rowOf<MessageRow>(
    manager,
    sql`select * from message where conversation_id = ${id} and note is null and at <= ${unreadSince(now)}::timestamptz
      order by at desc, seq desc limit 1`,
  );
  if (newest) await notifyMembers(manager, effects, conversation, newest);
  const isMore = conversation.spokenSeq > (newest?.seq ?? 0);
  if (!isMore) await execute(manager, sql`delete from notice_due where conversation_id = ${id}`);
  else {
    const dueAt = noticeDueAt(conversation.lastAt!);
    await execute(manager, sql`update notice_due set due_at = ${dueAt} where conversation_id = ${id}`);
  }
}

async function notifyMembers(
  manager: EntityManager,
  effects: Effects,
  { id, kind, subjectId, lastSeq }: NonNullable<Awaited<ReturnType<typeof lockConversation>>>,
  newest: MessageRow,
): Promise<void> {
  const waiting = await rowsOf<{ user_id: string; read_to: number }>(
    manager,
    sql`update member m set noticed_to = ${newest.seq}
      where m.conversation_id = ${id} and m.left_seq is null and not m.muted
        and greatest(m.last_read, m.hidden_to, m.noticed_to) < ${newest.seq}
        and not exists (select from person p where p.id = m.user_id and p.is_closed)
      returning m.user_id, greatest(m.last_read, m.hidden_to) as read_to`,
  );
  for (const { user_id: playerId, read_to } of waiting)
    effects.emit(
      outgoing(messagesUnread, {
        ...{ conversationId: id, kind, playerId, senderId: newest.sender_id, guestName: newest.guest_name },
        ...(kind === 'MATCH' && { matchId: subjectId }),
        ...{ count: lastSeq - read_to, at: newest.at.toISOString() },
      }),
    );
}
