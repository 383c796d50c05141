import { MessageTransport } from '../application/ports/message-transport.js';
import type { ComposedMessage, MessageChannel } from '../application/ports/messages.js';

/** Push goes its own way; everything else by the transport of mails and SMS. */
export class RoutedTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly push: MessageTransport,
    private readonly others: MessageTransport,
  ) {
    super();
  }

  override of(channel: MessageChannel): MessageTransport {
    return channel === 'PUSH' ? this.push : this.others;
  }

  send(message: ComposedMessage): Promise<void> {
    return this.of(message.channel).send(message);
  }
}
