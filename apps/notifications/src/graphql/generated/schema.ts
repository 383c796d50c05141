import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Notification as NotificationModel, NotificationEdge as NotificationEdgeModel, NotificationConnection as NotificationConnectionModel, NotificationPreference as NotificationPreferenceModel, NotificationSettings as NotificationSettingsModel } from '../models.js';
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
  /** A day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type ChatReference = {
  readonly id: Scalars['ID']['output'];
};

export type Court = {
  readonly id: Scalars['ID']['output'];
};

export type League = {
  readonly id: Scalars['ID']['output'];
};

export type LevelReference = {
  readonly numberPlayers: NumberPlayers;
  readonly sport: Sport;
};

export type Match = {
  readonly id: Scalars['ID']['output'];
};

/** A message that leaves the platform, as it was sent. A mail is composed when it is sent: before that, and as long as the address of the person is not known, it has no address, text and language. */
export type Message = {
  readonly attempts: Scalars['Int']['output'];
  readonly channel: MessageChannel;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly html: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Null until it is composed. */
  readonly language: Maybe<Scalars['String']['output']>;
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: MessageState;
  readonly subject: Maybe<Scalars['String']['output']>;
  readonly template: Scalars['String']['output'];
  /** Plain text; null until it is composed. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Address or number; null until it is composed. */
  readonly to: Maybe<Scalars['String']['output']>;
  /** Whom it is for; null where only the address is known. */
  readonly user: Maybe<User>;
};

export type MessageChannel =
  | 'EMAIL'
  | 'PUSH'
  | 'SMS'
  | 'WHATSAPP';

export type MessageConnection = {
  readonly edges: ReadonlyArray<MessageEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type MessageEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Message;
};

export type MessageState =
  | 'FAILED'
  /** An SMS that was not sent, because the platform had sent as many as it may in an hour or a day. */
  | 'LEFT_OUT'
  | 'SENT'
  | 'WAITING';

export type MessagesFilter = {
  readonly channel?: InputMaybe<MessageChannel>;
  /** Part of the address. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  /** Marks one notification read, or all of them (API-04). */
  readonly readNotification: ReadNotificationPayload;
  /** Turns messages about a topic on or off, on one channel. */
  readonly setNotificationPreference: NotificationSettingsPayload;
  /** The browser of this session takes notifications from now on, until it is signed out (Web Push). */
  readonly subscribePush: NotificationSettingsPayload;
  /** The browser of this session takes none any more. */
  readonly unsubscribePush: NotificationSettingsPayload;
};


export type MutationReadNotificationArgs = {
  readNotificationData: ReadNotificationData;
};


export type MutationSetNotificationPreferenceArgs = {
  input: NotificationPreferenceInput;
};


export type MutationSubscribePushArgs = {
  input: SubscribePushInput;
};

/** Something the player should know (NTF-03). The text is composed from type and relations in the reader's language. */
export type Notification = {
  /** Name of the tournament, league or payment that it is about, as it was then. */
  readonly about: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** The guest of the match whom it is about: somebody without an account (MAT-05). */
  readonly guestName: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly read: Scalars['Boolean']['output'];
  /** The person it is about, where that is somebody else. */
  readonly relAuth: Maybe<User>;
  readonly relChat: Maybe<ChatReference>;
  readonly relCourt: Maybe<Court>;
  readonly relLeague: Maybe<League>;
  readonly relLevel: Maybe<LevelReference>;
  readonly relMatch: Maybe<Match>;
  readonly relTournament: Maybe<Tournament>;
  /** Who caused it; user 1 is the platform. */
  readonly sender: Maybe<User>;
  readonly type: NotificationType;
};

export type NotificationConnection = {
  readonly edges: ReadonlyArray<NotificationEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type NotificationEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Notification;
};

/** Refusals of this subgraph. */
export type NotificationErrorCode =
  /** what: single needs notificationId. */
  | 'NOTIFICATION_ID_REQUIRED'
  /** There is no such notification of yours. */
  | 'NOTIFICATION_NOT_FOUND'
  /** what is neither all nor single. */
  | 'WHAT_NOT_VALID';

/** Whether messages about a topic go out on a channel. */
export type NotificationPreference = {
  readonly channel: PreferenceChannel;
  readonly enabled: Scalars['Boolean']['output'];
  readonly topic: NotificationTopic;
};

export type NotificationPreferenceInput = {
  readonly channel: PreferenceChannel;
  readonly enabled: Scalars['Boolean']['input'];
  readonly topic: NotificationTopic;
};

/** What somebody is told outside of the app. */
export type NotificationSettings = {
  /** The person's. */
  readonly id: Scalars['ID']['output'];
  /** One for each topic and channel that can be chosen. */
  readonly preferences: ReadonlyArray<NotificationPreference>;
  /** Whether the browser of this session takes notifications. */
  readonly pushHere: Scalars['Boolean']['output'];
  /** The key with which a browser subscribes; null where no notifications are sent to browsers. */
  readonly pushKey: Maybe<Scalars['String']['output']>;
};

/** Why a browser is not sent notifications. */
export type NotificationSettingsErrorCode =
  /** Not an address of a browser's push service. */
  | 'PUSH_ENDPOINT_NOT_ALLOWED'
  /** Not the keys of a browser. */
  | 'PUSH_KEYS_NOT_VALID'
  /** This installation sends no notifications to browsers. */
  | 'PUSH_NOT_AVAILABLE';

export type NotificationSettingsPayload = {
  readonly errorCode: Maybe<NotificationSettingsErrorCode>;
  readonly settings: Maybe<NotificationSettings>;
  readonly success: Scalars['Boolean']['output'];
};

/** What messages are about. */
export type NotificationTopic =
  /** Of a match, the day and the hour before (REP-05). */
  | 'REMINDERS';

/** Types of notifications that exist so far (NTF-01). */
export type NotificationType =
  /** The same, and a guest wrote the newest: guestName says who. */
  | 'CHAT_GUEST_MESSAGE'
  /** Messages wait in relChat (CHT-07). */
  | 'CHAT_MESSAGE'
  | 'EVALUATION_RECEIVED'
  | 'FOLLOWED'
  | 'LEAGUE_AWARD_READY'
  | 'LEAGUE_EXCLUDED'
  | 'LEAGUE_EXTENSION'
  | 'LEAGUE_FINAL'
  | 'LEAGUE_GROUP_FORMED'
  /** You lead your group. */
  | 'LEAGUE_LEADER'
  | 'LEAGUE_MATCH_DECIDED'
  | 'LEAGUE_PAYMENT_DUE'
  | 'LEAGUE_PHASE_CANCELLED'
  | 'LEAGUE_PHASE_STARTING'
  | 'LEAGUE_RANKING'
  | 'LEAGUE_SUBSCRIPTION_ACTIVE'
  | 'LEAGUE_SUBSCRIPTION_DEACTIVATED'
  | 'LEAGUE_SUBSCRIPTION_SUSPENDED'
  /** Price or terms change (LEA-09). */
  | 'LEAGUE_TERMS'
  /** You stand where the final is played. */
  | 'LEAGUE_TOP_TWO'
  | 'LEAGUE_WINDOW_CLOSING'
  | 'LEAGUE_WON'
  | 'LEVEL_DOWN'
  | 'LEVEL_STABLE'
  /** Your level went up with a confirmed match; relLevel says which (LVL-07). */
  | 'LEVEL_UP'
  | 'MATCH_AUTO_CANCELLED'
  | 'MATCH_CANCELLED'
  /** A match of a tournament or league is to be played. */
  | 'MATCH_CREATED'
  /** A guest, who has no account, accepted; guestName says who (MAT-05). */
  | 'MATCH_GUEST_ACCEPTED'
  | 'MATCH_GUEST_DECLINED'
  | 'MATCH_GUEST_LEFT'
  /** A guest has an account now: guestName is who was invited, sender whose account it is. */
  | 'MATCH_GUEST_REGISTERED'
  | 'MATCH_INVITATION_ACCEPTED'
  | 'MATCH_INVITATION_DECLINED'
  | 'MATCH_INVITED'
  | 'MATCH_JOINED'
  | 'MATCH_LEFT'
  | 'MATCH_ORGANISED'
  /** Support removed your photo of the match; the mail says why (MAT-17). */
  | 'MATCH_PHOTO_REMOVED'
  /** A place was freed shortly before the start: whoever joins first has it. */
  | 'MATCH_PLACE_FREED'
  /** You waited for a place of this match and have one now. */
  | 'MATCH_PLACE_GIVEN'
  /** The organiser asks which of several times suits you. */
  | 'MATCH_POLL_OPENED'
  | 'MATCH_REMINDER'
  /** You were removed from a match. */
  | 'MATCH_REMOVED'
  | 'MATCH_REORGANISED'
  /** Times that suit both sides are proposed for a match of a competition (BYD-10). */
  | 'MATCH_TIMES_PROPOSED'
  /** Two days are left to agree on court and time of a match of a competition. */
  | 'MATCH_TIME_RUNNING_OUT'
  /** Support warns you; the mail says what for. */
  | 'MISCONDUCT_WARNING'
  /** Nobody answered for three days: it counts. */
  | 'NO_SHOW_AUTO_CONFIRMED'
  | 'NO_SHOW_CONFIRMED'
  | 'NO_SHOW_REJECTED'
  /** The other side says that yours did not come. */
  | 'NO_SHOW_REPORTED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_REFUNDED'
  | 'PAYMENT_SUCCEEDED'
  /** Somebody registered with your invitation. */
  | 'REFERRAL_ACCEPTED'
  | 'RESULT_AUTO_CONFIRMED'
  | 'RESULT_CONFIRMED'
  /** Support put another result in the place of a confirmed one. */
  | 'RESULT_CORRECTED'
  | 'RESULT_DISPUTED'
  | 'RESULT_ENTERED'
  | 'TOURNAMENT_ADVANCED'
  /** Without availability you are excluded at the start (TRN-09). */
  | 'TOURNAMENT_AVAILABILITY_MISSING'
  | 'TOURNAMENT_AWARD_READY'
  | 'TOURNAMENT_CANCELLED'
  | 'TOURNAMENT_ELIMINATED'
  | 'TOURNAMENT_EXCLUDED'
  /** There is more time for a match (REP-03). */
  | 'TOURNAMENT_EXTENSION'
  /** Decided without being played: forfeit or lot (TRN-10). */
  | 'TOURNAMENT_MATCH_DECIDED'
  /** Somebody entered with you: the place is yours when you have paid (TRN-07). */
  | 'TOURNAMENT_PARTNER_INVITED'
  | 'TOURNAMENT_PAYMENT_DUE'
  /** A place of a slam was freed for you (TRN-12). */
  | 'TOURNAMENT_PLACE_OFFERED'
  | 'TOURNAMENT_REGISTERED'
  | 'TOURNAMENT_REGISTRATION_ENDED'
  | 'TOURNAMENT_STARTED'
  | 'TOURNAMENT_WINDOW_CLOSING'
  | 'TOURNAMENT_WON'
  /** A match for which one waited was called off. */
  | 'WAITED_MATCH_CANCELLED';

/** Singles (1) or doubles (2). */
export type NumberPlayers = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** Channels that can be turned off. */
export type PreferenceChannel =
  /** The day before, to the browsers that take notifications. */
  | 'PUSH'
  /** An hour before a match at a centre, to the verified number. */
  | 'SMS';

export type Query = {
  /** Messages that left the platform (mail, SMS, WhatsApp, push), newest first; for the support app. */
  readonly messages: MessageConnection;
  /** What the signed-in player is told outside of the app (NTF-07). */
  readonly notificationSettings: NotificationSettings;
  /** The signed-in player's notifications, newest first; all, or only the read or unread ones (API-02). */
  readonly notifications: NotificationConnection;
  /** How many are unread. */
  readonly unreadNotificationCount: Scalars['Int']['output'];
};


export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessagesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What to mark read. */
export type ReadNotificationData = {
  /** Needed with single. With all: the newest one that the reader has seen; later ones stay unread. */
  readonly notificationId?: InputMaybe<Scalars['ID']['input']>;
  /** `all` or `single`. */
  readonly what: Scalars['String']['input'];
};

export type ReadNotificationPayload = {
  readonly errorCode: Maybe<NotificationErrorCode>;
  readonly success: Scalars['Boolean']['output'];
  /** How many are unread now. */
  readonly unreadCount: Scalars['Int']['output'];
};

/** A sport: 1 tennis, 2 padel. */
export type Sport = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly nameCapitalize: Scalars['String']['output'];
};

/** A browser's subscription, as its PushSubscription shows it. */
export type SubscribePushInput = {
  /** Secret, base64url. */
  readonly auth: Scalars['String']['input'];
  readonly endpoint: Scalars['String']['input'];
  /** Public key, base64url. */
  readonly p256dh: Scalars['String']['input'];
};

export type Subscription = {
  /** The new unread count, at once and after each change (API-03). */
  readonly notify: Scalars['Int']['output'];
};

export type Tournament = {
  readonly id: Scalars['ID']['output'];
};

export type User = {
  readonly id: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ChatReference: ResolverTypeWrapper<ChatReference>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Court: ResolverTypeWrapper<Court>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  League: ResolverTypeWrapper<League>;
  LevelReference: ResolverTypeWrapper<LevelReference>;
  Match: ResolverTypeWrapper<Match>;
  Message: ResolverTypeWrapper<Message>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  MessageChannel: MessageChannel;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessageState: MessageState;
  MessagesFilter: MessagesFilter;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<NotificationModel>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnectionModel>;
  NotificationEdge: ResolverTypeWrapper<NotificationEdgeModel>;
  NotificationErrorCode: NotificationErrorCode;
  NotificationPreference: ResolverTypeWrapper<NotificationPreferenceModel>;
  NotificationPreferenceInput: NotificationPreferenceInput;
  NotificationSettings: ResolverTypeWrapper<NotificationSettingsModel>;
  NotificationSettingsErrorCode: NotificationSettingsErrorCode;
  NotificationSettingsPayload: ResolverTypeWrapper<Omit<NotificationSettingsPayload, 'settings'> & { settings?: Maybe<ResolversTypes['NotificationSettings']> }>;
  NotificationTopic: NotificationTopic;
  NotificationType: NotificationType;
  NumberPlayers: ResolverTypeWrapper<NumberPlayers>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PreferenceChannel: PreferenceChannel;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadNotificationData: ReadNotificationData;
  ReadNotificationPayload: ResolverTypeWrapper<ReadNotificationPayload>;
  Sport: ResolverTypeWrapper<Sport>;
  SubscribePushInput: SubscribePushInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Tournament: ResolverTypeWrapper<Tournament>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ChatReference: ChatReference;
  ID: Scalars['ID']['output'];
  Court: Court;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  League: League;
  LevelReference: LevelReference;
  Match: Match;
  Message: Message;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  MessageConnection: MessageConnection;
  MessageEdge: MessageEdge;
  MessagesFilter: MessagesFilter;
  Mutation: Record<PropertyKey, never>;
  Notification: NotificationModel;
  Boolean: Scalars['Boolean']['output'];
  NotificationConnection: NotificationConnectionModel;
  NotificationEdge: NotificationEdgeModel;
  NotificationPreference: NotificationPreferenceModel;
  NotificationPreferenceInput: NotificationPreferenceInput;
  NotificationSettings: NotificationSettingsModel;
  NotificationSettingsPayload: Omit<NotificationSettingsPayload, 'settings'> & { settings?: Maybe<ResolversParentTypes['NotificationSettings']> };
  NumberPlayers: NumberPlayers;
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  ReadNotificationData: ReadNotificationData;
  ReadNotificationPayload: ReadNotificationPayload;
  Sport: Sport;
  SubscribePushInput: SubscribePushInput;
  Subscription: Record<PropertyKey, never>;
  Tournament: Tournament;
  User: User;
};

export type ChatReferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChatReference'] = ResolversParentTypes['ChatReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CourtResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Court'] = ResolversParentTypes['Court']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LeagueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LevelReferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelReference'] = ResolversParentTypes['LevelReference']> = {
  numberPlayers?: Resolver<ResolversTypes['NumberPlayers'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MessageState'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  readNotification?: Resolver<ResolversTypes['ReadNotificationPayload'], ParentType, ContextType, RequireFields<MutationReadNotificationArgs, 'readNotificationData'>>;
  setNotificationPreference?: Resolver<ResolversTypes['NotificationSettingsPayload'], ParentType, ContextType, RequireFields<MutationSetNotificationPreferenceArgs, 'input'>>;
  subscribePush?: Resolver<ResolversTypes['NotificationSettingsPayload'], ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'input'>>;
  unsubscribePush?: Resolver<ResolversTypes['NotificationSettingsPayload'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  relAuth?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  relChat?: Resolver<Maybe<ResolversTypes['ChatReference']>, ParentType, ContextType>;
  relCourt?: Resolver<Maybe<ResolversTypes['Court']>, ParentType, ContextType>;
  relLeague?: Resolver<Maybe<ResolversTypes['League']>, ParentType, ContextType>;
  relLevel?: Resolver<Maybe<ResolversTypes['LevelReference']>, ParentType, ContextType>;
  relMatch?: Resolver<Maybe<ResolversTypes['Match']>, ParentType, ContextType>;
  relTournament?: Resolver<Maybe<ResolversTypes['Tournament']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  channel?: Resolver<ResolversTypes['PreferenceChannel'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preferences?: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  pushHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationSettingsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationSettingsPayload'] = ResolversParentTypes['NotificationSettingsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['NotificationSettingsErrorCode']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NumberPlayersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NumberPlayers'] = ResolversParentTypes['NumberPlayers']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first'>>;
  notificationSettings?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReadNotificationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadNotificationPayload'] = ResolversParentTypes['ReadNotificationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['NotificationErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameCapitalize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notify?: SubscriptionResolver<ResolversTypes['Int'], "notify", ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  ChatReference?: ChatReferenceResolvers<ContextType>;
  Court?: CourtResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  League?: LeagueResolvers<ContextType>;
  LevelReference?: LevelReferenceResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationSettingsPayload?: NotificationSettingsPayloadResolvers<ContextType>;
  NumberPlayers?: NumberPlayersResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReadNotificationPayload?: ReadNotificationPayloadResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

