import { Injectable } from '@nestjs/common';
import { refuse, userId, type Outcome } from '@setpoint/kernel';
import { hashOfToken, RateLimiter } from '@setpoint/service-kit';
import { idOf, type ConversationId, type Subject } from '../domain/conversation.js';
import type { ChatCode } from '../domain/refusals.js';
import { writingRefusal } from '../domain/rules/writing.js';
import { waitToSendAsGuest } from './limits.js';
import { ConversationReads, type ConversationView } from './ports/conversation-reads.js';
import { Conversations, type Sent } from './ports/conversations.js';
import { SendMessage, type SendRequest } from './send-message.js';

/** Through a guest's link the conversation of the match can be read and written to without an account (CHT-05). */
@Injectable()
export class WriteAsGuest {
  constructor(
    private readonly conversations: Conversations,
    private readonly reads: ConversationReads,
    private readonly sending: SendMessage,
    private readonly limiter: RateLimiter,
  ) {}

  /** Null for an invalid or expired link. */
  async read(token: string): Promise<ConversationView | null> {
    const guest = await this.conversations.guestWith(hashOfToken(token));
    return guest && this.reads.guestView(idOf(matchOf(guest.matchId)), guest.id);
  }

  async send(
    token: string,
    request: Pick<SendRequest, 'clientId' | 'text'>,
  ): Promise<Outcome<Sent & { readonly view: ConversationView }, ChatCode>> {
    const guest = await this.conversations.guestWith(hashOfToken(token));
    if (!guest) return refuse('GUEST_LINK_NOT_VALID');
    const id: ConversationId = idOf(matchOf(guest.matchId));
    const outcome = await this.sending.send(
      id,
      request,
      { userId: null, guest: { id: guest.id, name: guest.name } },
      () => waitToSendAsGuest(this.limiter, guest.id),
      async (change) => writingRefusal(await change.access(userId(guest.id))),
    );
    if (!outcome.ok) return outcome;
    const view = (await this.reads.guestView(id, guest.id))!;
    return { ok: true, value: { ...outcome.value, view } };
  }
}

const matchOf = (subjectId: string): Subject => ({ kind: 'MATCH', subjectId, playerId: null });
