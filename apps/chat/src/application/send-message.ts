import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { conversationId, type ConversationId } from '../domain/conversation.js';
import { senderOf, timeOf, type Author } from '../domain/message.js';
import type { ChatCode } from '../domain/refusals.js';
import { clientIdErrors, LONGEST_MESSAGE, textErrors, tidy } from '../domain/rules/text.js';
import { writingRefusal } from '../domain/rules/writing.js';
import { waitToSend } from './limits.js';
import { Conversations, type Sent } from './ports/conversations.js';

export interface SendRequest {
  readonly conversationId: string;
  /** Idempotent by client id. */
  readonly clientId: string;
  readonly text: string;
}

/** Sends a message exactly once, in the order of the conversation (CHT-03). */
@Injectable()
export class SendMessage {
  constructor(
    private readonly conversations: Conversations,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  async execute(request: SendRequest, who: UserId): Promise<Outcome<Sent, ChatCode>> {
    const id = conversationId(request.conversationId);
    return this.send(
      id,
      request,
      { userId: who },
      () => waitToSend(this.limiter, who),
      async (change) => {
        const member = await change.member(who);
        if (!member) return 'CONVERSATION_NOT_FOUND';
        return member.leftSeq === null ? writingRefusal(await change.access(who)) : 'NOT_AUTHORISED';
      },
    );
  }

  /** `refusalOf` is evaluated while the conversation is locked. */
  async send(
    id: ConversationId,
    { clientId, text: raw }: Pick<SendRequest, 'clientId' | 'text'>,
    author: Author,
    wait: () => Promise<number | null>,
    refusalOf: (change: Parameters<Parameters<Conversations['change']>[2]>[0]) => Promise<ChatCode | null>,
  ): Promise<Outcome<Sent, ChatCode>> {
    const text = tidy(raw);
    const fields = [...clientIdErrors(clientId), ...textErrors('text', text, LONGEST_MESSAGE)];
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const sender = senderOf(author);
    // Retries after a lost response do not count against the limit.
    const before = await this.conversations.sent(sender, clientId);
    if (before) return known(before, id);
    const retryAfterSeconds = await wait();
    if (retryAfterSeconds !== null) return refuse('TOO_MANY_MESSAGES', { data: { retryAfterSeconds } });
    const now = this.clock.now();
    const outcome = await this.conversations.change(id, now, async (change): Promise<Outcome<Sent, ChatCode>> => {
      const sent = await change.sent(sender, clientId);
      if (sent) return known(sent, id);
      const refusal = await refusalOf(change);
      if (refusal) return refuse(refusal);
      const sentAt = timeOf(now, change.conversation.lastAt);
      const message = await change.write({ author, text, note: null, clientId, sentAt });
      return message ? accept({ conversationId: id, seq: message.seq }) : usedElsewhere;
    });
    return outcome ?? refuse('CONVERSATION_NOT_FOUND');
  }
}

const usedElsewhere = refuse('INVALID_DATA', { fields: [{ field: 'clientId', code: 'USED' }] });
const known = (sent: Sent, id: ConversationId): Outcome<Sent, 'INVALID_DATA'> =>
  sent.conversationId === id ? accept(sent) : usedElsewhere;
