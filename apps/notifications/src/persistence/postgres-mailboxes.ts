import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  notificationId,
  pageOf,
  type NotificationId,
  type Page,
  type PageRequest,
  type UserId,
} from '@setpoint/kernel';
import { execute, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { type KeptNotification, Mailboxes } from '../application/ports/mailboxes.js';
import { NotificationEntity } from './entities.js';
import { type MailboxPageRow, mailboxPage } from './queries/mailbox-page.js';

const ORDER = 'notifications';
/** Above every number of a notification. */
const NEWEST = 2 ** 31 - 1;

@Injectable()
export class PostgresMailboxes extends Mailboxes {
  constructor(private readonly storage: Storage) {
    super();
  }

  async page(userId: UserId, read: boolean | null, { first, after }: PageRequest): Promise<Page<KeptNotification>> {
    const seen = decodeCursor(after, ORDER, 'integer');
    const before = seen?.[0] ?? NEWEST;
    const rows = await rowsOf<MailboxPageRow>(
      this.storage.manager,
      mailboxPage({ userId, read, before, limit: first + 1 }),
    );
    const found = rows.filter((row) => row.id !== null);
    const shown = pageOf(found, { first, after }, (row) => encodeCursor(ORDER, row.number));
    return {
      ...shown,
      items: shown.items.map((row) => ({
        id: notificationId(row.id),
        userId,
        type: row.type,
        createdAt: row.created_at,
        read: row.read_at !== null,
        senderId: row.sender_id,
        matchId: row.match_id,
        courtId: row.court_id,
        level: row.level,
        guestName: row.guest_name,
        competition: row.competition,
        about: row.about,
        conversationId: row.conversation_id,
      })),
      totalCount: rows[0] ? countOf(rows[0], read) : 0,
    };
  }

  async unread(userId: UserId): Promise<number> {
    const { manager } = this.storage;
    const box = await rowOf<{ unread: number }>(manager, sql`select unread from mailbox where user_id = ${userId}`);
    return box?.unread ?? 0;
  }

  markRead(userId: UserId, id: NotificationId, now: Date): Promise<number | null> {
    return this.locked(userId, async (manager, unread) => {
      const known = await manager.findOneBy(NotificationEntity, { id, user_id: userId });
      if (!known) return null;
      if (known.read_at !== null) return unread;
      await manager.update(NotificationEntity, { id }, { read_at: now });
      return this.setUnread(manager, userId, unread - 1);
    });
  }

  async markAllRead(userId: UserId, upTo: NotificationId | null, now: Date): Promise<number | null> {
    const left = await this.locked(userId, async (manager, unread) => {
      const newest = upTo === null ? null : await manager.findOneBy(NotificationEntity, { id: upTo, user_id: userId });
      if (upTo !== null && !newest) return null;
      const read = await execute(
        manager,
        sql`update notification set read_at = ${now}
          where user_id = ${userId} and read_at is null and number <= ${newest?.number ?? NEWEST}`,
      );
      return this.setUnread(manager, userId, unread - read);
    });
    // No mailbox means no unread notifications.
    return left === null && upTo === null ? 0 : left;
  }

  /** Locks the mailbox. Null if there is none. */
  private locked(
    userId: UserId,
    work: (manager: EntityManager, unread: number) => Promise<number | null>,
  ): Promise<number | null> {
    return this.storage.transaction(async (manager) => {
      const box = await rowOf<{ unread: number }>(
        manager,
        sql`select unread from mailbox where user_id = ${userId} for update`,
      );
      return box ? work(manager, box.unread) : null;
    });
  }

  private async setUnread(manager: EntityManager, userId: UserId, unread: number): Promise<number> {
    await execute(manager, sql`update mailbox set unread = ${unread} where user_id = ${userId}`);
    return unread;
  }
}

function countOf({ total, unread }: MailboxPageRow, read: boolean | null): number {
  if (read === null) return total;
  return read ? total - unread : unread;
}
