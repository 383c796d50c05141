import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, userId, type PageRequest, type UserId } from '@setpoint/kernel';
import { empty, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import {
  ConversationReads,
  type Contact,
  type ConversationsQuery,
  type ConversationView,
  type Participant,
  type Readership,
} from '../application/ports/conversation-reads.js';
import { conversationId, type ConversationId } from '../domain/conversation.js';
import type { Message } from '../domain/message.js';
import type { Access } from '../domain/rules/writing.js';
import type { ConversationRow } from './entities.js';
import { toConversation } from './message-rows.js';
import { contactsOf } from './queries/contacts.js';
import { isNamed, isUnread, toView, viewsOf, type ViewRow } from './queries/conversation-views.js';
import { messagesBack, messagesFrom, messageWith, newestMessages } from './queries/messages.js';
import { countsOf, participantsOf, type ParticipantRow } from './queries/participants.js';
import { accessOf } from './queries/access.js';

/** Name of the order in cursors. */
const LATEST = 'latest';

@Injectable()
export class PostgresConversationReads extends ConversationReads {
  constructor(private readonly storage: Storage) {
    super();
  }

  async views(viewer: UserId, ids: readonly ConversationId[]): Promise<ConversationView[]> {
    const rows = await rowsOf<ViewRow>(
      this.storage.manager,
      sql`${viewsOf(viewer)} and m.conversation_id = any(${ids}::text[])`,
    );
    return rows.map(toView);
  }

  async page(viewer: UserId, { text, unread }: ConversationsQuery, { first, after }: PageRequest) {
    const seen = decodeCursor(after, LATEST, 'instant', 'text');
    const rows = await rowsOf<ViewRow>(
      this.storage.manager,
      sql`${viewsOf(viewer)} and m.left_seq is null and c.spoken_seq > m.hidden_to
        ${unread ? sql`and ${isUnread}` : empty}
        ${text === null ? empty : sql`and ${isNamed(viewer, text)}`}
        ${seen ? sql`and (c.last_at, c.id) < (${seen[0]}::timestamptz, ${seen[1]} collate "C")` : empty}
        order by c.last_at desc, c.id desc limit ${first + 1}`,
    );
    return pageOf(rows.map(toView), { first, after }, ({ conversation: { id, lastAt } }) =>
      encodeCursor(LATEST, lastAt!.toISOString(), id),
    );
  }

  async unreadCount(viewer: UserId): Promise<number> {
    const row = await rowOf<{ count: number }>(
      this.storage.manager,
      sql`select count(*)::int as count from member m join conversation c on c.id = m.conversation_id
        where m.user_id = ${viewer} and m.left_seq is null and not m.muted and ${isUnread}`,
    );
    return row!.count;
  }

  async guestView(id: ConversationId, guestId: string): Promise<ConversationView | null> {
    const row = await rowOf<ConversationRow>(this.storage.manager, sql`select * from conversation where id = ${id}`);
    if (!row) return null;
    const reader = { userId: userId(guestId), lastRead: row.last_seq, hiddenTo: 0, muted: false, leftSeq: null };
    return { conversation: toConversation(row), reader, competitionId: null, number: null };
  }

  async readership(id: ConversationId, userIds: readonly UserId[]): Promise<Readership | null> {
    const row = await rowOf<{ last_seq: number; access_version: number; readers: string[] }>(
      this.storage.manager,
      sql`select c.last_seq, c.access_version, array(
          select m.user_id from member m
          where m.conversation_id = c.id and m.left_seq is null and m.user_id = any(${userIds}::text[])) as readers
        from conversation c where c.id = ${id}`,
    );
    return row ? { lastSeq: row.last_seq, access: row.access_version, userIds: row.readers.map(userId) } : null;
  }

  messagesBack(view: ConversationView, request: PageRequest) {
    return messagesBack(this.storage.manager, view, request);
  }

  messagesFrom(view: ConversationView, afterSeq: number, first: number) {
    return messagesFrom(this.storage.manager, view, afterSeq, first);
  }

  message(view: ConversationView, seq: number): Promise<Message | null> {
    return messageWith(this.storage.manager, view, seq);
  }

  async lastMessages(views: readonly ConversationView[]): Promise<Message[]> {
    const { manager } = this.storage;
    const gone = views.filter(({ reader }) => reader.leftSeq !== null);
    const [present, ...past] = await Promise.all([
      newestMessages(
        manager,
        views.filter(({ reader }) => reader.leftSeq === null),
      ),
      ...gone.map((view) => messageWith(manager, view, view.reader.leftSeq!)),
    ]);
    return [...present, ...past.filter((message) => message !== null)];
  }

  async participants(ids: readonly ConversationId[]): Promise<Participant[]> {
    const rows = await rowsOf<ParticipantRow>(this.storage.manager, participantsOf(ids));
    return rows.map(({ conversation_id, user_id, guest_name, last_read }) => ({
      conversationId: conversationId(conversation_id),
      userId: user_id === null ? null : userId(user_id),
      guestName: guest_name,
      readSeq: last_read,
    }));
  }

  async participantCounts(ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, number>> {
    const rows = await rowsOf<{ id: string; count: number }>(this.storage.manager, countsOf(ids));
    return new Map(rows.map(({ id, count }) => [conversationId(id), count]));
  }

  async access(viewer: UserId, ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, Access>> {
    const { manager } = this.storage;
    const rows = await rowsOf<ConversationRow>(manager, sql`select * from conversation where id = any(${ids}::text[])`);
    const access = await accessOf(manager, viewer, rows.map(toConversation));
    return new Map(rows.map(({ id }, i) => [conversationId(id), access[i]!]));
  }

  async contacts(viewer: UserId, text: string | null): Promise<Contact[]> {
    const rows = await rowsOf<{ id: string; conversation_id: string | null }>(
      this.storage.manager,
      contactsOf(viewer, text ?? ''),
    );
    return rows.map(({ id, conversation_id }) => ({
      userId: userId(id),
      conversationId: conversation_id === null ? null : conversationId(conversation_id),
    }));
  }
}
