import type { NotificationId, Page, PageRequest, UserId } from '@setpoint/kernel';
import type { CompetitionLink, LevelLink, NotificationType } from '../../domain/notice.js';

/** A notification as its owner reads it (NTF-03). */
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

/** The notifications of people, and which of them they have read. */
export abstract class Mailboxes {
  /** Newest first; all, or only the read or the unread ones. */
  abstract page(userId: UserId, read: boolean | null, page: PageRequest): Promise<Page<KeptNotification>>;
  abstract unread(userId: UserId): Promise<number>;
  /** Marks one read. Resolves with how many are unread then; null when this person has no such notification. */
  abstract markRead(userId: UserId, id: NotificationId, now: Date): Promise<number | null>;
  /**
   * Marks all read, or those up to one: later ones stay unread, since nobody has seen them.
   * Resolves with how many are unread then; null when this person has no notification of that id.
   */
  abstract markAllRead(userId: UserId, upTo: NotificationId | null, now: Date): Promise<number | null>;
}
