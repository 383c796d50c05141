import { Injectable } from '@nestjs/common';
import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { Cache, PushBus } from '@setpoint/service-kit';
import type { ConversationId } from '../domain/conversation.js';
import type { ChatCode } from '../domain/refusals.js';
import { writingRefusal } from '../domain/rules/writing.js';
import { Conversations } from './ports/conversations.js';

/** How long a typing indicator lasts. */
const SECONDS = 5;

const keyOf = (id: ConversationId, who: UserId) => `typing:${id}:${who}`;

/** Typing indicators: transient, never stored (CHT-03). */
@Injectable()
export class ShowTyping {
  constructor(
    private readonly conversations: Conversations,
    private readonly cache: Cache,
    private readonly push: PushBus,
  ) {}

  async execute(id: ConversationId, who: UserId): Promise<Outcome<ConversationId, ChatCode>> {
    const [conversation, member] = await Promise.all([this.conversations.find(id), this.conversations.member(id, who)]);
    if (!conversation || !member) return refuse('CONVERSATION_NOT_FOUND');
    const refusal = writingRefusal(await this.conversations.access(conversation, who));
    if (refusal) return refuse(refusal);
    await this.cache.set(keyOf(id, who), true, SECONDS);
    // Best effort.
    await this.push.publish(`conversation-presence:${id}`, { typing: who }).catch(() => {});
    return accept(id);
  }

  /** People who are typing. */
  async among(id: ConversationId, people: readonly UserId[]): Promise<ReadonlySet<UserId>> {
    const typing = await Promise.all(people.map((who) => this.cache.get(keyOf(id, who)).catch(() => false)));
    return new Set(people.filter((_, i) => typing[i] === true));
  }
}
