import { MessageTransport } from '../application/ports/message-transport.js';

/** Sends nothing; records the message for support as it would be sent. */
export class LocalTransport extends MessageTransport {
  readonly staysHere = true;

  send(): Promise<void> {
    return Promise.resolve();
  }
}
