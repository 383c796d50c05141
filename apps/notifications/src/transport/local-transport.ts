import { MessageTransport } from '../application/ports/message-transport.js';

/** Sends nothing: the message is there for support to read, as it would have left. */
export class LocalTransport extends MessageTransport {
  readonly staysHere = true;

  send(): Promise<void> {
    return Promise.resolve();
  }
}
