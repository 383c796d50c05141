import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Notification as NotificationModel, NotificationEdge as NotificationEdgeModel, NotificationConnection as NotificationConnectionModel, NotificationPreference as NotificationPreferenceModel, QuietHours as QuietHoursModel, NotificationSettings as NotificationSettingsModel, WebhookEndpoint as WebhookEndpointModel, WebhookDelivery as WebhookDeliveryModel, Ticket as TicketModel } from '../models.js';
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

export type ActOnTicketInput = {
  readonly action: TicketAction;
  /** Of an answer or a note; at most 5,000 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly ticketId: Scalars['ID']['input'];
  /** Of the ticket that one has read. */
  readonly version: Scalars['Int']['input'];
};

export type ActOnTicketPayload = {
  readonly errorCode: Maybe<TicketErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
  readonly ticket: Maybe<Ticket>;
};

export type ChatReference = {
  readonly id: Scalars['ID']['output'];
};

export type Court = {
  readonly id: Scalars['ID']['output'];
};

export type CreateWebhookEndpointInput = {
  readonly keyId: Scalars['ID']['input'];
  /** Of webhookEventTypes, within the scopes of the key. */
  readonly types: ReadonlyArray<Scalars['String']['input']>;
  /** https; on the public internet. */
  readonly url: Scalars['String']['input'];
};

export type DigestFrequency =
  | 'DAILY'
  | 'NONE'
  | 'WEEKLY';

/** A field of a form, with its error. */
export type FieldError = {
  /** Stable code; the text is the client's. */
  readonly code: Scalars['String']['output'];
  /** Path of the input field. */
  readonly field: Scalars['String']['output'];
};

export type League = {
  readonly id: Scalars['ID']['output'];
};

export type LevelReference = {
  readonly numberPlayers: NumberPlayers;
  readonly sport: Sport;
};

/** What a link to unsubscribe is about. */
export type MailUnsubscription = {
  /** Whether such mails still go out. */
  readonly subscribed: Scalars['Boolean']['output'];
  /** Null: the digests. */
  readonly topic: Maybe<NotificationTopic>;
};

export type Match = {
  readonly id: Scalars['ID']['output'];
};

/** A message that leaves the platform, as it was sent. A mail is composed when it is sent: before that, and as long as the address of the person is not known, it has no address, text and language. */
export type Message = {
  readonly attempts: Scalars['Int']['output'];
  readonly channel: MessageChannel;
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the provider, or whatever was in the way, said last. */
  readonly detail: Maybe<Scalars['String']['output']>;
  readonly html: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Null until it is composed. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** When it is handed over next; null once it is settled. */
  readonly nextTryAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed or was left out. */
  readonly reason: Maybe<MessageReason>;
  readonly sentAt: Maybe<Scalars['DateTime']['output']>;
  readonly state: MessageState;
  readonly subject: Maybe<Scalars['String']['output']>;
  readonly template: Scalars['String']['output'];
  /** Plain text; null until it is composed. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Address or number; null until it is composed. */
  readonly to: Maybe<Scalars['String']['output']>;
  /** The notification of the app that it goes with, if any. */
  readonly type: Maybe<NotificationType>;
  /** Whom it is for; null where only the address is known. */
  readonly user: Maybe<User>;
};

/** What somebody of support did about messages. */
export type MessageAction = {
  /** What was written, or the id of the message that was sent again. */
  readonly after: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly by: User;
  readonly kind: MessageActionKind;
};

export type MessageActionKind =
  | 'MESSAGE_RESENT'
  | 'MESSAGE_SENT';

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

export type MessagePreview = {
  readonly html: Maybe<Scalars['String']['output']>;
  readonly subject: Maybe<Scalars['String']['output']>;
  /** Plain text; the last line of a push is where it leads. */
  readonly text: Scalars['String']['output'];
};

/** Why a message failed or was left out. */
export type MessageReason =
  | 'ACCOUNT_CLOSED'
  /** It was tried for two days. */
  | 'GIVEN_UP'
  /** The mailbox or number of a guest had got as many messages as it may in a day. */
  | 'GUEST_LIMIT'
  /** Everything that a digest was to tell of had been read. */
  | 'NOTHING_NEW'
  /** No number, browser or phone any more. */
  | 'NOT_REACHABLE'
  /** The reader has seen it in the app. */
  | 'READ'
  /** The provider will never take it. */
  | 'REFUSED'
  /** The platform had sent as many SMS as it may in an hour or a day. */
  | 'SMS_LIMIT'
  /** It would have come too late. */
  | 'TOO_LATE'
  /** The reader has turned this topic off on this channel. */
  | 'TURNED_OFF';

export type MessageState =
  | 'FAILED'
  /** It was not sent on purpose: reason says why. */
  | 'LEFT_OUT'
  | 'SENT'
  | 'WAITING';

/** What can be sent, for previews. */
export type MessageTemplate = {
  readonly channels: ReadonlyArray<MessageChannel>;
  /** The type of its notification, or the name of the template of a message that has none. */
  readonly id: Scalars['ID']['output'];
};

export type MessagesFilter = {
  readonly channel?: InputMaybe<MessageChannel>;
  readonly state?: InputMaybe<MessageState>;
  /** Part of the address. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<NotificationType>;
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
};

export type Money = {
  readonly cents: Scalars['Int']['output'];
  readonly currency: Scalars['String']['output'];
};

export type Mutation = {
  /** Answers by mail, notes, closes, reopens (ADM-07). */
  readonly actOnTicket: Maybe<ActOnTicketPayload>;
  /** Adds a webhook endpoint to an API key; the secret is in this answer and never shown again. */
  readonly createWebhookEndpoint: Maybe<WebhookEndpointPayload>;
  /** Asks something of support, who answer by mail; a copy goes to the writer (PUB-02). The same request again answers the same ticket. 10 an hour for each address, 5 a day for each email. */
  readonly openTicket: Maybe<OpenTicketPayload>;
  /** Marks one notification read, or all of them (API-04). */
  readonly readNotification: Maybe<ReadNotificationPayload>;
  /** The phone app of this session takes notifications from now on, until it is signed out. */
  readonly registerDevice: Maybe<NotificationSettingsPayload>;
  /** Sends deliveries again with the ids that they had: those named, or all of a time; the oldest 1,000 at most. */
  readonly replayWebhooks: Maybe<ReplayWebhooksPayload>;
  /** Sends a failed message again. */
  readonly resendMessage: Maybe<SupportMessagePayload>;
  /** Another secret; for a day deliveries are signed with both. */
  readonly rotateWebhookSecret: Maybe<WebhookEndpointPayload>;
  /** Writes to a player, in the app and by mail. */
  readonly sendSupportMessage: Maybe<SupportMessagePayload>;
  /** How often news that can wait come together in one mail. */
  readonly setDigest: Maybe<NotificationSettingsPayload>;
  /** Turns messages about a topic on or off, on one channel. */
  readonly setNotificationPreference: Maybe<NotificationSettingsPayload>;
  /** When instant messages have to wait (NTF-07). */
  readonly setQuietHours: Maybe<NotificationSettingsPayload>;
  /** Turns an endpoint off or on again. What comes meanwhile is not kept for it. */
  readonly setWebhookEndpointEnabled: Maybe<WebhookEndpointPayload>;
  /** The browser of this session takes notifications from now on, until it is signed out (Web Push). */
  readonly subscribePush: Maybe<NotificationSettingsPayload>;
  /** Sends an event of the type ping.v1 that says nothing. */
  readonly testWebhookEndpoint: Maybe<WebhookEndpointPayload>;
  /** Ends mails about a topic, with the link of one of them; again does nothing more. The token says whose they are. */
  readonly unsubscribeFromMail: Maybe<UnsubscribeFromMailPayload>;
  /** The browser or phone of this session takes none any more. */
  readonly unsubscribePush: Maybe<NotificationSettingsPayload>;
};


export type MutationActOnTicketArgs = {
  input: ActOnTicketInput;
};


export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


export type MutationOpenTicketArgs = {
  input: OpenTicketInput;
};


export type MutationReadNotificationArgs = {
  readNotificationData: ReadNotificationData;
};


export type MutationRegisterDeviceArgs = {
  input: RegisterDeviceInput;
};


export type MutationReplayWebhooksArgs = {
  input: ReplayWebhooksInput;
};


export type MutationResendMessageArgs = {
  input: ResendMessageInput;
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendSupportMessageArgs = {
  input: SendSupportMessageInput;
};


export type MutationSetDigestArgs = {
  digest: DigestFrequency;
};


export type MutationSetNotificationPreferenceArgs = {
  input: NotificationPreferenceInput;
};


export type MutationSetQuietHoursArgs = {
  input: QuietHoursInput;
};


export type MutationSetWebhookEndpointEnabledArgs = {
  input: SetWebhookEndpointEnabledInput;
};


export type MutationSubscribePushArgs = {
  input: SubscribePushInput;
};


export type MutationTestWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnsubscribeFromMailArgs = {
  token: Scalars['String']['input'];
};

/** Something the player should know (NTF-03). The text is composed from type and relations in the reader's language. */
export type Notification = {
  /** Name of the tournament, league or payment that it is about, as it was then. */
  readonly about: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** The guest of the match that it is about: a person without an account (MAT-05). */
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
  /** The topic, for which people choose channels. */
  readonly topic: NotificationTopic;
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
  /** It cannot be turned off: money and the account. */
  readonly essential: Scalars['Boolean']['output'];
  readonly topic: NotificationTopic;
};

export type NotificationPreferenceInput = {
  readonly channel: PreferenceChannel;
  readonly enabled: Scalars['Boolean']['input'];
  readonly topic: NotificationTopic;
};

/** Choices of notifications outside of the app. */
export type NotificationSettings = {
  readonly digest: DigestFrequency;
  /** Whether there is a verified number, which SMS and WhatsApp need. */
  readonly hasNumber: Scalars['Boolean']['output'];
  /** The person's. */
  readonly id: Scalars['ID']['output'];
  /** One for each topic and channel that can be chosen. */
  readonly preferences: ReadonlyArray<NotificationPreference>;
  /** In how many browsers and phones notifications arrive. */
  readonly pushDevices: Scalars['Int']['output'];
  /** Whether the browser or phone of this session takes notifications. */
  readonly pushHere: Scalars['Boolean']['output'];
  /** The key with which a browser subscribes; null where no notifications are sent to browsers. */
  readonly pushKey: Maybe<Scalars['String']['output']>;
  readonly quietHours: QuietHours;
  /** Whether this installation sends by WhatsApp. */
  readonly whatsAppAvailable: Scalars['Boolean']['output'];
};

/** Why something was not set. */
export type NotificationSettingsErrorCode =
  /** Not a token of a phone. */
  | 'DEVICE_TOKEN_NOT_VALID'
  /** Mails about money and the account cannot be turned off. */
  | 'PREFERENCE_ESSENTIAL'
  /** There is no such choice: SMS only remind. */
  | 'PREFERENCE_NOT_KNOWN'
  /** Not an address of a browser's push service. */
  | 'PUSH_ENDPOINT_NOT_ALLOWED'
  /** Not the keys of a browser. */
  | 'PUSH_KEYS_NOT_VALID'
  /** This installation sends no notifications to browsers. */
  | 'PUSH_NOT_AVAILABLE'
  /** Not two different times of day, HH:mm. */
  | 'QUIET_HOURS_NOT_VALID';

export type NotificationSettingsPayload = {
  readonly errorCode: Maybe<NotificationSettingsErrorCode>;
  readonly settings: Maybe<NotificationSettings>;
  readonly success: Scalars['Boolean']['output'];
};

/** What messages are about. */
export type NotificationTopic =
  /** One's account, and what support writes. */
  | 'ACCOUNT'
  | 'CENTRES'
  | 'CHAT'
  | 'LEAGUES'
  | 'MATCHES'
  | 'PAYMENTS'
  | 'PEOPLE'
  /** Of a match, the day and the hour before (REP-05). */
  | 'REMINDERS'
  /** With levels. */
  | 'RESULTS'
  | 'TOURNAMENTS';

/** Types of notifications that exist so far (NTF-01). */
export type NotificationType =
  /** Support removed your picture; about is why: OFFENSIVE, ADVERTISING, SOMEBODY_ELSE or OTHER (ADM-05). */
  | 'AVATAR_REMOVED'
  /** The same, and a guest wrote the newest: guestName says who. */
  | 'CHAT_GUEST_MESSAGE'
  /** Messages wait in relChat (CHT-07). */
  | 'CHAT_MESSAGE'
  /** Support gave one the centre that one claimed (CRT-06). */
  | 'COURT_CLAIM_GRANTED'
  | 'COURT_CLAIM_REJECTED'
  /** Somebody else has. */
  | 'COURT_LEGEND_LOST'
  /** One has played most at a centre in the last 90 days (CRT-10). */
  | 'COURT_LEGEND_WON'
  /** The centre that one suggested is here (CRT-05). */
  | 'COURT_SUGGESTION_ACCEPTED'
  | 'COURT_SUGGESTION_REJECTED'
  | 'CREDIT_GIVEN_BACK'
  | 'CREDIT_RECOVERED'
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
  | 'LEAGUE_PHASE_DELAYED'
  | 'LEAGUE_PHASE_STARTING'
  | 'LEAGUE_RANKING'
  /** Support changed rules or prizes of a league that one plays. */
  | 'LEAGUE_RULES'
  | 'LEAGUE_SUBSCRIPTION_ACTIVE'
  | 'LEAGUE_SUBSCRIPTION_DEACTIVATED'
  | 'LEAGUE_SUBSCRIPTION_SUSPENDED'
  | 'LEAGUE_TEAM_ACCEPTED'
  | 'LEAGUE_TEAM_DECLINED'
  /** Too few had agreed to play with you when a phase began: it goes on without you, and your money goes back. */
  | 'LEAGUE_TEAM_INCOMPLETE'
  /** Somebody wants you as partner or reserve: you are in the team when you agree (LEA-02). */
  | 'LEAGUE_TEAM_INVITED'
  | 'LEAGUE_TEAM_LEFT'
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
  /** Everybody accepted court and time. */
  | 'MATCH_AGREED'
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
  /** A place was freed shortly before the start; the first to join gets it. */
  | 'MATCH_PLACE_FREED'
  /** You waited for a place of this match and have one now. */
  | 'MATCH_PLACE_GIVEN'
  /** The organiser asks which of several times suits you. */
  | 'MATCH_POLL_OPENED'
  | 'MATCH_PROPOSAL_ACCEPTED'
  | 'MATCH_PROPOSAL_DECLINED'
  /** Somebody did not answer in time. */
  | 'MATCH_PROPOSAL_LAPSED'
  | 'MATCH_PROPOSAL_WITHDRAWN'
  /** Somebody proposes court and time: accept or decline (MAT-23). */
  | 'MATCH_PROPOSED'
  | 'MATCH_REMINDER'
  /** You were removed from a match. */
  | 'MATCH_REMOVED'
  | 'MATCH_REORGANISED'
  /** The organiser moved players between the sides. */
  | 'MATCH_TEAMS_EDITED'
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
  | 'PAYMENT_REVERSED'
  | 'PAYMENT_SUCCEEDED'
  /** Somebody registered with your invitation. */
  | 'REFERRAL_ACCEPTED'
  | 'REPORT_ANSWERED'
  | 'RESULT_AUTO_CONFIRMED'
  | 'RESULT_CONFIRMED'
  /** Support put another result in the place of a confirmed one. */
  | 'RESULT_CORRECTED'
  | 'RESULT_DISPUTED'
  | 'RESULT_ENTERED'
  /** Support wrote to you; about is what. */
  | 'SUPPORT_MESSAGE'
  | 'TOURNAMENT_ADVANCED'
  /** Without availability you are excluded at the start (TRN-09). */
  | 'TOURNAMENT_AVAILABILITY_MISSING'
  | 'TOURNAMENT_AWARD_READY'
  | 'TOURNAMENT_CANCELLED'
  /** Its day, place, prizes or rules are different from when you entered (TRN-16). */
  | 'TOURNAMENT_CHANGED'
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
  /** You qualified for a slam that has begun, or was called off (TRN-12). */
  | 'TOURNAMENT_QUALIFICATION_MISSED'
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

/** Why something can't be asked. */
export type OpenTicketErrorCode =
  /** The captcha was not passed, is too old, or was sent before: it has to be done again (PUB-05). */
  | 'CAPTCHA_FAILED'
  /** The captcha of the form was not filled in (PUB-05). */
  | 'CAPTCHA_REQUIRED'
  /** The captcha can't be checked now; try later (PUB-05). */
  | 'CAPTCHA_UNAVAILABLE'
  /** fieldErrors says which fields: REQUIRED, TOO_LONG, NOT_VALID, NOT_A_NAME, HIDDEN_CHARACTERS. */
  | 'INVALID_DATA'
  | 'TOO_MANY_REQUESTS';

export type OpenTicketInput = {
  /** What the captcha gave to the form; needed where there is one (PUB-05). */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly kind: TicketKind;
  /** Of the answer: it, en, es or fr. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** At most 5,000 characters. */
  readonly message: Scalars['String']['input'];
  /** At most 100 characters. */
  readonly name: Scalars['String']['input'];
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client: the same again opens nothing. */
  readonly requestId: Scalars['ID']['input'];
  /** At most 150 characters. */
  readonly subject: Scalars['String']['input'];
  /** Not shown to people: what a program fills in is not kept. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

export type OpenTicketPayload = {
  readonly errorCode: Maybe<OpenTicketErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** As mails name it. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** With TOO_MANY_REQUESTS and CAPTCHA_UNAVAILABLE. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** Something that waits for a player. */
export type PlayerTask = {
  readonly about: TaskSubject;
  /** What is to be paid, before reductions. */
  readonly amount: Maybe<Money>;
  /** What is lost then; null: nothing. */
  readonly costs: Maybe<TaskCosts>;
  readonly id: Scalars['ID']['output'];
  readonly kind: PlayerTaskKind;
  readonly since: Scalars['DateTime']['output'];
  /** The first instant at which it is too late; null: there is no hurry. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

export type PlayerTaskKind =
  /** An invitation to a team of a league. */
  | 'ANSWER_TEAM'
  /** Without it one is excluded. */
  | 'ENTER_AVAILABILITY'
  /** The part of the signed-in player: an entry, or a first phase. */
  | 'PAY'
  /** A phase of a league that could not be charged. */
  | 'SETTLE_PAYMENT'
  /** A prize. */
  | 'TAKE_AWARD'
  /** A freed place of a slam. */
  | 'TAKE_OFFERED_PLACE';

/** Channels that can be turned off. The bell always shows everything. */
export type PreferenceChannel =
  | 'EMAIL'
  /** To the browsers and phones that take notifications. */
  | 'PUSH'
  /** To the verified number, of reminders alone: an hour before a match at a centre. */
  | 'SMS'
  /** To the verified number. */
  | 'WHATSAPP';

export type Query = {
  /** What the link to unsubscribe of a mail is about; null where the link is not ours. Nothing is changed by reading. */
  readonly mailUnsubscription: Maybe<MailUnsubscription>;
  /** What support wrote to a player and sent again, oldest first (ADM-01). */
  readonly messageActions: Maybe<ReadonlyArray<MessageAction>>;
  /** A message as it would be sent, with sample data (NTF-09); null where there is none of this template on this channel. */
  readonly messagePreview: Maybe<MessagePreview>;
  /** Every type of message with the channels on which it goes; for the support app. */
  readonly messageTemplates: Maybe<ReadonlyArray<MessageTemplate>>;
  /** Messages that left the platform (mail, SMS, WhatsApp, push), newest first; for the support app. */
  readonly messages: Maybe<MessageConnection>;
  /** What waits for the signed-in player in competitions, the most urgent first, what is in no hurry last; 50 at most (SHL-10). */
  readonly myTasks: Maybe<ReadonlyArray<PlayerTask>>;
  /** The signed-in player's choices of notifications outside of the app (NTF-07). */
  readonly notificationSettings: Maybe<NotificationSettings>;
  /** The signed-in player's notifications, newest first; all, or only the read or unread ones (API-02). */
  readonly notifications: Maybe<NotificationConnection>;
  /** One ticket; null when there is none. */
  readonly ticket: Maybe<Ticket>;
  /** What people ask of support, the latest first (ADM-07). */
  readonly tickets: Maybe<TicketConnection>;
  /** How many are unread. */
  readonly unreadNotificationCount: Maybe<Scalars['Int']['output']>;
  /** What was sent to partners in the last 30 days, newest first. */
  readonly webhookDeliveries: Maybe<WebhookDeliveryConnection>;
  /** Webhook endpoints of partners, oldest first; of one API key, or all. */
  readonly webhookEndpoints: Maybe<ReadonlyArray<WebhookEndpoint>>;
  /** What webhooks can carry (BYD-11). */
  readonly webhookEventTypes: Maybe<ReadonlyArray<WebhookEventType>>;
};


export type QueryMailUnsubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type QueryMessageActionsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryMessagePreviewArgs = {
  channel: MessageChannel;
  language: Scalars['String']['input'];
  template: Scalars['String']['input'];
};


export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MessagesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyTasksArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  read?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveriesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryWebhookEndpointsArgs = {
  keyId?: InputMaybe<Scalars['ID']['input']>;
};

/** When push, WhatsApp and SMS wait until it is over. */
export type QuietHours = {
  readonly enabled: Scalars['Boolean']['output'];
  /** HH:mm, on the clocks where the person lives. */
  readonly from: Scalars['String']['output'];
  /** IANA name. */
  readonly timeZone: Scalars['String']['output'];
  readonly until: Scalars['String']['output'];
};

export type QuietHoursInput = {
  readonly enabled: Scalars['Boolean']['input'];
  readonly from: Scalars['String']['input'];
  readonly until: Scalars['String']['input'];
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

export type RegisterDeviceInput = {
  /** Of Firebase Cloud Messaging. */
  readonly token: Scalars['String']['input'];
};

export type ReplayWebhooksInput = {
  readonly deliveryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly endpointId: Scalars['ID']['input'];
  /** With from and to instead of deliveryIds. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  readonly state?: InputMaybe<WebhookDeliveryState>;
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

export type ReplayWebhooksPayload = {
  readonly count: Maybe<Scalars['Int']['output']>;
  readonly errorCode: Maybe<WebhookErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

export type ResendMessageInput = {
  readonly id: Scalars['ID']['input'];
};

export type SendSupportMessageInput = {
  /** Chosen by the sender: the same one again sends nothing more. */
  readonly key: Scalars['String']['input'];
  /** At most 500 characters. */
  readonly text: Scalars['String']['input'];
  readonly userId: Scalars['ID']['input'];
};

export type SetWebhookEndpointEnabledInput = {
  readonly enabled: Scalars['Boolean']['input'];
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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

export type SupportMessageErrorCode =
  /** Only what failed is sent again. */
  | 'MESSAGE_NOT_FAILED'
  /** There is no such message. */
  | 'MESSAGE_NOT_FOUND'
  /** Nobody knows this person. */
  | 'RECIPIENT_NOT_FOUND'
  /** Between 1 and 500 characters. */
  | 'TEXT_NOT_VALID';

export type SupportMessagePayload = {
  readonly errorCode: Maybe<SupportMessageErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type TaskCosts =
  | 'MONEY'
  | 'PLACE';

/** What a task is about. */
export type TaskSubject = {
  readonly id: Scalars['ID']['output'];
  readonly kind: TaskSubjectKind;
  readonly name: Scalars['String']['output'];
};

export type TaskSubjectKind =
  | 'LEAGUE'
  | 'TOURNAMENT';

/** What somebody asks of support. */
export type Ticket = {
  readonly email: Scalars['String']['output'];
  /** What support did, oldest first (ADM-01). */
  readonly history: ReadonlyArray<TicketEntry>;
  readonly id: Scalars['ID']['output'];
  readonly kind: TicketKind;
  /** In which it was written from, and is answered. */
  readonly language: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** As mails name it. */
  readonly number: Scalars['Int']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  /** Others of the same address, the latest first; at most 20. */
  readonly others: ReadonlyArray<Ticket>;
  readonly phone: Maybe<Scalars['String']['output']>;
  readonly state: TicketState;
  readonly subject: Scalars['String']['output'];
  /** Who was signed in while writing. */
  readonly user: Maybe<User>;
  /** Goes with actOnTicket. */
  readonly version: Scalars['Int']['output'];
};

export type TicketAction =
  /** Goes to the writer by mail. */
  | 'ANSWER'
  | 'CLOSE'
  /** Only support sees it. */
  | 'NOTE'
  | 'REOPEN';

export type TicketConnection = {
  readonly edges: ReadonlyArray<TicketEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type TicketEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Ticket;
};

export type TicketEntry = {
  readonly action: TicketAction;
  readonly at: Scalars['DateTime']['output'];
  readonly by: User;
  /** The answer or the note. */
  readonly text: Maybe<Scalars['String']['output']>;
};

/** Refusals of what support does about tickets. */
export type TicketErrorCode =
  /** An answer or a note says something, in at most 5,000 characters. */
  | 'TEXT_NOT_VALID'
  /** Somebody else of support has acted meanwhile: read it again. */
  | 'TICKET_CHANGED'
  /** Reopen it first. */
  | 'TICKET_IS_CLOSED'
  | 'TICKET_NOT_CLOSED'
  | 'TICKET_NOT_FOUND';

export type TicketKind =
  /** A centre that wants to be a partner. */
  | 'COURT_PARTNERSHIP'
  | 'SUPPORT';

export type TicketState =
  | 'ANSWERED'
  | 'CLOSED'
  | 'OPEN';

export type TicketsFilter = {
  readonly kind?: InputMaybe<TicketKind>;
  readonly state?: InputMaybe<TicketState>;
  /** A part of the name, the email, the subject or the message; or the number. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

export type Tournament = {
  readonly id: Scalars['ID']['output'];
};

export type UnsubscribeErrorCode =
  /** The link is not ours, or was changed. */
  | 'UNSUBSCRIBE_LINK_NOT_VALID';

export type UnsubscribeFromMailPayload = {
  readonly errorCode: Maybe<UnsubscribeErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type User = {
  readonly id: Scalars['ID']['output'];
};

export type WebhookAction = {
  readonly at: Scalars['DateTime']['output'];
  readonly by: Maybe<User>;
  readonly kind: WebhookActionKind;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type WebhookActionKind =
  | 'CREATED'
  | 'DISABLED'
  | 'ENABLED'
  | 'REPLAYED'
  | 'ROTATED'
  | 'TESTED';

export type WebhookDeliveriesFilter = {
  readonly endpointId?: InputMaybe<Scalars['ID']['input']>;
  readonly from?: InputMaybe<Scalars['DateTime']['input']>;
  readonly state?: InputMaybe<WebhookDeliveryState>;
  readonly to?: InputMaybe<Scalars['DateTime']['input']>;
  readonly type?: InputMaybe<Scalars['String']['input']>;
};

/** One message to one endpoint. */
export type WebhookDelivery = {
  readonly attempts: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly endpointId: Scalars['ID']['output'];
  /** Why the last try failed. */
  readonly error: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly message: WebhookMessage;
  readonly state: WebhookDeliveryState;
  /** What the last try was answered with; null where there was no answer. */
  readonly status: Maybe<Scalars['Int']['output']>;
  readonly triedAt: Maybe<Scalars['DateTime']['output']>;
};

export type WebhookDeliveryConnection = {
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type WebhookDeliveryEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: WebhookDelivery;
};

export type WebhookDeliveryState =
  | 'DELIVERED'
  /** The endpoint was off, or the key had ended. */
  | 'DROPPED'
  /** Three days of tries. */
  | 'FAILED'
  /** It is sent, or sent again. */
  | 'WAITING';

export type WebhookDisabledReason =
  | 'BY_SUPPORT'
  /** Nothing has arrived for five days. */
  | 'FAILING'
  /** The receiver said that the address is gone (410). */
  | 'GONE';

/** A webhook endpoint of an API key (BYD-11). */
export type WebhookEndpoint = {
  readonly createdAt: Scalars['DateTime']['output'];
  /** Why nothing is sent; null while it is. */
  readonly disabled: Maybe<WebhookDisabledReason>;
  /** Since when nothing has arrived; null when the last delivery did. */
  readonly failingSince: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly keyId: Scalars['ID']['output'];
  /** What was done with it, oldest first; by nobody is by the platform (ADM-01). */
  readonly log: ReadonlyArray<WebhookAction>;
  readonly types: ReadonlyArray<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
};

export type WebhookEndpointPayload = {
  readonly endpoint: Maybe<WebhookEndpoint>;
  readonly errorCode: Maybe<WebhookErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** Where one was made: this once. It begins with whsec_ (Standard Webhooks). */
  readonly secret: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Why nothing was done. */
export type WebhookErrorCode =
  | 'API_KEY_ENDED'
  | 'API_KEY_NOT_FOUND'
  | 'ENDPOINT_DISABLED'
  | 'ENDPOINT_NOT_FOUND'
  /** One or more fields are not valid; see fieldErrors: NOT_HTTPS, SCOPE_MISSING, UNKNOWN … */
  | 'INVALID_DATA';

/** An event that partners may choose. */
export type WebhookEventType = {
  readonly description: Scalars['String']['output'];
  /** Only for the key of the centre that it is about. */
  readonly ownCentre: Scalars['Boolean']['output'];
  /** What a key needs for it. */
  readonly scope: Scalars['String']['output'];
  /** Such as match.confirmed.v1. */
  readonly type: Scalars['String']['output'];
};

export type WebhookMessage = {
  readonly at: Scalars['DateTime']['output'];
  /** As it is sent. */
  readonly body: Scalars['String']['output'];
  /** webhook-id: the same with each try. */
  readonly id: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
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
  ActOnTicketInput: ActOnTicketInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ActOnTicketPayload: ResolverTypeWrapper<Omit<ActOnTicketPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChatReference: ResolverTypeWrapper<ChatReference>;
  Court: ResolverTypeWrapper<Court>;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DigestFrequency: DigestFrequency;
  FieldError: ResolverTypeWrapper<FieldError>;
  League: ResolverTypeWrapper<League>;
  LevelReference: ResolverTypeWrapper<LevelReference>;
  MailUnsubscription: ResolverTypeWrapper<MailUnsubscription>;
  Match: ResolverTypeWrapper<Match>;
  Message: ResolverTypeWrapper<Message>;
  MessageAction: ResolverTypeWrapper<MessageAction>;
  MessageActionKind: MessageActionKind;
  MessageChannel: MessageChannel;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessagePreview: ResolverTypeWrapper<MessagePreview>;
  MessageReason: MessageReason;
  MessageState: MessageState;
  MessageTemplate: ResolverTypeWrapper<MessageTemplate>;
  MessagesFilter: MessagesFilter;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<NotificationModel>;
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
  OpenTicketErrorCode: OpenTicketErrorCode;
  OpenTicketInput: OpenTicketInput;
  OpenTicketPayload: ResolverTypeWrapper<OpenTicketPayload>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PlayerTask: ResolverTypeWrapper<PlayerTask>;
  PlayerTaskKind: PlayerTaskKind;
  PreferenceChannel: PreferenceChannel;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuietHours: ResolverTypeWrapper<QuietHoursModel>;
  QuietHoursInput: QuietHoursInput;
  ReadNotificationData: ReadNotificationData;
  ReadNotificationPayload: ResolverTypeWrapper<ReadNotificationPayload>;
  RegisterDeviceInput: RegisterDeviceInput;
  ReplayWebhooksInput: ReplayWebhooksInput;
  ReplayWebhooksPayload: ResolverTypeWrapper<ReplayWebhooksPayload>;
  ResendMessageInput: ResendMessageInput;
  SendSupportMessageInput: SendSupportMessageInput;
  SetWebhookEndpointEnabledInput: SetWebhookEndpointEnabledInput;
  Sport: ResolverTypeWrapper<Sport>;
  SubscribePushInput: SubscribePushInput;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupportMessageErrorCode: SupportMessageErrorCode;
  SupportMessagePayload: ResolverTypeWrapper<SupportMessagePayload>;
  TaskCosts: TaskCosts;
  TaskSubject: ResolverTypeWrapper<TaskSubject>;
  TaskSubjectKind: TaskSubjectKind;
  Ticket: ResolverTypeWrapper<TicketModel>;
  TicketAction: TicketAction;
  TicketConnection: ResolverTypeWrapper<Omit<TicketConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['TicketEdge']> }>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketEntry: ResolverTypeWrapper<TicketEntry>;
  TicketErrorCode: TicketErrorCode;
  TicketKind: TicketKind;
  TicketState: TicketState;
  TicketsFilter: TicketsFilter;
  Tournament: ResolverTypeWrapper<Tournament>;
  UnsubscribeErrorCode: UnsubscribeErrorCode;
  UnsubscribeFromMailPayload: ResolverTypeWrapper<UnsubscribeFromMailPayload>;
  User: ResolverTypeWrapper<User>;
  WebhookAction: ResolverTypeWrapper<WebhookAction>;
  WebhookActionKind: WebhookActionKind;
  WebhookDeliveriesFilter: WebhookDeliveriesFilter;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryModel>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']> }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookDisabledReason: WebhookDisabledReason;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointModel>;
  WebhookEndpointPayload: ResolverTypeWrapper<Omit<WebhookEndpointPayload, 'endpoint'> & { endpoint?: Maybe<ResolversTypes['WebhookEndpoint']> }>;
  WebhookErrorCode: WebhookErrorCode;
  WebhookEventType: ResolverTypeWrapper<WebhookEventType>;
  WebhookMessage: ResolverTypeWrapper<WebhookMessage>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActOnTicketInput: ActOnTicketInput;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  ActOnTicketPayload: Omit<ActOnTicketPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  Boolean: Scalars['Boolean']['output'];
  ChatReference: ChatReference;
  Court: Court;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  FieldError: FieldError;
  League: League;
  LevelReference: LevelReference;
  MailUnsubscription: MailUnsubscription;
  Match: Match;
  Message: Message;
  MessageAction: MessageAction;
  MessageConnection: MessageConnection;
  MessageEdge: MessageEdge;
  MessagePreview: MessagePreview;
  MessageTemplate: MessageTemplate;
  MessagesFilter: MessagesFilter;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  Notification: NotificationModel;
  NotificationConnection: NotificationConnectionModel;
  NotificationEdge: NotificationEdgeModel;
  NotificationPreference: NotificationPreferenceModel;
  NotificationPreferenceInput: NotificationPreferenceInput;
  NotificationSettings: NotificationSettingsModel;
  NotificationSettingsPayload: Omit<NotificationSettingsPayload, 'settings'> & { settings?: Maybe<ResolversParentTypes['NotificationSettings']> };
  NumberPlayers: NumberPlayers;
  OpenTicketInput: OpenTicketInput;
  OpenTicketPayload: OpenTicketPayload;
  PageInfo: PageInfo;
  PlayerTask: PlayerTask;
  Query: Record<PropertyKey, never>;
  QuietHours: QuietHoursModel;
  QuietHoursInput: QuietHoursInput;
  ReadNotificationData: ReadNotificationData;
  ReadNotificationPayload: ReadNotificationPayload;
  RegisterDeviceInput: RegisterDeviceInput;
  ReplayWebhooksInput: ReplayWebhooksInput;
  ReplayWebhooksPayload: ReplayWebhooksPayload;
  ResendMessageInput: ResendMessageInput;
  SendSupportMessageInput: SendSupportMessageInput;
  SetWebhookEndpointEnabledInput: SetWebhookEndpointEnabledInput;
  Sport: Sport;
  SubscribePushInput: SubscribePushInput;
  Subscription: Record<PropertyKey, never>;
  SupportMessagePayload: SupportMessagePayload;
  TaskSubject: TaskSubject;
  Ticket: TicketModel;
  TicketConnection: Omit<TicketConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['TicketEdge']> };
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketEntry: TicketEntry;
  TicketsFilter: TicketsFilter;
  Tournament: Tournament;
  UnsubscribeFromMailPayload: UnsubscribeFromMailPayload;
  User: User;
  WebhookAction: WebhookAction;
  WebhookDeliveriesFilter: WebhookDeliveriesFilter;
  WebhookDelivery: WebhookDeliveryModel;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookDeliveryEdge']> };
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookEndpoint: WebhookEndpointModel;
  WebhookEndpointPayload: Omit<WebhookEndpointPayload, 'endpoint'> & { endpoint?: Maybe<ResolversParentTypes['WebhookEndpoint']> };
  WebhookEventType: WebhookEventType;
  WebhookMessage: WebhookMessage;
};

export type ActOnTicketPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ActOnTicketPayload'] = ResolversParentTypes['ActOnTicketPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['TicketErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
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

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeagueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LevelReferenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LevelReference'] = ResolversParentTypes['LevelReference']> = {
  numberPlayers?: Resolver<ResolversTypes['NumberPlayers'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
};

export type MailUnsubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailUnsubscription'] = ResolversParentTypes['MailUnsubscription']> = {
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['NotificationTopic']>, ParentType, ContextType>;
};

export type MatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Match'] = ResolversParentTypes['Match']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['MessageChannel'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['MessageReason']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MessageState'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['NotificationType']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MessageActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageAction'] = ResolversParentTypes['MessageAction']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MessageActionKind'], ParentType, ContextType>;
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

export type MessagePreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageTemplate'] = ResolversParentTypes['MessageTemplate']> = {
  channels?: Resolver<ReadonlyArray<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  actOnTicket?: Resolver<Maybe<ResolversTypes['ActOnTicketPayload']>, ParentType, ContextType, RequireFields<MutationActOnTicketArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  openTicket?: Resolver<Maybe<ResolversTypes['OpenTicketPayload']>, ParentType, ContextType, RequireFields<MutationOpenTicketArgs, 'input'>>;
  readNotification?: Resolver<Maybe<ResolversTypes['ReadNotificationPayload']>, ParentType, ContextType, RequireFields<MutationReadNotificationArgs, 'readNotificationData'>>;
  registerDevice?: Resolver<Maybe<ResolversTypes['NotificationSettingsPayload']>, ParentType, ContextType, RequireFields<MutationRegisterDeviceArgs, 'input'>>;
  replayWebhooks?: Resolver<Maybe<ResolversTypes['ReplayWebhooksPayload']>, ParentType, ContextType, RequireFields<MutationReplayWebhooksArgs, 'input'>>;
  resendMessage?: Resolver<Maybe<ResolversTypes['SupportMessagePayload']>, ParentType, ContextType, RequireFields<MutationResendMessageArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['WebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  sendSupportMessage?: Resolver<Maybe<ResolversTypes['SupportMessagePayload']>, ParentType, ContextType, RequireFields<MutationSendSupportMessageArgs, 'input'>>;
  setDigest?: Resolver<Maybe<ResolversTypes['NotificationSettingsPayload']>, ParentType, ContextType, RequireFields<MutationSetDigestArgs, 'digest'>>;
  setNotificationPreference?: Resolver<Maybe<ResolversTypes['NotificationSettingsPayload']>, ParentType, ContextType, RequireFields<MutationSetNotificationPreferenceArgs, 'input'>>;
  setQuietHours?: Resolver<Maybe<ResolversTypes['NotificationSettingsPayload']>, ParentType, ContextType, RequireFields<MutationSetQuietHoursArgs, 'input'>>;
  setWebhookEndpointEnabled?: Resolver<Maybe<ResolversTypes['WebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationSetWebhookEndpointEnabledArgs, 'input'>>;
  subscribePush?: Resolver<Maybe<ResolversTypes['NotificationSettingsPayload']>, ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'input'>>;
  testWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpointPayload']>, ParentType, ContextType, RequireFields<MutationTestWebhookEndpointArgs, 'id'>>;
  unsubscribeFromMail?: Resolver<Maybe<ResolversTypes['UnsubscribeFromMailPayload']>, ParentType, ContextType, RequireFields<MutationUnsubscribeFromMailArgs, 'token'>>;
  unsubscribePush?: Resolver<Maybe<ResolversTypes['NotificationSettingsPayload']>, ParentType, ContextType>;
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
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
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
  essential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['NotificationTopic'], ParentType, ContextType>;
};

export type NotificationSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  digest?: Resolver<ResolversTypes['DigestFrequency'], ParentType, ContextType>;
  hasNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  preferences?: Resolver<ReadonlyArray<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  pushDevices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pushHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietHours?: Resolver<ResolversTypes['QuietHours'], ParentType, ContextType>;
  whatsAppAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type OpenTicketPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OpenTicketPayload'] = ResolversParentTypes['OpenTicketPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['OpenTicketErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlayerTaskResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlayerTask'] = ResolversParentTypes['PlayerTask']> = {
  about?: Resolver<ResolversTypes['TaskSubject'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  costs?: Resolver<Maybe<ResolversTypes['TaskCosts']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlayerTaskKind'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  mailUnsubscription?: Resolver<Maybe<ResolversTypes['MailUnsubscription']>, ParentType, ContextType, RequireFields<QueryMailUnsubscriptionArgs, 'token'>>;
  messageActions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MessageAction']>>, ParentType, ContextType, RequireFields<QueryMessageActionsArgs, 'userId'>>;
  messagePreview?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType, RequireFields<QueryMessagePreviewArgs, 'channel' | 'language' | 'template'>>;
  messageTemplates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MessageTemplate']>>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<QueryMessagesArgs, 'first'>>;
  myTasks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PlayerTask']>>, ParentType, ContextType, RequireFields<QueryMyTasksArgs, 'first'>>;
  notificationSettings?: Resolver<Maybe<ResolversTypes['NotificationSettings']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<QueryTicketsArgs, 'first'>>;
  unreadNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first'>>;
  webhookEndpoints?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WebhookEndpoint']>>, ParentType, ContextType, Partial<QueryWebhookEndpointsArgs>>;
  webhookEventTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WebhookEventType']>>, ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReadNotificationPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReadNotificationPayload'] = ResolversParentTypes['ReadNotificationPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['NotificationErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReplayWebhooksPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReplayWebhooksPayload'] = ResolversParentTypes['ReplayWebhooksPayload']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['WebhookErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Sport'] = ResolversParentTypes['Sport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameCapitalize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  notify?: SubscriptionResolver<ResolversTypes['Int'], "notify", ParentType, ContextType>;
};

export type SupportMessagePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SupportMessagePayload'] = ResolversParentTypes['SupportMessagePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SupportMessageErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TaskSubjectResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TaskSubject'] = ResolversParentTypes['TaskSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaskSubjectKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<ReadonlyArray<ResolversTypes['TicketEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  others?: Resolver<ReadonlyArray<ResolversTypes['Ticket']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TicketState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TicketEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TicketEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TicketEntry'] = ResolversParentTypes['TicketEntry']> = {
  action?: Resolver<ResolversTypes['TicketAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TournamentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Tournament'] = ResolversParentTypes['Tournament']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UnsubscribeFromMailPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UnsubscribeFromMailPayload'] = ResolversParentTypes['UnsubscribeFromMailPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['UnsubscribeErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookAction'] = ResolversParentTypes['WebhookAction']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookActionKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['WebhookMessage'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabled?: Resolver<Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  log?: Resolver<ReadonlyArray<ResolversTypes['WebhookAction']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookEndpointPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookEndpointPayload'] = ResolversParentTypes['WebhookEndpointPayload']> = {
  endpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['WebhookErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookEventTypeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookEventType'] = ResolversParentTypes['WebhookEventType']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownCentre?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookMessage'] = ResolversParentTypes['WebhookMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  ActOnTicketPayload?: ActOnTicketPayloadResolvers<ContextType>;
  ChatReference?: ChatReferenceResolvers<ContextType>;
  Court?: CourtResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FieldError?: FieldErrorResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LevelReference?: LevelReferenceResolvers<ContextType>;
  MailUnsubscription?: MailUnsubscriptionResolvers<ContextType>;
  Match?: MatchResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageAction?: MessageActionResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MessageTemplate?: MessageTemplateResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  NotificationSettingsPayload?: NotificationSettingsPayloadResolvers<ContextType>;
  NumberPlayers?: NumberPlayersResolvers<ContextType>;
  OpenTicketPayload?: OpenTicketPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlayerTask?: PlayerTaskResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  ReadNotificationPayload?: ReadNotificationPayloadResolvers<ContextType>;
  ReplayWebhooksPayload?: ReplayWebhooksPayloadResolvers<ContextType>;
  Sport?: SportResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupportMessagePayload?: SupportMessagePayloadResolvers<ContextType>;
  TaskSubject?: TaskSubjectResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketEntry?: TicketEntryResolvers<ContextType>;
  Tournament?: TournamentResolvers<ContextType>;
  UnsubscribeFromMailPayload?: UnsubscribeFromMailPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  WebhookAction?: WebhookActionResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointPayload?: WebhookEndpointPayloadResolvers<ContextType>;
  WebhookEventType?: WebhookEventTypeResolvers<ContextType>;
  WebhookMessage?: WebhookMessageResolvers<ContextType>;
};

