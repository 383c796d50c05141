import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { decodeCursor, encodeCursor, userId, type Page, type PageRequest } from '@setpoint/kernel';
import { empty, insertRows, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Conversations } from '../application/ports/conversations.js';
import { conversationId, type Conversation, type ConversationId } from '../domain/conversation.js';
import { ConversationEntity, type ConversationRow } from './entities.js';

/** Name of the list's order in its cursors. */
const NEWEST = 'newest';

@Injectable()
export class PostgresConversations extends Conversations {
  constructor(private readonly storage: Storage) {
    super();
  }

  async add({ id, name, addedBy, addedAt }: Conversation, event: OutgoingEvent): Promise<boolean> {
    return this.storage.transaction(async (manager, effects) => {
      const row = { id, name, added_by: addedBy, added_at: addedAt };
      const inserted = await insertRows(manager, ConversationEntity, [row], { ignoreConflicts: true });
      if (inserted === 0) return false;
      effects.emit(event);
      return true;
    });
  }

  async byIds(ids: readonly ConversationId[]): Promise<Conversation[]> {
    const rows = await rowsOf<ConversationRow>(
      this.storage.manager,
      sql`select * from conversation where id = any(${ids}::text[])`,
    );
    return rows.map(fromRow);
  }

  async page({ first, after }: PageRequest): Promise<Page<Conversation>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, NEWEST, 'instant', 'text');
    const older = seen ? sql`where (added_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : empty;
    const [rows, totalCount] = await Promise.all([
      // One more than asked for tells whether there is a next page.
      rowsOf<ConversationRow>(
        manager,
        sql`select * from conversation ${older} order by added_at desc, id desc limit ${first + 1}`,
      ),
      manager.count(ConversationEntity),
    ]);
    const items = rows.slice(0, first).map(fromRow);
    return {
      items,
      cursors: items.map(({ addedAt, id }) => encodeCursor(NEWEST, addedAt.toISOString(), id)),
      hasNextPage: rows.length > items.length,
      hasPreviousPage: seen !== null,
      totalCount,
    };
  }
}

const fromRow = ({ id, name, added_by, added_at }: ConversationRow): Conversation => ({
  id: conversationId(id),
  name,
  addedBy: userId(added_by),
  addedAt: added_at,
});
