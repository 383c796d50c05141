import type { PageRequest, PageWithoutCount, UserId } from '@setpoint/kernel';
import type { Conversation, ConversationId, Member } from '../../domain/conversation.js';
import type { Message } from '../../domain/message.js';
import type { Access } from '../../domain/rules/writing.js';

/** A conversation as one of its readers sees it. */
export interface ConversationView {
  readonly conversation: Conversation;
  /** Membership of the reader; guests count as having read everything. */
  readonly reader: Member;
  /** The tournament or league of a group conversation. */
  readonly competitionId: string | null;
  /** Of a group. */
  readonly number: number | null;
}

export interface ConversationsQuery {
  readonly text: string | null;
  readonly unread: boolean;
}

export interface Participant {
  readonly conversationId: ConversationId;
  readonly userId: UserId | null;
  readonly guestName: string | null;
  readonly readSeq: number | null;
}

/** A page of messages, without a count. */
export type MessagesPage = PageWithoutCount<Message>;

export interface Contact {
  readonly userId: UserId;
  readonly conversationId: ConversationId | null;
}

/** The subset of people who may read. */
export interface Readership {
  readonly lastSeq: number;
  /** Version, incremented with each change of access. */
  readonly access: number;
  readonly userIds: readonly UserId[];
}

export abstract class ConversationReads {
  abstract views(viewer: UserId, ids: readonly ConversationId[]): Promise<ConversationView[]>;
  abstract page(
    viewer: UserId,
    query: ConversationsQuery,
    request: PageRequest,
  ): Promise<PageWithoutCount<ConversationView>>;
  abstract unreadCount(viewer: UserId): Promise<number>;
  /** For a guest of the match; null if there is no conversation yet. */
  abstract guestView(id: ConversationId, guestId: string): Promise<ConversationView | null>;
  /** Null if there is no conversation. */
  abstract readership(id: ConversationId, userIds: readonly UserId[]): Promise<Readership | null>;
  /** Newest first. */
  abstract messagesBack(view: ConversationView, request: PageRequest): Promise<MessagesPage>;
  /** Oldest first, after the given sequence number. */
  abstract messagesFrom(view: ConversationView, afterSeq: number, first: number): Promise<MessagesPage>;
  /** Null if the reader may not read it. */
  abstract message(view: ConversationView, seq: number): Promise<Message | null>;
  /** The newest message readable by each reader, if any. */
  abstract lastMessages(views: readonly ConversationView[]): Promise<Message[]>;
  /** Current participants including guests, at most 50 per conversation. */
  abstract participants(ids: readonly ConversationId[]): Promise<Participant[]>;
  abstract participantCounts(ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, number>>;
  abstract access(viewer: UserId, ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, Access>>;
  abstract contacts(viewer: UserId, text: string | null): Promise<Contact[]>;
}
