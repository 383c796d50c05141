import { Injectable } from '@nestjs/common';
import { accept, Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { type Conversation, type ConversationId, type Member } from '../domain/conversation.js';
import { deleted, readTo } from '../domain/membership.js';
import type { ChatCode } from '../domain/refusals.js';
import { Conversations } from './ports/conversations.js';

/** A member's own settings: read, mute, delete (CHT-02). */
@Injectable()
export class ChangeMembership {
  constructor(
    private readonly conversations: Conversations,
    private readonly clock: Clock,
  ) {}

  read(id: ConversationId, seq: number, who: UserId) {
    return this.run(id, who, (member, conversation) => readTo(member, conversation, seq));
  }

  mute(id: ConversationId, muted: boolean, who: UserId) {
    return this.run(id, who, (member) => ({ ...member, muted }));
  }

  delete(id: ConversationId, who: UserId) {
    return this.run(id, who, deleted);
  }

  private async run(
    id: ConversationId,
    who: UserId,
    decide: (member: Member, conversation: Conversation) => Member,
  ): Promise<Outcome<ConversationId, ChatCode>> {
    const outcome = await this.conversations.change(id, this.clock.now(), async (change) => {
      const member = await change.member(who);
      if (!member) return null;
      await change.saveMember(decide(member, change.conversation));
      return accept(id);
    });
    return outcome ?? refuse('CONVERSATION_NOT_FOUND');
  }
}
