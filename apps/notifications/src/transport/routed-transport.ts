import { MessageTransport } from '../application/ports/message-transport.js';
import type { ComposedMessage, MessageChannel } from '../application/ports/messages.js';

/** Each channel goes its own way. */
export class RoutedTransport extends MessageTransport {
  readonly staysHere = false;

  constructor(
    private readonly ways: Partial<Record<MessageChannel, MessageTransport>>,
    private readonly others: MessageTransport,
  ) {
    super();
  }

  override of(channel: MessageChannel): MessageTransport {
    return this.ways[channel] ?? this.others;
  }

  send(message: ComposedMessage): Promise<void> {
    return this.of(message.channel).send(message);
  }
}
