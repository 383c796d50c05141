import type { LanguageCode } from '@setpoint/i18n';
import type { MailContent } from '../../domain/mail/mail-content.js';
import type { MatchMailContent } from '../../domain/mail/match-mails.js';
import type { RenderedMail } from '../../domain/mail/render-mail.js';
import type { Notice } from '../../domain/notice.js';

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

/** A reminder by SMS or push, composed when it is sent. */
export interface NewReminder extends NewMailCore {
  readonly channel: 'SMS' | 'PUSH';
  readonly content: MatchMailContent;
  /** Then it is not sent any more. */
  readonly goodUntil: Date | null;
  /** The browser that a push is for. */
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

export type NewMessage = NewMail | NewComposedMail | NewReminder | NewAddressedMessage;

/** What the reaction to one event changes: all of it together with the event's inbox entry, or nothing. */
export abstract class UnitOfWork {
  /** Keeps those that were not kept before, and returns just these. */
  abstract keep(notifications: readonly NewNotification[]): Promise<NewNotification[]>;
  /** What was told of a conversation is read; resolves with whether anything was. */
  abstract readOfConversation(userId: string, conversationId: string, now: Date): Promise<boolean>;
  /** Keeps messages and sees to it that they are sent after the commit. */
  abstract post(messages: readonly NewMessage[]): Promise<void>;
  /** After the commit, signals the open screens of these people that their unread count changed. */
  abstract pushUnreadCounts(userIds: readonly string[]): void;
}
