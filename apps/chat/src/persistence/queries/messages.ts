import { decodeCursor, encodeCursor, type PageRequest } from '@setpoint/kernel';
import { empty, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ConversationView, MessagesPage } from '../../application/ports/conversation-reads.js';
import { readableTo } from '../../domain/conversation.js';
import type { Message } from '../../domain/message.js';
import type { MessageRow } from '../entities.js';
import { toMessage } from '../message-rows.js';

// Numbers have no gaps, so how many messages there are between two of them is known before any is read: no page reads
// beyond them, into months that it doesn't need.

/** Name of the order in cursors. */
const NEWEST = 'newest';

/** Newest first, before the cursor. */
export async function messagesBack(
  manager: EntityManager,
  view: ConversationView,
  { first, after }: PageRequest,
): Promise<MessagesPage> {
  const seen = decodeCursor(after, NEWEST, 'instant', 'number');
  const { conversation, reader } = view;
  const newest = Math.min(readableTo(conversation, reader), seen ? seen[1] - 1 : Infinity);
  const count = newest - reader.hiddenTo;
  const from = seen ? sql`and at <= ${seen[0]}::timestamptz` : empty;
  const rows =
    count <= 0
      ? []
      : await rowsOf<MessageRow>(
          manager,
          sql`select * from message where conversation_id = ${conversation.id} ${from} and seq <= ${newest}
            order by at desc, seq desc limit ${Math.min(first, count)}`,
        );
  return pageOf(rows, count > first, seen !== null);
}

/** Oldest first, after a known sequence number: the missed messages. */
export async function messagesFrom(
  manager: EntityManager,
  { conversation, reader }: ConversationView,
  afterSeq: number,
  first: number,
): Promise<MessagesPage> {
  const known = Math.max(afterSeq, reader.hiddenTo);
  const newest = readableTo(conversation, reader);
  const count = newest - known;
  const rows =
    count <= 0
      ? []
      : await rowsOf<MessageRow>(
          manager,
          sql`select * from (
              select * from message where conversation_id = ${conversation.id} and seq <= ${newest}
              order by at desc, seq desc limit ${count}) missed
            order by seq limit ${first}`,
        );
  return pageOf(rows, count > first, known > reader.hiddenTo);
}

/** A single message, usually recent. */
export async function messageWith(
  manager: EntityManager,
  { conversation, reader }: ConversationView,
  seq: number,
): Promise<Message | null> {
  if (seq <= reader.hiddenTo || seq > readableTo(conversation, reader)) return null;
  const { id, lastAt } = conversation;
  const recent = sql`select * from message where conversation_id = ${id} and seq = ${seq}
    and at > ${lastAt}::timestamptz - interval '7 days'`;
  const row =
    (await rowOf<MessageRow>(manager, recent)) ??
    (await rowOf<MessageRow>(manager, sql`select * from message where conversation_id = ${id} and seq = ${seq}`));
  return row ? toMessage(row) : null;
}

/** The newest messages of conversations, read from the partitions of their months. */
export async function newestMessages(manager: EntityManager, views: readonly ConversationView[]): Promise<Message[]> {
  const shown = views.filter(({ conversation, reader }) => conversation.lastSeq > reader.hiddenTo);
  const rows = await rowsOf<MessageRow>(
    manager,
    sql`select m.* from unnest(${shown.map(({ conversation }) => conversation.id)}::text[],
        ${shown.map(({ conversation }) => conversation.lastAt)}::timestamptz[],
        ${shown.map(({ conversation }) => conversation.lastSeq)}::bigint[]) as newest(id, at, seq)
      join message m on m.conversation_id = newest.id and m.at = newest.at and m.seq = newest.seq`,
  );
  return rows.map(toMessage);
}

function pageOf(rows: readonly MessageRow[], hasNextPage: boolean, hasPreviousPage: boolean): MessagesPage {
  const items = rows.map(toMessage);
  const cursors = items.map(({ sentAt, seq }) => encodeCursor(NEWEST, sentAt.toISOString(), seq));
  return { items, cursors, hasNextPage, hasPreviousPage };
}
