import type { NotificationId, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { CompetitionLink, LevelLink, NotificationType } from '../../domain/notice.js';

/** A notification as shown to its owner (NTF-03). */
export interface KeptNotification {
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly type: NotificationType;
  readonly createdAt: Date;
  readonly read: boolean;
  readonly senderId: string;
  readonly matchId: string | null;
  readonly courtId: string | null;
  readonly level: LevelLink | null;
  readonly guestName: string | null;
  readonly competition: CompetitionLink | null;
  readonly about: string | null;
  readonly conversationId?: string | null;
}

/** Notifications and their read state. */
export abstract class Mailboxes {
  /** Newest first; all, or only the read or the unread ones. */
  abstract page(userId: UserId, read: boolean | null, page: PageRequest): Promise<Page<KeptNotification>>;
  abstract unread(userId: UserId): Promise<number>;
  /** Marks one read. Resolves with the new unread count, or null if there is no such notification. */
  abstract markRead(userId: UserId, id: NotificationId, now: Date): Promise<number | null>;
  /**
   * Marks all read, or those up to a given one, since later ones were not seen.
   * Resolves with the new unread count, or null if there is no notification of that id.
   */
  abstract markAllRead(userId: UserId, upTo: NotificationId | null, now: Date): Promise<number | null>;
}
