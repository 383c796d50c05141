import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { withoutSecrets } from '../domain/mail/secrets.js';
import { Messages, MessageTransport, Undeliverable } from './messages.js';

/** Sends one message. A provider's outage delays it, never loses it (NTF-08). */
@Injectable()
export class SendMessage {
  constructor(
    private readonly messages: Messages,
    private readonly transport: MessageTransport,
    private readonly clock: Clock,
  ) {}

  /** Rejects when it should be tried again. What was sent or given up before stays so. */
  async execute(id: string, isLastTry: boolean): Promise<void> {
    const message = await this.messages.waiting(id);
    if (!message) return;
    try {
      await this.transport.send(message);
    } catch (fault) {
      const hopeless = fault instanceof Undeliverable;
      await this.messages.failed(id, hopeless || isLastTry);
      if (hopeless) return;
      throw fault;
    }
    await this.messages.sent(id, this.clock.now(), this.transport.staysHere ? null : withoutSecrets(message));
  }
}
