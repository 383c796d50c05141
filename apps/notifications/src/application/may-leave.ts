import { Injectable } from '@nestjs/common';
import { Clock } from '@setpoint/kernel';
import { NO_REACH } from '../domain/reach.js';
import { verdictOn, type Verdict } from '../domain/verdict.js';
import { type Message, Messages } from './ports/messages.js';
import { Reaches } from './ports/reach.js';

/** Whether a message may be sent, by preferences and read state; checked before each attempt. */
@Injectable()
export class MayLeave {
  constructor(
    private readonly reaches: Reaches,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  async execute(message: Message): Promise<Verdict> {
    const { userId, channel, topic, goodUntil } = message;
    if (userId === null || topic === null) return { kind: 'NOW' };
    const reach = (await this.reaches.of([userId])).get(userId) ?? NO_REACH;
    // A mail is for keeping; instant messages, and mails about chat, are for people who have not seen it.
    const isForUnread = channel !== 'EMAIL' || message.conversationId !== null;
    const wasRead = isForUnread && (await this.messages.wasRead(message));
    return verdictOn({ channel, topic, wasRead, goodUntil }, reach, this.clock.now());
  }
}
