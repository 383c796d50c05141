import { Injectable } from '@nestjs/common';
import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import { idOf, otherOf, subjectOf, type ConversationId, type ConversationKind } from '../domain/conversation.js';
import type { ChatCode } from '../domain/refusals.js';
import { writingRefusal } from '../domain/rules/writing.js';
import { waitToApproach } from './limits.js';
import { Conversations } from './ports/conversations.js';

/** The one conversation with somebody or something, whoever opens it first (CHT-01). */
@Injectable()
export class OpenConversation {
  constructor(
    private readonly conversations: Conversations,
    private readonly limiter: RateLimiter,
  ) {}

  async execute(kind: ConversationKind, recipientId: string, who: UserId): Promise<Outcome<ConversationId, ChatCode>> {
    if (kind === 'PLAYER' && recipientId === who) return refuse('CANNOT_MESSAGE_USER');
    const subject = subjectOf(kind, recipientId, who);
    const id = idOf(subject);
    // Existing messages stay readable even if writing is no longer allowed.
    if (await this.conversations.member(id, who)) return accept(id);
    const refusal = writingRefusal(await this.conversations.access(subject, who));
    if (refusal) return refuse(refusal);
    if (kind === 'PLAYER' && !(await this.conversations.areAcquainted(who, otherOf(subject, who)))) {
      const retryAfterSeconds = await waitToApproach(this.limiter, who);
      if (retryAfterSeconds !== null) return refuse('TOO_MANY_MESSAGES', { data: { retryAfterSeconds } });
    }
    await this.conversations.open(subject);
    return accept(id);
  }
}
