import type { UserId } from '@setpoint/kernel';
import type { Conversation, ConversationId, Member, Subject } from '../../domain/conversation.js';
import type { Author, Message, Note } from '../../domain/message.js';
import type { Standing } from '../../domain/rules/writing.js';

export interface NewMessage {
  readonly author: Author;
  readonly text: string | null;
  readonly note: Note | null;
  readonly clientId: string | null;
  readonly sentAt: Date;
}

/** What was sent under a client id. */
export interface Sent {
  readonly conversationId: ConversationId;
  readonly seq: number;
}

/** One conversation, locked until the end of the transaction. */
export interface ConversationChange {
  readonly conversation: Conversation;
  member(who: UserId): Promise<Member | null>;
  standing(who: UserId): Promise<Standing>;
  sent(sender: string, clientId: string): Promise<Sent | null>;
  /** Gives it the next number; null where the client id was used meanwhile in another conversation. */
  write(message: NewMessage): Promise<Message | null>;
  saveMember(member: Member): Promise<void>;
}

/** The conversations, as they are kept. */
export abstract class Conversations {
  /** Null when there is none. `now`: of what is written. */
  abstract change<R>(
    id: ConversationId,
    now: Date,
    work: (change: ConversationChange) => Promise<R>,
  ): Promise<R | null>;
  abstract find(id: ConversationId): Promise<Conversation | null>;
  abstract member(id: ConversationId, who: UserId): Promise<Member | null>;
  /** Makes it with those who take part now, unless it is there. */
  abstract open(subject: Subject): Promise<void>;
  /** How somebody would stand to a conversation that may not be there yet. */
  abstract standing(subject: Subject, who: UserId): Promise<Standing>;
  /** Whether either follows the other. */
  abstract areAcquainted(one: UserId, other: UserId): Promise<boolean>;
  abstract sent(sender: string, clientId: string): Promise<Sent | null>;
  /** Who a guest's link is of; null where it is none, or no longer. */
  abstract guestWith(tokenHash: string): Promise<GuestOfMatch | null>;
}

export interface GuestOfMatch {
  readonly matchId: string;
  readonly id: string;
  readonly name: string;
}
