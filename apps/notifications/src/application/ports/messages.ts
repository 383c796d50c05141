import type { LeftOutReason } from '../../domain/left-out.js';
import type { MailContent } from '../../domain/mail/mail-content.js';
import type { Notice, NotificationType } from '../../domain/notice.js';
import type { Topic } from '../../domain/topics.js';
import type { LanguageCode } from '@setpoint/i18n';
import type { Page, PageRequest } from '@setpoint/kernel';

export type MessageChannel = 'EMAIL' | 'SMS' | 'WHATSAPP' | 'PUSH';
export type MessageState = 'WAITING' | 'SENT' | 'FAILED' | 'LEFT_OUT';

interface MessageCore {
  readonly id: string;
  /** Whom it is for; null where only the address is known. */
  readonly userId: string | null;
  readonly channel: MessageChannel;
  readonly template: string;
  readonly state: MessageState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
  /** Expiry; null if none. */
  readonly goodUntil: Date | null;
  /** The browser or phone that a push is for. */
  readonly subscriptionId: string | null;
  /** Topic for preferences; null for messages that people requested themselves. */
  readonly topic: Topic | null;
  readonly type: NotificationType | null;
  /** The notification that it tells of, too. */
  readonly notificationId: string | null;
  readonly conversationId: string | null;
  /** When it was to be sent first. */
  readonly dueAt: Date;
  /** Next attempt, while waiting. */
  readonly handOverAt: Date;
  /** Why it failed or was left out. */
  readonly reason: LeftOutReason | null;
  /** Last error. */
  readonly detail: string | null;
}

/** A message as sent. */
export interface ComposedMessage extends MessageCore {
  readonly content: null;
  /** Address or number; of a push, the host that takes it. */
  readonly to: string;
  readonly subject: string | null;
  /** Of a push, its last line is where a press on it leads. */
  readonly text: string;
  readonly html: string | null;
  readonly language: string;
}

/** A message whose recipient has not been looked up yet. */
export interface UncomposedMessage extends MessageCore {
  readonly userId: string;
  readonly content: MailContent;
}

export type Message = ComposedMessage | UncomposedMessage;

export interface Composition extends Pick<ComposedMessage, 'to' | 'subject' | 'text' | 'html'> {
  readonly language: LanguageCode;
}

export interface MessageCriteria {
  /** Part of the address, any case. */
  readonly to?: string;
  readonly channel?: MessageChannel;
  readonly state?: MessageState;
  readonly type?: NotificationType;
  readonly userId?: string;
}

/** Why an attempt failed. */
export interface Failure {
  readonly reason: LeftOutReason;
  readonly detail: string | null;
}

export abstract class Messages {
  /** Newest first. */
  abstract page(criteria: MessageCriteria, page: PageRequest): Promise<Page<Message>>;
  /** Claims a message for two minutes; null if already sent or claimed. */
  abstract take(id: string): Promise<Message | null>;
  /** Claims at most `limit` due messages; they become due again some minutes later. */
  abstract handOver(now: Date, limit: number): Promise<number>;
  /** Whether the reader has read what the message tells of, or it is gone. */
  abstract wasRead(message: Pick<Message, 'userId' | 'notificationId' | 'conversationId'>): Promise<boolean>;
  /** The unread notifications of a digest, oldest first. */
  abstract newsOf(messageId: string): Promise<readonly DigestNews[]>;
  abstract compose(id: string, composition: Composition): Promise<void>;
  /** Marks it sent; `kept` replaces its stored content. */
  abstract sent(id: string, at: Date, kept: Pick<ComposedMessage, 'text' | 'html'> | null): Promise<void>;
  /** Gives it up. */
  abstract leftOut(id: string, reason: LeftOutReason): Promise<void>;
  /** Postpones it without counting an attempt. */
  abstract postpone(id: string, until: Date): Promise<void>;
  /** Records a failed attempt, with a retry at `again` or never. */
  abstract failed(id: string, failure: Failure, again: Date | null): Promise<void>;
}

export interface DigestNews extends Pick<Notice, 'type' | 'senderId' | 'guestName' | 'about'> {
  readonly at: Date;
}
