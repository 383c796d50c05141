import type { Id, UserId } from '@setpoint/kernel';

export type ConversationId = Id<'Conversation'>;

/** Brands a raw string at an entry point. */
export const conversationId = (raw: string) => raw as ConversationId;

/** A conversation as it is kept. */
export interface Conversation {
  readonly id: ConversationId;
  /** Trimmed; each of a player's conversations has another one. */
  readonly name: string;
  readonly addedBy: UserId;
  readonly addedAt: Date;
}
