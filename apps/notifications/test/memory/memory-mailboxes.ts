import {
  notificationId,
  userId,
  type NotificationId,
  type Page,
  type PageRequest,
  type UserId,
} from '@setpoint/kernel';
import { Mailboxes, type KeptNotification } from '../../src/application/ports/mailboxes.js';

/** Mailboxes in memory, oldest first. */
export class MemoryMailboxes extends Mailboxes {
  private notifications: KeptNotification[] = [];

  add(owner: string, ...ids: string[]): this {
    for (const id of ids) {
      this.notifications.push({
        id: notificationId(id),
        userId: userId(owner),
        type: 'FOLLOWED',
        createdAt: new Date('2026-06-01T10:00:00Z'),
        read: false,
        senderId: 'ben',
        matchId: null,
        courtId: null,
        level: null,
        guestName: null,
        competition: null,
        about: null,
      });
    }
    return this;
  }

  page(owner: UserId, read: boolean | null, page: PageRequest): Promise<Page<KeptNotification>> {
    const all = this.of(owner).filter((one) => read === null || one.read === read);
    const items = all.toReversed().slice(0, page.first);
    const hasNextPage = all.length > items.length;
    const cursors = items.map(({ id }) => String(id));
    return Promise.resolve({ items, cursors, hasNextPage, hasPreviousPage: false, totalCount: all.length });
  }

  unread(owner: UserId): Promise<number> {
    return Promise.resolve(this.of(owner).filter(({ read }) => !read).length);
  }

  async markRead(owner: UserId, id: NotificationId): Promise<number | null> {
    if (!this.of(owner).some((one) => one.id === id)) return null;
    this.read(({ id: one }) => one === id);
    return this.unread(owner);
  }

  async markAllRead(owner: UserId, upTo: NotificationId | null): Promise<number | null> {
    const own = this.of(owner);
    const last = upTo === null ? own.length - 1 : own.findIndex(({ id }) => id === upTo);
    if (upTo !== null && last < 0) return null;
    const seen = new Set(own.slice(0, last + 1).map(({ id }) => id));
    this.read(({ id }) => seen.has(id));
    return this.unread(owner);
  }

  private of(owner: UserId): KeptNotification[] {
    return this.notifications.filter((one) => one.userId === owner);
  }

  private read(which: (one: KeptNotification) => boolean): void {
    this.notifications = this.notifications.map((one) => (which(one) ? { ...one, read: true } : one));
  }
}
