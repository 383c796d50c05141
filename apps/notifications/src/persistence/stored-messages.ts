import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, type Page, type PageRequest } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { Messages, type Message, type MessageCriteria } from '../application/messages.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredMessages extends Messages {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async page(criteria: MessageCriteria, page: PageRequest): Promise<Page<Message>> {
    const seen = seenUpTo(page.after);
    const [rows, { count }] = await Promise.all([
      this.meeting(criteria)
        .selectAll()
        .$if(seen !== null, (query) =>
          query.where(sql<SqlBool>`(created_at, id) < (${seen![0]}::timestamptz, ${seen![1]})`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.first + 1)
        .execute(),
      this.meeting(criteria)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map(toMessage),
      cursors: shown.map((row) => encodeCursor([row.created_at.toISOString(), row.id])),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: seen !== null,
      totalCount: count,
    };
  }

  async waiting(id: string): Promise<Message | null> {
    const row = await this.storage.db
      .selectFrom('message')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'WAITING')
      .executeTakeFirst();
    return row ? toMessage(row) : null;
  }

  async sent(id: string, at: Date, kept: Pick<Message, 'text' | 'html'> | null): Promise<void> {
    await this.storage.db
      .updateTable('message')
      .set((eb) => ({ state: 'SENT', sent_at: at, attempts: eb('attempts', '+', 1), ...kept }))
      .where('id', '=', id)
      .execute();
  }

  async failed(id: string, givenUp: boolean): Promise<void> {
    await this.storage.db
      .updateTable('message')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), ...(givenUp && { state: 'FAILED' as const }) }))
      .where('id', '=', id)
      .execute();
  }

  private meeting({ to, channel }: MessageCriteria) {
    return this.storage.db
      .selectFrom('message')
      .$if(to !== undefined, (query) => query.where('recipient', 'ilike', `%${literally(to!)}%`))
      .$if(channel !== undefined, (query) => query.where('channel', '=', channel!));
  }
}

/** What was typed means itself, also where a pattern gives it a meaning. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function toMessage({ recipient, created_at, sent_at, ...row }: Selectable<Tables['message']>): Message {
  return { ...row, to: recipient, createdAt: created_at, sentAt: sent_at };
}

function seenUpTo(after: string | null | undefined): [string, string] | null {
  const [at, id] = decodeCursor(after) ?? [];
  const isInstant = typeof at === 'string' && !Number.isNaN(Date.parse(at));
  return isInstant && typeof id === 'string' ? [at, id] : null;
}
