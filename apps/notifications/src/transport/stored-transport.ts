import { MessageTransport } from '../application/messages.js';

/** Sends nothing: the message is there for support to read, as it would have left. */
export class StoredTransport extends MessageTransport {
  readonly staysHere = true;

  send(): Promise<void> {
    return Promise.resolve();
  }
}
