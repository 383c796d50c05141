import type { LanguageCode } from '@setpoint/i18n';
import type { Page, PageRequest } from '@setpoint/kernel';
import type { MatchMailContent } from '../../domain/mail/match-mails.js';
import type { RenderedMail } from '../../domain/mail/render-mail.js';

export type MessageChannel = 'EMAIL' | 'SMS' | 'WHATSAPP' | 'PUSH';
export type MessageState = 'WAITING' | 'SENT' | 'FAILED';

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
}

/** A message that leaves the platform, as it is sent. */
export interface ComposedMessage extends MessageCore {
  readonly content: null;
  /** Address or number. */
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly language: string;
}

/** A mail whose recipient has not been looked up yet. */
export interface UncomposedMessage extends MessageCore {
  readonly userId: string;
  readonly content: MatchMailContent;
}

export type Message = ComposedMessage | UncomposedMessage;

export interface Composition extends RenderedMail {
  readonly to: string;
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
  /** A try failed; when it is given up there is no other. */
  abstract failed(id: string, givenUp: boolean): Promise<void>;
}
