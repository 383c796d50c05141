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
  /** Then it is not sent any more; null when it never comes too late. */
  readonly goodUntil: Date | null;
  /** The browser or phone that a push is for. */
  readonly subscriptionId: string | null;
  /** What it is about, by which people turn messages off; null for what they asked for themselves. */
  readonly topic: Topic | null;
  readonly type: NotificationType | null;
  /** The notification that it tells of, too. */
  readonly notificationId: string | null;
  readonly conversationId: string | null;
  /** When it was to be sent first. */
  readonly dueAt: Date;
  /** When it is handed over next, as long as it waits. */
  readonly handOverAt: Date;
  /** Why it failed or was left out. */
  readonly reason: LeftOutReason | null;
  /** What the provider, or whatever was in the way, said last. */
  readonly detail: string | null;
}

/** A message that leaves the platform, as it is sent. */
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

/** Why a try did not send a message. */
export interface Failure {
  readonly reason: LeftOutReason;
  readonly detail: string | null;
}

export abstract class Messages {
  /** Newest first. */
  abstract page(criteria: MessageCriteria, page: PageRequest): Promise<Page<Message>>;
  /** The message, if it still has to be sent and nobody else is about to: nobody is for the next two minutes. */
  abstract take(id: string): Promise<Message | null>;
  /** Messages that are due, at most `limit`; they are due again some minutes later, should nothing become of them. */
  abstract handOver(now: Date, limit: number): Promise<number>;
  /** Whether the reader has read what the message tells of, or it is gone. */
  abstract wasRead(message: Pick<Message, 'userId' | 'notificationId' | 'conversationId'>): Promise<boolean>;
  /** The unread notifications of a digest, oldest first. */
  abstract newsOf(messageId: string): Promise<readonly DigestNews[]>;
  abstract compose(id: string, composition: Composition): Promise<void>;
  /** It was sent; with `kept` this is what stays of it. */
  abstract sent(id: string, at: Date, kept: Pick<ComposedMessage, 'text' | 'html'> | null): Promise<void>;
  /** It is not sent, and nobody tries again. */
  abstract leftOut(id: string, reason: LeftOutReason): Promise<void>;
  /** Not before that: no try was made. */
  abstract postpone(id: string, until: Date): Promise<void>;
  /** A try failed; it is made again at `again`, or never. */
  abstract failed(id: string, failure: Failure, again: Date | null): Promise<void>;
}

export interface DigestNews extends Pick<Notice, 'type' | 'senderId' | 'guestName' | 'about'> {
  readonly at: Date;
}
