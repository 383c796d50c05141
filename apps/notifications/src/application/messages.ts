import type { Page, PageRequest } from '@setpoint/kernel';

export type MessageChannel = 'EMAIL' | 'SMS' | 'WHATSAPP' | 'PUSH';
export type MessageState = 'WAITING' | 'SENT' | 'FAILED';

/** A message that leaves the platform, as it was sent. */
export interface Message {
  readonly id: string;
  readonly channel: MessageChannel;
  /** Address or number. */
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly template: string;
  readonly language: string;
  readonly state: MessageState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
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
  /** It was sent; with `kept` this is what stays of it. */
  abstract sent(id: string, at: Date, kept: Pick<Message, 'text' | 'html'> | null): Promise<void>;
  /** A try failed; when it is given up there is no other. */
  abstract failed(id: string, givenUp: boolean): Promise<void>;
}

/** Carries messages out of the platform. */
export abstract class MessageTransport {
  /** Whether messages stay here, where support reads them, instead of leaving. */
  abstract readonly staysHere: boolean;
  /** Rejects when the message wasn't taken; with `Undeliverable` when it never will be. */
  abstract send(message: Message): Promise<void>;
}

/** The address doesn't exist, or refuses for good: trying again would not help. */
export class Undeliverable extends Error {}
