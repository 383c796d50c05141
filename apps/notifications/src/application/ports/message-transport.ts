import type { LeftOutReason } from '../../domain/left-out.js';
import type { ComposedMessage, MessageChannel } from './messages.js';

/** Sends messages through providers. */
export abstract class MessageTransport {
  /** The sender of a channel. */
  of(_channel: MessageChannel): MessageTransport {
    return this;
  }

  /** Whether messages are only recorded for support instead of being sent. */
  abstract readonly staysHere: boolean;
  /** Rejects if the message was not accepted; with `Undeliverable` if it never will be. */
  abstract send(message: ComposedMessage): Promise<void>;
}

/** The address does not exist or permanently rejects messages. */
export class Undeliverable extends Error {
  constructor(
    message: string,
    options?: ErrorOptions,
    readonly reason: Extract<LeftOutReason, 'REFUSED' | 'NOT_REACHABLE'> = 'REFUSED',
  ) {
    super(message, options);
  }
}

/** There are more words than the provider takes; fewer may get through. */
export class TooLarge extends Undeliverable {}

/** The person has no number, or the browser or phone is gone. */
export const notReachable = (message: string) => new Undeliverable(message, undefined, 'NOT_REACHABLE');

/** The provider is rate limiting, with a retry delay. */
export class TryLater extends Error {
  constructor(
    message: string,
    /** Seconds. */
    readonly afterSeconds: number,
  ) {
    super(message);
  }
}
