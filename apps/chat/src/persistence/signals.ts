import type { Effects, PushBus } from '@setpoint/service-kit';
import type { ConversationId } from '../domain/conversation.js';

/** A new message, or a change of access; `seq` is the newest message. */
export function signalConversation(
  effects: Effects,
  push: PushBus,
  id: ConversationId,
  signal: { readonly seq: number; readonly access: number },
): void {
  effects.afterCommit(() => push.publish(`conversation:${id}`, signal));
}

export function signalPresence(effects: Effects, push: PushBus, id: ConversationId): void {
  effects.afterCommit(() => push.publish(`conversation-presence:${id}`, {}));
}

/** The number of unread conversations of these people may have changed. */
export function signalBadges(effects: Effects, push: PushBus, people: readonly string[]): void {
  for (const person of people) effects.afterCommit(() => push.publish(`conversations:${person}`, {}));
}
