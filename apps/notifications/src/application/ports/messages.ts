import type { LanguageCode } from '@setpoint/i18n';
import type { Page, PageRequest } from '@setpoint/kernel';
import type { MailContent } from '../../domain/mail/mail-content.js';

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
  /** The browser that a push is for. */
  readonly subscriptionId: string | null;
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
}

export abstract class Messages {
  /** Newest first. */
  abstract page(criteria: MessageCriteria, page: PageRequest): Promise<Page<Message>>;
  /** The message, if it still has to be sent. */
  abstract waiting(id: string): Promise<Message | null>;
  abstract compose(id: string, composition: Composition): Promise<void>;
  /** It was sent; with `kept` this is what stays of it. */
  abstract sent(id: string, at: Date, kept: Pick<ComposedMessage, 'text' | 'html'> | null): Promise<void>;
  /** The platform has sent as many as it may: this one never is. */
  abstract leftOut(id: string): Promise<void>;
  /** A try failed; when it is given up there is no other. */
  abstract failed(id: string, givenUp: boolean): Promise<void>;
}
