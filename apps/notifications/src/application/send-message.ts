import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { InjectConfig, RateLimiter, takeSms, type SmsCeiling } from '@setpoint/service-kit';
import { withoutSecrets } from '../domain/mail/secrets.js';
import { nextTry } from '../domain/next-try.js';
import { ComposeMessage, NothingNew } from './compose-message.js';
import { MayLeave } from './may-leave.js';
import { MessageTransport, TryLater, Undeliverable } from './ports/message-transport.js';
import { type ComposedMessage, type Message, Messages, type UncomposedMessage } from './ports/messages.js';

const LONGEST_DETAIL = 300;

/**
 * Sends one message. Neither an outage of the provider nor an address that is not known yet loses it: both delay it, and
 * it is tried again by the platform's clock (NTF-08).
 */
@Injectable()
export class SendMessage {
  constructor(
    private readonly messages: Messages,
    private readonly composing: ComposeMessage,
    private readonly mayLeave: MayLeave,
    private readonly transport: MessageTransport,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
    @InjectConfig() private readonly ceiling: SmsCeiling,
  ) {}

  /** What was sent or given up before stays so; what somebody else is sending just now is left to them. */
  async execute(id: string): Promise<void> {
    const message = await this.messages.take(id);
    if (!message) return;
    // What an outage has kept too long: a code that is void, a reminder of a match that is on.
    if (message.goodUntil && this.clock.now() >= message.goodUntil)
      return this.messages.failed(id, { reason: 'TOO_LATE', detail: message.detail }, null);
    const verdict = await this.mayLeave.execute(message);
    if (verdict.kind === 'NEVER') return this.messages.leftOut(id, verdict.reason);
    if (verdict.kind === 'LATER') return this.messages.postpone(id, verdict.at);
    try {
      await this.send(message);
    } catch (error) {
      await this.settle(message, error);
    }
  }

  private async send(message: Message): Promise<void> {
    const { id } = message;
    if (isCounted(message) && !(await this.mayBeSent(id))) return;
    const transport = this.transport.of(message.channel);
    const composed = message.content ? await this.compose(message) : message;
    await transport.send(composed);
    await this.messages.sent(id, this.clock.now(), transport.staysHere ? null : withoutSecrets(composed));
  }

  private async settle({ id, attempts, dueAt }: Message, error: unknown): Promise<void> {
    if (error instanceof NothingNew) return this.messages.leftOut(id, 'NOTHING_NEW');
    const detail = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_DETAIL);
    if (error instanceof Undeliverable) return this.messages.failed(id, { reason: error.reason, detail }, null);
    const wait = error instanceof TryLater ? error.afterSeconds : 0;
    await this.messages.failed(
      id,
      { reason: 'GIVEN_UP', detail },
      nextTry(attempts + 1, dueAt, this.clock.now(), wait),
    );
  }

  private async mayBeSent(id: string): Promise<boolean> {
    const { allowed, storeAway } = await takeSms(this.limiter, this.ceiling);
    if (allowed) return true;
    if (storeAway) throw new Error('SMS can’t be counted now');
    await this.messages.leftOut(id, 'SMS_LIMIT');
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
