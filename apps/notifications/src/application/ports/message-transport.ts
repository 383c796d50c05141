import type { LeftOutReason } from '../../domain/left-out.js';
import type { ComposedMessage, MessageChannel } from './messages.js';

/** Carries messages out of the platform. */
export abstract class MessageTransport {
  /** The one that carries messages of a channel, where they go different ways. */
  of(_channel: MessageChannel): MessageTransport {
    return this;
  }

  /** Whether messages stay here, where support reads them, instead of leaving. */
  abstract readonly staysHere: boolean;
  /** Rejects when the message was not taken; with `Undeliverable` when it never will be. */
  abstract send(message: ComposedMessage): Promise<void>;
}

/** The address does not exist, or refuses for good: trying again would not help. */
export class Undeliverable extends Error {
  constructor(
    message: string,
    options?: ErrorOptions,
    readonly reason: Extract<LeftOutReason, 'REFUSED' | 'NOT_REACHABLE'> = 'REFUSED',
  ) {
    super(message, options);
  }
}

/** The person has no number, or the browser or phone is gone. */
export const notReachable = (message: string) => new Undeliverable(message, undefined, 'NOT_REACHABLE');

/** The provider takes nothing at the moment, and said for how long. */
export class TryLater extends Error {
  constructor(
    message: string,
    /** Seconds. */
    readonly afterSeconds: number,
  ) {
    super(message);
  }
}
