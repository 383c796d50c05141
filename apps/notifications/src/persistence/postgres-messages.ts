import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '@setpoint/kernel';
import { execute, join, rowOf, rowsOf, type Sql, sql, Storage } from '@setpoint/service-kit';
import {
  type ComposedMessage,
  type Composition,
  type Message,
  type MessageCriteria,
  Messages,
} from '../application/ports/messages.js';
import { MessageEntity, type MessageRow } from './entities.js';
import { messageOf } from './message-rows.js';

const ORDER = 'messages';

@Injectable()
export class PostgresMessages extends Messages {
  constructor(private readonly storage: Storage) {
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
    const shown = rows.slice(0, first);
    return {
      items: shown.map(messageOf),
      cursors: shown.map((row) => encodeCursor(ORDER, row.created_at.toISOString(), row.id)),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: seen !== null,
      totalCount: counted!.count,
    };
  }

  async waiting(id: string): Promise<Message | null> {
    const row = await this.storage.manager.findOneBy(MessageEntity, { id, state: 'WAITING' });
    return row && messageOf(row);
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

  async leftOut(id: string): Promise<void> {
    await this.storage.manager.update(MessageEntity, { id, state: 'WAITING' }, { state: 'LEFT_OUT' });
  }

  async failed(id: string, givenUp: boolean): Promise<void> {
    const state = givenUp ? 'FAILED' : 'WAITING';
    await execute(
      this.storage.manager,
      sql`update message set state = ${state}, attempts = attempts + 1 where id = ${id}`,
    );
  }
}

function meeting({ to, channel }: MessageCriteria): Sql {
  const conditions = [sql`true`];
  if (to !== undefined) conditions.push(sql`recipient ilike ${`%${literally(to)}%`}`);
  if (channel !== undefined) conditions.push(sql`channel = ${channel}`);
  return join(conditions, ' and ');
}

/** What was typed means itself, also where a pattern gives it a meaning. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
