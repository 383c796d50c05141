import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import { execute, Jobs, join, rowOf, rowsOf, type Sql, sql, Storage } from '@setpoint/service-kit';
import {
  type ComposedMessage,
  type Composition,
  type DigestNews,
  type Failure,
  type Message,
  type MessageCriteria,
  Messages,
} from '../application/ports/messages.js';
import type { LeftOutReason } from '../domain/left-out.js';
import { SEND_MESSAGE } from '../jobs/queues.js';
import { newsOfDigest } from './digest-rows.js';
import { MessageEntity, type MessageRow } from './entities.js';
import { HANDED_OVER_AGAIN_MS, messageOf } from './message-rows.js';

const ORDER = 'messages';

@Injectable()
export class PostgresMessages extends Messages {
  constructor(
    private readonly storage: Storage,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async page(criteria: MessageCriteria, { first, after }: PageRequest): Promise<Page<Message>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const [at, id] = seen ?? ['infinity', ''];
    const [rows, counted] = await Promise.all([
      rowsOf<MessageRow>(
        manager,
        sql`select * from message
          where ${meeting(criteria)} and (created_at, id) < (${at}::timestamptz, ${id})
          order by created_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from message where ${meeting(criteria)}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.created_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(messageOf), totalCount: counted!.count };
  }

  async take(id: string): Promise<Message | null> {
    const row = await rowOf<MessageRow>(
      this.storage.manager,
      sql`update message set taken_until = clock_timestamp() + interval '2 minutes'
        where id = ${id} and state = 'WAITING' and coalesce(taken_until <= clock_timestamp(), true)
        returning *`,
    );
    return row ? messageOf(row) : null;
  }

  handOver(now: Date, limit: number): Promise<number> {
    const again = new Date(now.getTime() + HANDED_OVER_AGAIN_MS);
    return this.storage.transaction(async (manager) => {
      const due = await rowsOf<{ id: string }>(
        manager,
        sql`update message set hand_over_at = ${again} where id in (
            select id from message where state = 'WAITING' and hand_over_at <= ${now}
            order by hand_over_at limit ${limit} for update skip locked)
          returning id`,
      );
      for (const { id } of due) await this.jobs.send(manager, SEND_MESSAGE, { messageId: id });
      return due.length;
    });
  }

  async wasRead({
    userId,
    notificationId,
    conversationId,
  }: Pick<Message, 'userId' | 'notificationId' | 'conversationId'>): Promise<boolean> {
    if (notificationId === null) return false;
    // Of a conversation the newest notification stands for those before.
    const unread = await rowOf(
      this.storage.manager,
      sql`select 1 from notification where user_id = ${userId} and read_at is null
        and (id = ${notificationId} or conversation_id = ${conversationId}::text)`,
    );
    return unread === null || unread === undefined;
  }

  newsOf(messageId: string): Promise<readonly DigestNews[]> {
    return newsOfDigest(this.storage.manager, messageId);
  }

  async compose(id: string, { to, subject, text, html, language }: Composition): Promise<void> {
    const composed = { recipient: to, subject, text, html, language, content: null };
    await this.storage.manager.update(MessageEntity, { id }, composed);
  }

  async sent(id: string, at: Date, kept: Pick<ComposedMessage, 'text' | 'html'> | null): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update message set state = 'SENT', sent_at = ${at}, attempts = attempts + 1,
          text = coalesce(${kept?.text ?? null}, text), html = coalesce(${kept?.html ?? null}, html)
        where id = ${id}`,
    );
  }

  async leftOut(id: string, reason: LeftOutReason): Promise<void> {
    const given = { state: 'LEFT_OUT', reason } as const;
    await this.storage.manager.update(MessageEntity, { id, state: 'WAITING' }, given);
  }

  async postpone(id: string, until: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update message set hand_over_at = ${until}, due_at = ${until}, taken_until = null where id = ${id}`,
    );
  }

  async failed(id: string, { reason, detail }: Failure, again: Date | null): Promise<void> {
    await execute(
      this.storage.manager,
      again
        ? sql`update message set attempts = attempts + 1, detail = ${detail}, hand_over_at = ${again},
            taken_until = null where id = ${id}`
        : sql`update message set attempts = attempts + 1, detail = ${detail}, reason = ${reason}, state = 'FAILED',
            taken_until = null where id = ${id}`,
    );
  }
}

function meeting({ to, channel, state, type, userId }: MessageCriteria): Sql {
  const conditions = [sql`true`];
  if (to !== undefined) conditions.push(sql`recipient ilike ${`%${literally(to)}%`}`);
  if (channel !== undefined) conditions.push(sql`channel = ${channel}`);
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (userId !== undefined) conditions.push(sql`user_id = ${userId}`);
  return join(conditions, ' and ');
}

/** Escapes pattern characters. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
