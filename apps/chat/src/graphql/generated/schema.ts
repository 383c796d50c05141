import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Conversation as ConversationModel, ChatMessage as ChatMessageModel } from '../models.js';
import type { GraphQLContext } from '@setpoint/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type ChatContact = {
  /** The conversation that there is already. */
  readonly conversationId: Maybe<Scalars['ID']['output']>;
  readonly user: User;
};

/** Refusals of this subgraph (CHT-04). */
export type ChatErrorCode =
  /** One of the two blocks the other, or there is no such player. */
  | 'CANNOT_MESSAGE_USER'
  /** There is no such conversation, or it is none of the player's. */
  | 'CONVERSATION_NOT_FOUND'
  /** The centre is not among the player's favourites. */
  | 'COURT_NOT_FAVOURITE'
  /** Nobody looks after the centre here yet. */
  | 'COURT_WITHOUT_OWNER'
  /** This link is not, or no longer, one of a guest. */
  | 'GUEST_LINK_NOT_VALID'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** The phase of the league is over (LEA-11). */
  | 'LEAGUE_PHASE_ENDED'
  | 'MATCH_CANCELLED'
  | 'MESSAGE_NOT_FOUND'
  /** One's own message, or the platform's. */
  | 'MESSAGE_NOT_REPORTABLE'
  /** Neither invited to this nor taking part. */
  | 'NOT_AUTHORISED'
  /** Support has decided this report already. */
  | 'REPORT_DECIDED'
  /** Too many messages in a short time (CHT-08). */
  | 'TOO_MANY_MESSAGES'
  /** Twenty reports an hour are the most (CHT-08). */
  | 'TOO_MANY_REPORTS'
  /** The tournament is over: its chats are closed (TRN-14). */
  | 'TOURNAMENT_AT_FINAL_STAGE';

/** One message. It is text, never HTML (CHT-03). */
export type ChatMessage = {
  /** Of a note: who joined, left, organised or entered; a guest has a guestName instead. */
  readonly about: Maybe<User>;
  /** Given when it was sent. */
  readonly clientId: Maybe<Scalars['String']['output']>;
  readonly conversationId: Scalars['ID']['output'];
  /** The guest who wrote it, or who is the subject of a note. */
  readonly guestName: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether the reader wrote it, a guest by the link as well. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Whether reportMessage would accept it from the signed-in player. */
  readonly mayReport: Scalars['Boolean']['output'];
  /** What the platform says of the match; null for what people write (CHT-06). */
  readonly platformNote: Maybe<PlatformNote>;
  /** Who wrote it; user 1 is the platform (CHT-06); null for a guest. */
  readonly sender: Maybe<User>;
  readonly sentAt: Scalars['DateTime']['output'];
  /** Its number in the conversation, without gaps, from 1 on. */
  readonly seq: Scalars['Int']['output'];
  /** Null where support removed it. */
  readonly text: Maybe<Scalars['String']['output']>;
};

export type ChatMessageConnection = {
  readonly edges: ReadonlyArray<ChatMessageEdge>;
  readonly pageInfo: PageInfo;
};

export type ChatMessageEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ChatMessage;
};

/** Messages between some people (CHT-01). */
export type Conversation = {
  readonly court: Maybe<Court>;
  /** Of a group or team in words of the reader's choice: number of the group, or the names of the team. */
  readonly group: Maybe<ConversationGroup>;
  /** Stands in its address: the same two people, match or group always have the same. */
  readonly id: Scalars['ID']['output'];
  readonly kind: ConversationKind;
  /** When something was last written. */
  readonly lastAt: Maybe<Scalars['DateTime']['output']>;
  readonly lastMessage: Maybe<ChatMessage>;
  /** Number of the newest message; 0 while there is none. */
  readonly lastSeq: Scalars['Int']['output'];
  readonly league: Maybe<League>;
  readonly match: Maybe<Match>;
  /** Newest first going back with `after`, or from a known one on with `afterSeq`, oldest first (CHT-03). */
  readonly messages: ChatMessageConnection;
  readonly muted: Scalars['Boolean']['output'];
  readonly participantCount: Scalars['Int']['output'];
  /** Who takes part, the signed-in player too; at most 50 of them. */
  readonly participants: ReadonlyArray<ConversationParticipant>;
  /** The other player of a PLAYER conversation; for who looks after a centre, the player who writes to it. */
  readonly player: Maybe<User>;
  /** Up to which message the signed-in player has read. */
  readonly readSeq: Scalars['Int']['output'];
  readonly tournament: Maybe<Tournament>;
  /** Of the signed-in player. */
  readonly unreadCount: Scalars['Int']['output'];
  /** Whether the signed-in player may write now, and why not (CHT-04). */
  readonly writingRefusal: Maybe<ChatErrorCode>;
};


/** Messages between some people (CHT-01). */
export type ConversationMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  afterSeq?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ConversationConnection = {
  readonly edges: ReadonlyArray<ConversationEdge>;
  readonly pageInfo: PageInfo;
};

export type ConversationEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Conversation;
};

export type ConversationGroup = {
  readonly id: Scalars['ID']['output'];
  /** From 1 on; null for a team. */
  readonly number: Maybe<Scalars['Int']['output']>;
};

export type ConversationIdInput = {
  readonly conversationId: Scalars['ID']['input'];
};

export type ConversationKind =
  | 'COURT'
  | 'LEAGUE_GROUP'
  | 'MATCH'
  | 'PLAYER'
  | 'TOURNAMENT_GROUP'
  | 'TOURNAMENT_TEAM';

export type ConversationParticipant = {
  readonly guestName: Maybe<Scalars['String']['output']>;
  /** Up to which message they have read; null where they don't say. */
  readonly readSeq: Maybe<Scalars['Int']['output']>;
  /** Null for a guest of the match. */
  readonly user: Maybe<User>;
};

export type ConversationPayload = {
  readonly conversation: Maybe<Conversation>;
  readonly errorCode: Maybe<ChatErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type ConversationPresence = {
  readonly id: Scalars['ID']['output'];
  readonly readers: ReadonlyArray<ConversationParticipant>;
  readonly typing: ReadonlyArray<ConversationParticipant>;
};

export type ConversationReaders = {
  /** Rises with each change of who may read. */
  readonly access: Scalars['Int']['output'];
  /** Number of the newest message; 0 while there is none. */
  readonly lastSeq: Scalars['Int']['output'];
  readonly userIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type ConversationsFilter = {
  /** Part of the name of the other player, match, competition or centre. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly unread?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Court = {
  readonly id: Scalars['ID']['output'];
};

export type DecideMessageReportInput = {
  readonly decision: MessageReportDecision;
  /** 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  readonly reportId: Scalars['ID']['input'];
};

/** A field of a form, with its error. */
export type FieldError = {
  /** What is wrong: stable, the texts are the client's. */
  readonly code: Scalars['String']['output'];
  /** Path of the input field. */
  readonly field: Scalars['String']['output'];
};

export type League = {
  readonly id: Scalars['ID']['output'];
};

export type MarkConversationReadInput = {
  readonly conversationId: Scalars['ID']['input'];
  readonly seq: Scalars['Int']['input'];
};

export type Match = {
  readonly id: Scalars['ID']['output'];
};

export type MessagePayload = {
  readonly errorCode: Maybe<ChatErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly message: Maybe<ChatMessage>;
  /** When one may write again, where errorCode is TOO_MANY_MESSAGES. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type MessageReportDecision =
  | 'DISMISSED'
  | 'REMOVED';

export type Mutation = {
  /** Support closes a report: nothing to it, or the message is removed for everybody. */
  readonly decideMessageReport: Maybe<ReportedMessagePayload>;
  /** Deletes what has been written so far, for the signed-in player alone (CHT-02). */
  readonly deleteConversation: Maybe<ConversationPayload>;
  /** All up to this one is read; never goes back. */
  readonly markConversationRead: Maybe<ConversationPayload>;
  /** Muted ones lead to no notification and count as read in the badge (CHT-02, CHT-07). */
  readonly muteConversation: Maybe<ConversationPayload>;
  /** The one conversation with a player, of a match, a group, a team or with a centre; it is the same one whatever opens it (CHT-01). */
  readonly openConversation: Maybe<ConversationPayload>;
  /** Reports another person's message to support, with the messages around it; once per message (CHT-08). */
  readonly reportMessage: Maybe<ReportMessagePayload>;
  /** Sends a message. Idempotent by clientId (CHT-03). */
  readonly sendMessage: Maybe<MessagePayload>;
  /** Sends a message by a guest's link (CHT-05). */
  readonly sendMessageAsGuest: Maybe<MessagePayload>;
  /** Lets support read the newest messages of a match's chat as they are now, for a report of misconduct (ADM-03). */
  readonly shareMatchChat: Maybe<ShareMatchChatPayload>;
  /** Says that the signed-in player is writing; forgotten after five seconds. */
  readonly showTyping: Maybe<ConversationPayload>;
};


export type MutationDecideMessageReportArgs = {
  input: DecideMessageReportInput;
};


export type MutationDeleteConversationArgs = {
  input: ConversationIdInput;
};


export type MutationMarkConversationReadArgs = {
  input: MarkConversationReadInput;
};


export type MutationMuteConversationArgs = {
  input: MuteConversationInput;
};


export type MutationOpenConversationArgs = {
  input: OpenConversationInput;
};


export type MutationReportMessageArgs = {
  input: ReportMessageInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSendMessageAsGuestArgs = {
  input: SendMessageAsGuestInput;
};


export type MutationShareMatchChatArgs = {
  input: ShareMatchChatInput;
};


export type MutationShowTypingArgs = {
  input: ConversationIdInput;
};

export type MuteConversationInput = {
  readonly conversationId: Scalars['ID']['input'];
  readonly muted: Scalars['Boolean']['input'];
};

export type OpenConversationInput = {
  readonly kind: ConversationKind;
  /** Id of the player, match, group, registration (of a team) or centre. */
  readonly recipientId: Scalars['ID']['input'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** What the platform tells in the conversation of a match (CHT-06). */
export type PlatformNote =
  | 'MATCH_CANCELLED'
  | 'MATCH_ORGANISED'
  | 'MATCH_REORGANISED'
  | 'PLAYER_JOINED'
  | 'PLAYER_LEFT'
  | 'RESULT_CONFIRMED'
  | 'RESULT_ENTERED';

export type Query = {
  /** Whom the signed-in player could write to, by name: who follows or is followed, then other players they know; at most 20 (CHT-02). */
  readonly chatContacts: Maybe<ReadonlyArray<ChatContact>>;
  /** A conversation of the signed-in player; null if it does not exist or the player does not take part. */
  readonly conversation: Maybe<Conversation>;
  /** Who reads and who writes at this moment, for its participants; null for all others. */
  readonly conversationPresence: Maybe<ConversationPresence>;
  /** Which of these players may read a conversation now; null where there is none. The gateway asks before it delivers messages (CHT-04). */
  readonly conversationReaders: Maybe<ConversationReaders>;
  /** The signed-in player's conversations, the one that was written in last first. A deleted one is back with its next message (CHT-02). */
  readonly conversations: Maybe<ConversationConnection>;
  /** The conversation of the match for who follows a guest's link; null for a link that is none (CHT-05). */
  readonly guestConversation: Maybe<Conversation>;
  /** One message, for its readers; null for all others. */
  readonly message: Maybe<ChatMessage>;
  /** One reported message; null when there is none (CHT-08). */
  readonly reportedMessage: Maybe<ReportedMessage>;
  /** Reported messages, those that nobody has decided yet first (CHT-08). */
  readonly reportedMessages: Maybe<ReportedMessageConnection>;
  /** What a participant shared of the chat of a match; null where they did not (ADM-03). */
  readonly sharedMatchChat: Maybe<SharedMatchChat>;
  /** Conversations with unread messages that are not muted. */
  readonly unreadConversationCount: Maybe<Scalars['Int']['output']>;
};


export type QueryChatContactsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationPresenceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryConversationReadersArgs = {
  conversationId: Scalars['ID']['input'];
  userIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ConversationsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGuestConversationArgs = {
  token: Scalars['String']['input'];
};


export type QueryMessageArgs = {
  conversationId: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};


export type QueryReportedMessageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReportedMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReportedMessagesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySharedMatchChatArgs = {
  matchId: Scalars['ID']['input'];
  sharedById: Scalars['ID']['input'];
};

export type ReportMessageInput = {
  /** At most 500 characters. */
  readonly comment?: InputMaybe<Scalars['String']['input']>;
  readonly conversationId: Scalars['ID']['input'];
  readonly reason: ReportReason;
  readonly seq: Scalars['Int']['input'];
};

export type ReportMessagePayload = {
  readonly errorCode: Maybe<ChatErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** When one may report again, where errorCode is TOO_MANY_REPORTS. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReportReason =
  | 'HARASSMENT'
  | 'INSULT'
  | 'OTHER'
  | 'SPAM';

/** A reported message (CHT-08). */
export type ReportedMessage = {
  readonly comment: Maybe<Scalars['String']['output']>;
  readonly conversationId: Scalars['ID']['output'];
  readonly decidedAt: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy: Maybe<User>;
  readonly decision: Maybe<MessageReportDecision>;
  /** Why support decided so. */
  readonly decisionReason: Maybe<Scalars['String']['output']>;
  /** What the reporter shared: up to ten messages before and after it. */
  readonly excerpt: ReadonlyArray<ChatMessage>;
  readonly id: Scalars['ID']['output'];
  readonly kind: ConversationKind;
  readonly message: ChatMessage;
  readonly reason: ReportReason;
  readonly reportedAt: Scalars['DateTime']['output'];
  readonly reporter: User;
};

export type ReportedMessageConnection = {
  readonly edges: ReadonlyArray<ReportedMessageEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ReportedMessageEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ReportedMessage;
};

export type ReportedMessagePayload = {
  readonly errorCode: Maybe<ChatErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly report: Maybe<ReportedMessage>;
  readonly success: Scalars['Boolean']['output'];
};

export type ReportedMessagesFilter = {
  /** Who wrote the message. */
  readonly authorId?: InputMaybe<Scalars['ID']['input']>;
  readonly open?: InputMaybe<Scalars['Boolean']['input']>;
  readonly reason?: InputMaybe<ReportReason>;
};

export type SendMessageAsGuestInput = {
  readonly clientId: Scalars['String']['input'];
  readonly text: Scalars['String']['input'];
  /** From the address of the guest's page. */
  readonly token: Scalars['String']['input'];
};

export type SendMessageInput = {
  /** Chosen by the client, another for each message: a UUID. */
  readonly clientId: Scalars['String']['input'];
  readonly conversationId: Scalars['ID']['input'];
  /** 1 to 2,000 characters. */
  readonly text: Scalars['String']['input'];
};

export type ShareMatchChatInput = {
  readonly matchId: Scalars['ID']['input'];
};

export type ShareMatchChatPayload = {
  readonly errorCode: Maybe<ChatErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** How many messages support can read. */
  readonly shared: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What a participant of a match shared of its chat; it stays as it was then (ADM-03). */
export type SharedMatchChat = {
  /** Oldest first. */
  readonly messages: ReadonlyArray<ChatMessage>;
  readonly sharedAt: Scalars['DateTime']['output'];
  readonly sharedBy: User;
};

export type Subscription = {
  /** Who reads and who writes. */
  readonly conversationPresenceChanged: Maybe<ConversationPresence>;
  /**
   * Each message of a conversation as it is sent, in order (CHT-03); null at first: from then on none is missed. What came
   * before is read with `messages(afterSeq:)`.
   */
  readonly messageSent: Maybe<ChatMessage>;
  /** How many conversations have unread messages, at once and after each change. */
  readonly unreadConversationsChanged: Scalars['Int']['output'];
};


export type SubscriptionConversationPresenceChangedArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionMessageSentArgs = {
  conversationId: Scalars['ID']['input'];
};

export type Tournament = {
  readonly id: Scalars['ID']['output'];
};

export type User = {
  readonly id: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Conversation: Conversation;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Conversation:
    ( { __typename: 'Conversation' }
    & GraphQLRecursivePick<FederationTypes['Conversation'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ChatContact: ResolverTypeWrapper<ChatContact>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ChatErrorCode: ChatErrorCode;
  ChatMessage: ResolverTypeWrapper<ChatMessageModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ChatMessageConnection: ResolverTypeWrapper<Omit<ChatMessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ChatMessageEdge']> }>;
  ChatMessageEdge: ResolverTypeWrapper<Omit<ChatMessageEdge, 'node'> & { node: ResolversTypes['ChatMessage'] }>;
  Conversation: ResolverTypeWrapper<ConversationModel>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ConversationEdge']> }>;
  ConversationEdge: ResolverTypeWrapper<Omit<ConversationEdge, 'node'> & { node: ResolversTypes['Conversation'] }>;
  ConversationGroup: ResolverTypeWrapper<ConversationGroup>;
  ConversationIdInput: ConversationIdInput;
  ConversationKind: ConversationKind;
  ConversationParticipant: ResolverTypeWrapper<ConversationParticipant>;
  ConversationPayload: ResolverTypeWrapper<Omit<ConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  ConversationPresence: ResolverTypeWrapper<ConversationPresence>;
  ConversationReaders: ResolverTypeWrapper<ConversationReaders>;
  ConversationsFilter: ConversationsFilter;
  Court: ResolverTypeWrapper<Court>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideMessageReportInput: DecideMessageReportInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  League: ResolverTypeWrapper<League>;
  MarkConversationReadInput: MarkConversationReadInput;
  Match: ResolverTypeWrapper<Match>;
  MessagePayload: ResolverTypeWrapper<Omit<MessagePayload, 'message'> & { message?: Maybe<ResolversTypes['ChatMessage']> }>;
  MessageReportDecision: MessageReportDecision;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteConversationInput: MuteConversationInput;
  OpenConversationInput: OpenConversationInput;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PlatformNote: PlatformNote;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReportMessageInput: ReportMessageInput;
  ReportMessagePayload: ResolverTypeWrapper<ReportMessagePayload>;
  ReportReason: ReportReason;
  ReportedMessage: ResolverTypeWrapper<Omit<ReportedMessage, 'excerpt' | 'message'> & { excerpt: ReadonlyArray<ResolversTypes['ChatMessage']>, message: ResolversTypes['ChatMessage'] }>;
  ReportedMessageConnection: ResolverTypeWrapper<Omit<ReportedMessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ReportedMessageEdge']> }>;
  ReportedMessageEdge: ResolverTypeWrapper<Omit<ReportedMessageEdge, 'node'> & { node: ResolversTypes['ReportedMessage'] }>;
  ReportedMessagePayload: ResolverTypeWrapper<Omit<ReportedMessagePayload, 'report'> & { report?: Maybe<ResolversTypes['ReportedMessage']> }>;
  ReportedMessagesFilter: ReportedMessagesFilter;
  SendMessageAsGuestInput: SendMessageAsGuestInput;
  SendMessageInput: SendMessageInput;
  ShareMatchChatInput: ShareMatchChatInput;
  ShareMatchChatPayload: ResolverTypeWrapper<ShareMatchChatPayload>;
  SharedMatchChat: ResolverTypeWrapper<Omit<SharedMatchChat, 'messages'> & { messages: ReadonlyArray<ResolversTypes['ChatMessage']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Tournament: ResolverTypeWrapper<Tournament>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ChatContact: ChatContact;
  ID: Scalars['ID']['output'];
  ChatMessage: ChatMessageModel;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  ChatMessageConnection: Omit<ChatMessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ChatMessageEdge']> };
  ChatMessageEdge: Omit<ChatMessageEdge, 'node'> & { node: ResolversParentTypes['ChatMessage'] };
  Conversation: ConversationModel;
  ConversationConnection: Omit<ConversationConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ConversationEdge']> };
  ConversationEdge: Omit<ConversationEdge, 'node'> & { node: ResolversParentTypes['Conversation'] };
  ConversationGroup: ConversationGroup;
  ConversationIdInput: ConversationIdInput;
  ConversationParticipant: ConversationParticipant;
  ConversationPayload: Omit<ConversationPayload, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  ConversationPresence: ConversationPresence;
  ConversationReaders: ConversationReaders;
  ConversationsFilter: ConversationsFilter;
  Court: Court;
  DateTime: Scalars['DateTime']['output'];
  DecideMessageReportInput: DecideMessageReportInput;
  FieldError: FieldError;
  League: League;
  MarkConversationReadInput: MarkConversationReadInput;
  Match: Match;
  MessagePayload: Omit<MessagePayload, 'message'> & { message?: Maybe<ResolversParentTypes['ChatMessage']> };
  Mutation: Record<PropertyKey, never>;
  MuteConversationInput: MuteConversationInput;
  OpenConversationInput: OpenConversationInput;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  ReportMessageInput: ReportMessageInput;
  ReportMessagePayload: ReportMessagePayload;
  ReportedMessage: Omit<ReportedMessage, 'excerpt' | 'message'> & { excerpt: ReadonlyArray<ResolversParentTypes['ChatMessage']>, message: ResolversParentTypes['ChatMessage'] };
  ReportedMessageConnection: Omit<ReportedMessageConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ReportedMessageEdge']> };
  ReportedMessageEdge: Omit<ReportedMessageEdge, 'node'> & { node: ResolversParentTypes['ReportedMessage'] };
  ReportedMessagePayload: Omit<ReportedMessagePayload, 'report'> & { report?: Maybe<ResolversParentTypes['ReportedMessage']> };
  ReportedMessagesFilter: ReportedMessagesFilter;
  SendMessageAsGuestInput: SendMessageAsGuestInput;
  SendMessageInput: SendMessageInput;
  ShareMatchChatInput: ShareMatchChatInput;
  ShareMatchChatPayload: ShareMatchChatPayload;
  SharedMatchChat: Omit<SharedMatchChat, 'messages'> & { messages: ReadonlyArray<ResolversParentTypes['ChatMessage']> };
  Subscription: Record<PropertyKey, never>;
  Tournament: Tournament;
  User: User;
};

export type ChatContactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChatContact'] = ResolversParentTypes['ChatContact']> = {
  conversationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ChatMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChatMessage'] = ResolversParentTypes['ChatMessage']> = {
  about?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platformNote?: Resolver<Maybe<ResolversTypes['PlatformNote']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChatMessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChatMessageConnection'] = ResolversParentTypes['ChatMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ChatMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ChatMessageEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChatMessageEdge'] = ResolversParentTypes['ChatMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation'], FederationReferenceType extends FederationReferenceTypes['Conversation'] = FederationReferenceTypes['Conversation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Conversation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  court?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['ConversationGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConversationKind'], ParentType, ContextType>;
  lastAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  lastSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  league?: Resolver<Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['ChatMessageConnection'], ParentType, ContextType, RequireFields<ConversationMessagesArgs, 'first'>>;
  muted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participants?: Resolver<ReadonlyArray<ResolversTypes['ConversationParticipant']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  readSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writingRefusal?: Resolver<Maybe<ResolversTypes['ChatErrorCode']>, ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ConversationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConversationEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationEdge'] = ResolversParentTypes['ConversationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type ConversationGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationGroup'] = ResolversParentTypes['ConversationGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ConversationParticipantResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationParticipant'] = ResolversParentTypes['ConversationParticipant']> = {
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readSeq?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ConversationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationPayload'] = ResolversParentTypes['ConversationPayload']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['ChatErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationPresenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationPresence'] = ResolversParentTypes['ConversationPresence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  readers?: Resolver<ReadonlyArray<ResolversTypes['ConversationParticipant']>, ParentType, ContextType>;
  typing?: Resolver<ReadonlyArray<ResolversTypes['ConversationParticipant']>, ParentType, ContextType>;
};

export type ConversationReadersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationReaders'] = ResolversParentTypes['ConversationReaders']> = {
  access?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastSeq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CourtResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessagePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessagePayload'] = ResolversParentTypes['MessagePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['ChatErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  decideMessageReport?: Resolver<Maybe<ResolversTypes['ReportedMessagePayload']>, ParentType, ContextType, RequireFields<MutationDecideMessageReportArgs, 'input'>>;
  deleteConversation?: Resolver<Maybe<ResolversTypes['ConversationPayload']>, ParentType, ContextType, RequireFields<MutationDeleteConversationArgs, 'input'>>;
  markConversationRead?: Resolver<Maybe<ResolversTypes['ConversationPayload']>, ParentType, ContextType, RequireFields<MutationMarkConversationReadArgs, 'input'>>;
  muteConversation?: Resolver<Maybe<ResolversTypes['ConversationPayload']>, ParentType, ContextType, RequireFields<MutationMuteConversationArgs, 'input'>>;
  openConversation?: Resolver<Maybe<ResolversTypes['ConversationPayload']>, ParentType, ContextType, RequireFields<MutationOpenConversationArgs, 'input'>>;
  reportMessage?: Resolver<Maybe<ResolversTypes['ReportMessagePayload']>, ParentType, ContextType, RequireFields<MutationReportMessageArgs, 'input'>>;
  sendMessage?: Resolver<Maybe<ResolversTypes['MessagePayload']>, ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendMessageAsGuest?: Resolver<Maybe<ResolversTypes['MessagePayload']>, ParentType, ContextType, RequireFields<MutationSendMessageAsGuestArgs, 'input'>>;
  shareMatchChat?: Resolver<Maybe<ResolversTypes['ShareMatchChatPayload']>, ParentType, ContextType, RequireFields<MutationShareMatchChatArgs, 'input'>>;
  showTyping?: Resolver<Maybe<ResolversTypes['ConversationPayload']>, ParentType, ContextType, RequireFields<MutationShowTypingArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  chatContacts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ChatContact']>>, ParentType, ContextType, Partial<QueryChatContactsArgs>>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  conversationPresence?: Resolver<Maybe<ResolversTypes['ConversationPresence']>, ParentType, ContextType, RequireFields<QueryConversationPresenceArgs, 'id'>>;
  conversationReaders?: Resolver<Maybe<ResolversTypes['ConversationReaders']>, ParentType, ContextType, RequireFields<QueryConversationReadersArgs, 'conversationId' | 'userIds'>>;
  conversations?: Resolver<Maybe<ResolversTypes['ConversationConnection']>, ParentType, ContextType, RequireFields<QueryConversationsArgs, 'first'>>;
  guestConversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryGuestConversationArgs, 'token'>>;
  message?: Resolver<Maybe<ResolversTypes['ChatMessage']>, ParentType, ContextType, RequireFields<QueryMessageArgs, 'conversationId' | 'seq'>>;
  reportedMessage?: Resolver<Maybe<ResolversTypes['ReportedMessage']>, ParentType, ContextType, RequireFields<QueryReportedMessageArgs, 'id'>>;
  reportedMessages?: Resolver<Maybe<ResolversTypes['ReportedMessageConnection']>, ParentType, ContextType, RequireFields<QueryReportedMessagesArgs, 'first'>>;
  sharedMatchChat?: Resolver<Maybe<ResolversTypes['SharedMatchChat']>, ParentType, ContextType, RequireFields<QuerySharedMatchChatArgs, 'matchId' | 'sharedById'>>;
  unreadConversationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportMessagePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportMessagePayload'] = ResolversParentTypes['ReportMessagePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['ChatErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportedMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportedMessage'] = ResolversParentTypes['ReportedMessage']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['MessageReportDecision']>, ParentType, ContextType>;
  decisionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<ReadonlyArray<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConversationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['ChatMessage'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reporter?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ReportedMessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportedMessageConnection'] = ResolversParentTypes['ReportedMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReportedMessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportedMessageEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportedMessageEdge'] = ResolversParentTypes['ReportedMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReportedMessage'], ParentType, ContextType>;
};

export type ReportedMessagePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportedMessagePayload'] = ResolversParentTypes['ReportedMessagePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['ChatErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['ReportedMessage']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShareMatchChatPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShareMatchChatPayload'] = ResolversParentTypes['ShareMatchChatPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['ChatErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  shared?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SharedMatchChatResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedMatchChat'] = ResolversParentTypes['SharedMatchChat']> = {
  messages?: Resolver<ReadonlyArray<ResolversTypes['ChatMessage']>, ParentType, ContextType>;
  sharedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sharedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  conversationPresenceChanged?: SubscriptionResolver<Maybe<ResolversTypes['ConversationPresence']>, "conversationPresenceChanged", ParentType, ContextType, RequireFields<SubscriptionConversationPresenceChangedArgs, 'id'>>;
  messageSent?: SubscriptionResolver<Maybe<ResolversTypes['ChatMessage']>, "messageSent", ParentType, ContextType, RequireFields<SubscriptionMessageSentArgs, 'conversationId'>>;
  unreadConversationsChanged?: SubscriptionResolver<ResolversTypes['Int'], "unreadConversationsChanged", ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  ChatContact?: ChatContactResolvers<ContextType>;
  ChatMessage?: ChatMessageResolvers<ContextType>;
  ChatMessageConnection?: ChatMessageConnectionResolvers<ContextType>;
  ChatMessageEdge?: ChatMessageEdgeResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationEdge?: ConversationEdgeResolvers<ContextType>;
  ConversationGroup?: ConversationGroupResolvers<ContextType>;
  ConversationParticipant?: ConversationParticipantResolvers<ContextType>;
  ConversationPayload?: ConversationPayloadResolvers<ContextType>;
  ConversationPresence?: ConversationPresenceResolvers<ContextType>;
  ConversationReaders?: ConversationReadersResolvers<ContextType>;
  Court?: CourtResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FieldError?: FieldErrorResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  MessagePayload?: MessagePayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReportMessagePayload?: ReportMessagePayloadResolvers<ContextType>;
  ReportedMessage?: ReportedMessageResolvers<ContextType>;
  ReportedMessageConnection?: ReportedMessageConnectionResolvers<ContextType>;
  ReportedMessageEdge?: ReportedMessageEdgeResolvers<ContextType>;
  ReportedMessagePayload?: ReportedMessagePayloadResolvers<ContextType>;
  ShareMatchChatPayload?: ShareMatchChatPayloadResolvers<ContextType>;
  SharedMatchChat?: SharedMatchChatResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

