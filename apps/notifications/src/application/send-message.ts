import { Injectable } from '@nestjs/common';
import { Clock, mailboxOf } from '@setpoint/kernel';
import {
  InjectConfig,
  RateLimiter,
  takeGuestSms,
  takeSms,
  type RateDecision,
  type RateLimit,
  type SmsCeiling,
} from '@setpoint/service-kit';
import type { LeftOutReason } from '../domain/left-out.js';
import { GUEST_TEMPLATES } from '../domain/mail/guest-messages.js';
import { withoutSecrets } from '../domain/mail/secrets.js';
import { nextTry } from '../domain/next-try.js';
import { ComposeMessage, NothingNew } from './compose-message.js';
import { MayLeave } from './may-leave.js';
import { MessageTransport, TryLater, Undeliverable } from './ports/message-transport.js';
import { type ComposedMessage, type Message, Messages, type UncomposedMessage } from './ports/messages.js';

const LONGEST_DETAIL = 300;
/** Limit per mailbox or number, whoever invites: guests asked for none of these messages. */
const TO_A_GUEST: RateLimit = { name: 'messages-to-guest', points: 5, seconds: 86_400 };

/**
 * Sends one message. Provider outages and unknown addresses only delay it:
 * it is retried by the platform's clock (NTF-08).
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

  /** Skips messages already sent, given up, or being sent by another worker. */
  async execute(id: string): Promise<void> {
    const message = await this.messages.take(id);
    if (!message) return;
    // Expired during an outage: an invalid code, a reminder of a started match.
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
    if (!(await this.mayBeSent(message))) return;
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

  /** What is tried again was counted the first time. */
  private async mayBeSent(message: Message): Promise<boolean> {
    if (message.attempts > 0) return true;
    if (isToGuest(message)) {
      const ofGuest = await this.limiter.take(TO_A_GUEST, mailboxOf(message.to));
      if (!(await this.isWithin(ofGuest, message, 'GUEST_LIMIT'))) return false;
    }
    if (!isCountedSms(message)) return true;
    const take = isToGuest(message) ? takeGuestSms : takeSms;
    return this.isWithin(await take(this.limiter, this.ceiling), message, 'SMS_LIMIT');
  }

  private async isWithin({ allowed, storeAway }: RateDecision, { id }: Message, reason: LeftOutReason) {
    if (allowed) return true;
    if (storeAway) throw new Error('messages can’t be counted now');
    await this.messages.leftOut(id, reason);
    return false;
  }

  private async compose(message: UncomposedMessage): Promise<ComposedMessage> {
    const composition = await this.composing.execute(message);
    await this.messages.compose(message.id, composition);
    return { ...message, ...composition, content: null };
  }
}

/** Such messages are composed where they are asked for. */
const isToGuest = (message: Message): message is ComposedMessage =>
  (GUEST_TEMPLATES as readonly string[]).includes(message.template);

/** Codes were counted where they were asked for, and refused there. */
const isCountedSms = ({ channel, template }: Message) => channel === 'SMS' && template !== 'phoneCode';
