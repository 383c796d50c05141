import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { Conversation, ConversationId, Member } from '../../domain/conversation.js';
import type { Message } from '../../domain/message.js';
import type { Standing } from '../../domain/rules/writing.js';

/** A conversation as one of its readers sees it. */
export interface ConversationView {
  readonly conversation: Conversation;
  /** Of the reader; for a guest as if they had read everything. */
  readonly reader: Member;
  /** The tournament or league of a circle. */
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

/** What a list of chat shows; nobody counts all. */
export type Listed<T> = Omit<Page<T>, 'totalCount'>;
export type MessagesPage = Listed<Message>;

export interface Contact {
  readonly userId: UserId;
  readonly conversationId: ConversationId | null;
}

/** Who of those who were asked about may read. */
export interface Readership {
  readonly lastSeq: number;
  /** Rises with each change of who may read. */
  readonly access: number;
  readonly userIds: readonly UserId[];
}

export abstract class ConversationReads {
  abstract views(viewer: UserId, ids: readonly ConversationId[]): Promise<ConversationView[]>;
  abstract page(viewer: UserId, query: ConversationsQuery, request: PageRequest): Promise<Listed<ConversationView>>;
  abstract unreadCount(viewer: UserId): Promise<number>;
  /** For a guest of the match; null where there is no conversation yet. */
  abstract guestView(id: ConversationId, guestId: string): Promise<ConversationView | null>;
  /** Null where there is no conversation. */
  abstract readership(id: ConversationId, userIds: readonly UserId[]): Promise<Readership | null>;
  /** Newest first. */
  abstract messagesBack(view: ConversationView, request: PageRequest): Promise<MessagesPage>;
  /** Oldest first, behind a number. */
  abstract messagesFrom(view: ConversationView, afterSeq: number, first: number): Promise<MessagesPage>;
  /** Null for what the reader may not read. */
  abstract message(view: ConversationView, seq: number): Promise<Message | null>;
  /** The newest that each reader may read, of those who have any. */
  abstract lastMessages(views: readonly ConversationView[]): Promise<Message[]>;
  /** Who takes part now, with guests, at most 50 of each conversation. */
  abstract participants(ids: readonly ConversationId[]): Promise<Participant[]>;
  abstract participantCounts(ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, number>>;
  abstract standings(viewer: UserId, ids: readonly ConversationId[]): Promise<ReadonlyMap<ConversationId, Standing>>;
  abstract contacts(viewer: UserId, text: string | null): Promise<Contact[]>;
}
