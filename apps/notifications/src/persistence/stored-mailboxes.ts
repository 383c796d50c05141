import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  notificationId,
  userId as asUserId,
  type NotificationId,
  type Page,
  type PageRequest,
  type UserId,
} from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { Mailboxes, type KeptNotification } from '../application/mailboxes.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredMailboxes extends Mailboxes {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async page(userId: UserId, read: boolean | null, page: PageRequest): Promise<Page<KeptNotification>> {
    const seen = seenUpTo(page.after);
    const [rows, totalCount] = await Promise.all([
      this.storage.db
        .selectFrom('notification')
        .select(['id', 'number', 'type', 'created_at', 'read_at', 'sender_id', 'match_id', 'court_id'])
        .where('user_id', '=', userId)
        .$if(read !== null, (query) => query.where('read_at', read ? 'is not' : 'is', null))
        .$if(seen !== null, (query) => query.where('number', '<', seen!))
        .orderBy('number', 'desc')
        .limit(page.first + 1)
        .execute(),
      this.count(userId, read),
    ]);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map((row) => ({
        id: notificationId(row.id),
        userId: asUserId(userId),
        type: row.type,
        createdAt: row.created_at,
        read: row.read_at !== null,
        senderId: row.sender_id,
        matchId: row.match_id,
        courtId: row.court_id,
      })),
      cursors: shown.map((row) => encodeCursor([row.number])),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: seen !== null,
      totalCount,
    };
  }

  unread(userId: UserId): Promise<number> {
    return this.count(userId, false);
  }

  markRead(userId: UserId, id: NotificationId, now: Date): Promise<number | null> {
    return this.locked(userId, async (tx, unread) => {
      const known = await tx
        .selectFrom('notification')
        .select('read_at')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!known) return null;
      if (known.read_at !== null) return unread;
      await tx.updateTable('notification').set({ read_at: now }).where('id', '=', id).execute();
      return this.setUnread(tx, userId, unread - 1);
    });
  }

  async markAllRead(userId: UserId, upTo: NotificationId | null, now: Date): Promise<number | null> {
    const left = await this.locked(userId, async (tx, unread) => {
      const last = upTo === null ? null : await numberOf(tx, userId, upTo);
      if (upTo !== null && last === null) return null;
      const { numUpdatedRows } = await tx
        .updateTable('notification')
        .set({ read_at: now })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null)
        .$if(last !== null, (query) => query.where('number', '<=', last!))
        .executeTakeFirst();
      return this.setUnread(tx, userId, unread - Number(numUpdatedRows));
    });
    // Whoever was never told anything has nothing unread.
    return left === null && upTo === null ? 0 : left;
  }

  private async count(userId: UserId, read: boolean | null): Promise<number> {
    const box = await this.storage.db
      .selectFrom('mailbox')
      .select(['total', 'unread'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!box) return 0;
    if (read === null) return box.total;
    return read ? box.total - box.unread : box.unread;
  }

  /** Nobody puts anything into the mailbox, or reads in it, meanwhile. Null without a mailbox. */
  private locked(
    userId: UserId,
    work: (tx: Transaction<Tables>, unread: number) => Promise<number | null>,
  ): Promise<number | null> {
    return this.storage.transaction(async (tx) => {
      const box = await tx
        .selectFrom('mailbox')
        .select('unread')
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      return box ? work(tx, box.unread) : null;
    });
  }

  private async setUnread(tx: Transaction<Tables>, userId: UserId, unread: number): Promise<number> {
    await tx.updateTable('mailbox').set({ unread }).where('user_id', '=', userId).execute();
    return unread;
  }
}

async function numberOf(tx: Transaction<Tables>, userId: UserId, id: NotificationId): Promise<number | null> {
  const row = await tx
    .selectFrom('notification')
    .select('number')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.number ?? null;
}

function seenUpTo(after: string | null | undefined): number | null {
  const [number] = decodeCursor(after) ?? [];
  return Number.isSafeInteger(number) ? (number as number) : null;
}
