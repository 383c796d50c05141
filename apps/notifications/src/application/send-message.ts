import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { InjectConfig, RateLimiter, takeSms, type SmsCeiling } from '@setpoint/service-kit';
import { withoutSecrets } from '../domain/mail/secrets.js';
import { ComposeMessage } from './compose-message.js';
import { MessageTransport, Undeliverable } from './ports/message-transport.js';
import { type ComposedMessage, type Message, Messages, type UncomposedMessage } from './ports/messages.js';

/**
 * Sends one message. Neither an outage of the provider nor an address that is not known yet loses it: both delay it
 * (NTF-08).
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly messages: Messages,
    private readonly composing: ComposeMessage,
    private readonly transport: MessageTransport,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly ceiling: SmsCeiling,
  ) {}

  /** Rejects when it should be tried again. What was sent or given up before stays so. */
  async execute(id: string, isLastTry: boolean): Promise<void> {
    const message = await this.messages.waiting(id);
    if (!message) return;
    // What an outage has kept too long: a code that is void, a reminder of a match that is on.
    if (message.goodUntil && this.clock.now() >= message.goodUntil) return this.messages.failed(id, true);
    if (isCounted(message) && !(await this.mayBeSent(id))) return;
    const transport = this.transport.of(message.channel);
    let composed: ComposedMessage;
    try {
      composed = message.content ? await this.compose(message) : message;
      await transport.send(composed);
    } catch (error) {
      const isHopeless = error instanceof Undeliverable;
      await this.messages.failed(id, isHopeless || isLastTry);
      if (isHopeless) return;
      throw error;
    }
    await this.messages.sent(id, this.clock.now(), transport.staysHere ? null : withoutSecrets(composed));
  }

  private async mayBeSent(id: string): Promise<boolean> {
    const { allowed, storeAway } = await takeSms(this.limiter, this.ceiling);
    if (allowed) return true;
    if (storeAway) throw new Error('SMS can’t be counted now');
    await this.messages.leftOut(id);
    return false;
  }

  private async compose(message: UncomposedMessage): Promise<ComposedMessage> {
    const composition = await this.composing.execute(message);
    await this.messages.compose(message.id, composition);
    return { ...message, ...composition, content: null };
  }
}

/** Codes were counted where they were asked for, and refused there; what is tried again was counted the first time. */
const isCounted = ({ channel, template, attempts }: Message) =>
  channel === 'SMS' && template !== 'phoneCode' && attempts === 0;
