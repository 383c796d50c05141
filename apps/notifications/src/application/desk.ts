import type { LanguageCode } from '@setpoint/i18n';
import type { Notice } from '../domain/notice.js';

/** Somebody as texts and mails need them. */
export interface Person {
  readonly userId: string;
  /** Null as long as only the profile is known. */
  readonly email: string | null;
  readonly firstName: string;
  readonly displayName: string;
  readonly language: LanguageCode;
  readonly referredBy: string | null;
}

/** A centre as mails need it. */
export interface Place {
  readonly courtId: string;
  readonly name: string;
  readonly city: string;
}

export interface NewNotification extends Notice {
  readonly id: string;
  /** The event it comes from: with recipient and type it is unique. */
  readonly eventId: string;
  readonly createdAt: Date;
}

export interface NewMessage {
  readonly id: string;
  readonly channel: 'EMAIL';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly template: string;
  readonly language: LanguageCode;
  readonly createdAt: Date;
}

/** What the reaction to one event may use; everything on it happens together with the event's inbox entry, or not at all. */
export abstract class Desk {
  abstract people(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  abstract place(courtId: string): Promise<Place | null>;
  /** Keeps those that weren't kept before, and answers just these. */
  abstract keep(notifications: readonly NewNotification[]): Promise<NewNotification[]>;
  /** Keeps messages and sees to it that they are sent after the commit. */
  abstract post(messages: readonly NewMessage[]): Promise<void>;
  /** Tells the open screens of these people, after the commit, that their unread count changed. */
  abstract ring(userIds: readonly string[]): void;
}
