import type { UserId } from '@setpoint/kernel';
import type { Conversation, ConversationId, Member, Subject } from '../../domain/conversation.js';
import type { Author, Message, Note } from '../../domain/message.js';
import type { Access } from '../../domain/rules/writing.js';

export interface NewMessage {
  readonly author: Author;
  readonly text: string | null;
  readonly note: Note | null;
  readonly clientId: string | null;
  readonly sentAt: Date;
}

/** The message sent with a client id. */
export interface Sent {
  readonly conversationId: ConversationId;
  readonly seq: number;
}

/** One conversation, locked until the end of the transaction. */
export interface ConversationChange {
  readonly conversation: Conversation;
  member(who: UserId): Promise<Member | null>;
  access(who: UserId): Promise<Access>;
  sent(sender: string, clientId: string): Promise<Sent | null>;
  /** Assigns the next number; null if the client id was used in another conversation meanwhile. */
  write(message: NewMessage): Promise<Message | null>;
  saveMember(member: Member): Promise<void>;
}

/** Write access to conversations. */
export abstract class Conversations {
  /** Null when there is none. `now`: of what is written. */
  abstract change<R>(
    id: ConversationId,
    now: Date,
    work: (change: ConversationChange) => Promise<R>,
  ): Promise<R | null>;
  abstract find(id: ConversationId): Promise<Conversation | null>;
  abstract member(id: ConversationId, who: UserId): Promise<Member | null>;
  /** Creates it with its current participants, unless it exists. */
  abstract open(subject: Subject): Promise<void>;
  /** A person's access to a conversation that may not exist yet. */
  abstract access(subject: Subject, who: UserId): Promise<Access>;
  /** Whether either follows the other. */
  abstract areAcquainted(one: UserId, other: UserId): Promise<boolean>;
  abstract sent(sender: string, clientId: string): Promise<Sent | null>;
  /** The guest of a link; null if invalid or expired. */
  abstract guestWith(tokenHash: string): Promise<GuestOfMatch | null>;
}

export interface GuestOfMatch {
  readonly matchId: string;
  readonly id: string;
  readonly name: string;
}
