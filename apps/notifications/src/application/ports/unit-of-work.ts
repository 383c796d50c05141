import type { LanguageCode } from '@setpoint/i18n';
import type { MailContent } from '../../domain/mail/mail-content.js';
import type { MatchMailContent } from '../../domain/mail/match-mails.js';
import type { NoticeContent } from '../../domain/mail/notice-words.js';
import type { RenderedMail } from '../../domain/mail/render-mail.js';
import type { Notice, NotificationType } from '../../domain/notice.js';
import type { Reach } from '../../domain/reach.js';
import type { Topic } from '../../domain/topics.js';

export interface NewNotification extends Notice {
  readonly id: string;
  /** The event it comes from: with recipient and type it is unique. */
  readonly eventId: string;
  readonly createdAt: Date;
}

interface NewMailCore {
  readonly id: string;
  readonly userId: string;
  readonly template: string;
  readonly createdAt: Date;
  /** Not sent before; immediately by default. */
  readonly dueAt?: Date;
  /** The accompanying notification of the app, if any. */
  readonly notification?: NotificationRef;
}

/** The notification that a message tells of, too. */
export interface NotificationRef {
  /** Null if sent regardless of the read state. */
  readonly id: string | null;
  readonly type: NotificationType;
  readonly topic: Topic;
  readonly conversationId: string | null;
}

/** A mail to an address that the request named. */
export interface NewComposedMail extends NewMailCore, RenderedMail {
  readonly to: string;
  readonly language: LanguageCode;
}

/** A mail to a person, whose address is looked up when it is sent. */
export interface NewMail extends NewMailCore {
  readonly content: MailContent;
}

/** An SMS, push or WhatsApp, composed when it is sent. */
export interface NewInstantMessage extends NewMailCore {
  readonly channel: 'SMS' | 'PUSH' | 'WHATSAPP';
  readonly content: MatchMailContent | NoticeContent;
  /** Expiry. */
  readonly goodUntil: Date | null;
  /** The browser or phone that a push is for. */
  readonly subscriptionId: string | null;
}

/** A mail or SMS to an address that the request named: a guest's, or a number that is being verified. */
export interface NewAddressedMessage extends Omit<NewMailCore, 'userId'> {
  /** Null where somebody has no account. */
  readonly userId: string | null;
  readonly channel: 'EMAIL' | 'SMS';
  readonly to: string;
  readonly language: LanguageCode;
  /** Null in an SMS. */
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly goodUntil?: Date;
}

/** A notification that waits for the next digest of its reader. */
export interface ForDigest {
  readonly notificationId: string;
  readonly userId: string;
  /** When that digest goes. */
  readonly dueAt: Date;
  readonly createdAt: Date;
}

/** Stored notifications, and whether each replaced an unread one of the same conversation. */
export type Kept = NewNotification & { readonly replaces: boolean };

export type NewMessage = NewMail | NewComposedMail | NewInstantMessage | NewAddressedMessage;

/** Unit of work of an event handler; atomic with the event's inbox entry. */
export abstract class UnitOfWork {
  /** Stores new ones and returns only these. */
  abstract keep(notifications: readonly NewNotification[]): Promise<Kept[]>;
  /** Contact data of the given people. */
  abstract reaches(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>>;
  /** Marks a conversation's notifications read; resolves with whether there were any. */
  abstract readOfConversation(userId: string, conversationId: string, now: Date): Promise<boolean>;
  /** Stores messages and queues them after the commit. */
  abstract post(messages: readonly NewMessage[]): Promise<void>;
  /** A failed message waits again; null when there is none of this id, not done when it had not failed. */
  abstract restart(id: string, now: Date): Promise<{ readonly done: boolean; readonly userId: string | null } | null>;
  /** Adds news to digests: one mail per person and time. */
  abstract addToDigests(news: readonly ForDigest[]): Promise<void>;
  /** After the commit, signals the open screens of these people that their unread count changed. */
  abstract pushUnreadCounts(userIds: readonly string[]): void;
}
