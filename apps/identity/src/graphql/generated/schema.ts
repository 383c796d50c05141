import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserModel, Account as AccountModel, Phone as PhoneModel, PendingPhone as PendingPhoneModel, AccountDeletion as AccountDeletionModel, DataBundle as DataBundleModel, SignIn as SignInModel, SignInMethod as SignInMethodModel, ApiKey as ApiKeyModel } from '../models.js';
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
  /** A day, ISO 8601. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: string; output: string; }
};

/** An account as support sees it (ADM-05). */
export type Account = {
  readonly deletedAt: Maybe<Scalars['DateTime']['output']>;
  readonly disabledAt: Maybe<Scalars['DateTime']['output']>;
  /** What support wrote when it locked the account. */
  readonly disabledReason: Maybe<Scalars['String']['output']>;
  /** When a suspension ends by itself; null where support has to open the account (ADM-03). */
  readonly disabledUntil: Maybe<Scalars['DateTime']['output']>;
  readonly email: Maybe<Scalars['String']['output']>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Language of the person's mails. */
  readonly language: Maybe<Scalars['String']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  /** Devices on which the person is signed in. */
  readonly openSessions: Scalars['Int']['output'];
  readonly registeredAt: Maybe<Scalars['DateTime']['output']>;
  readonly roles: ReadonlyArray<Role>;
  /** On which the person is signed in, the newest first; at most 100. */
  readonly sessions: ReadonlyArray<AccountSession>;
  readonly status: AccountStatus;
  /** What is shown of the person to others; null when the account is deleted. */
  readonly user: Maybe<User>;
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Reasons not to change the account. */
export type AccountAccessErrorCode =
  /** Deleted accounts stay deleted. */
  | 'ACCOUNT_DELETED'
  /** The caller's account was locked meanwhile. */
  | 'CALLER_LOCKED'
  /** One account of support always stays open. */
  | 'LAST_SUPPORT_ACCOUNT'
  /** Nobody locks or unlocks their own account. */
  | 'OWN_ACCOUNT'
  /** Locking needs a reason. */
  | 'REASON_REQUIRED'
  /** Done here, but the identity provider is away: do it again later. */
  | 'SERVICE_UNAVAILABLE'
  /** A suspension ends in the future, within 366 days. */
  | 'UNTIL_NOT_VALID'
  | 'USER_NOT_FOUND';

export type AccountConnection = {
  readonly edges: ReadonlyArray<AccountEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

/** That an account is going to be deleted. */
export type AccountDeletion = {
  /** Until then it can be taken back. */
  readonly executesAt: Scalars['DateTime']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
};

/** Why nothing changed. */
export type AccountDeletionErrorCode =
  /** It is gone already. */
  | 'ACCOUNT_DELETED'
  /** Not the account's email address. */
  | 'CONFIRMATION_WRONG'
  /** Too late to take it back. */
  | 'DELETION_UNDER_WAY'
  /** One account of support always stays. */
  | 'LAST_SUPPORT_ACCOUNT';

/** What came of asking for a deletion, or of taking that back. */
export type AccountDeletionPayload = {
  readonly errorCode: Maybe<AccountDeletionErrorCode>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type AccountEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: Account;
};

/** A device on which somebody is signed in. */
export type AccountSession = {
  /** When it ends unless it is used before; each use moves it on. */
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly id: Scalars['ID']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
};

/** Whether somebody can sign in with an account. */
export type AccountStatus =
  /** Nothing personal is left. */
  | 'DELETED'
  /** Locked by support. */
  | 'DISABLED'
  /** Registered; the email is not verified yet. */
  | 'UNVERIFIED'
  | 'VERIFIED';

/** What support looks for. */
export type AccountsFilter = {
  readonly role?: InputMaybe<Role>;
  readonly status?: InputMaybe<AccountStatus>;
  /** Parts of the name, the email or the id, in any order; blind to case and accents. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** An API key of a partner team or a centre (API-22). */
export type ApiKey = {
  /** Estimated objects in a minute, over all requests. */
  readonly costPerMinute: Scalars['Int']['output'];
  /** The centre whose own events its webhooks may carry; null for a partner team. */
  readonly courtId: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Up to a few seconds ago. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What support did with it, oldest first (ADM-01). */
  readonly log: ReadonlyArray<ApiKeyAction>;
  readonly name: Scalars['String']['output'];
  /** Which team or centre it was made for. */
  readonly owner: Scalars['String']['output'];
  /** Requests in a day, UTC. */
  readonly perDay: Scalars['Int']['output'];
  /** Requests in a minute. */
  readonly perMinute: Scalars['Int']['output'];
  readonly revokedAt: Maybe<Scalars['DateTime']['output']>;
  readonly scopes: ReadonlyArray<ApiScope>;
  /** Those that still open something, the newest first. */
  readonly secrets: ReadonlyArray<ApiKeySecret>;
  readonly state: ApiKeyState;
  /** Its requests of the last 30 days with any, the latest day first. */
  readonly usage: ReadonlyArray<ApiKeyUsage>;
};

/** What somebody of support did with a key. */
export type ApiKeyAction = {
  readonly after: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** JSON; null where there is nothing to say. */
  readonly before: Maybe<Scalars['String']['output']>;
  readonly by: Maybe<User>;
  readonly kind: ApiKeyActionKind;
  readonly reason: Maybe<Scalars['String']['output']>;
};

export type ApiKeyActionKind =
  | 'CREATED'
  | 'REVOKED'
  | 'ROTATED';

export type ApiKeyConnection = {
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  readonly pageInfo: PageInfo;
  readonly totalCount: Scalars['Int']['output'];
};

export type ApiKeyEdge = {
  readonly cursor: Scalars['String']['output'];
  readonly node: ApiKey;
};

/** Reasons not to create or change a key. */
export type ApiKeyErrorCode =
  /** It was revoked or has expired. */
  | 'API_KEY_ENDED'
  | 'API_KEY_NOT_FOUND'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** Ending a key needs a reason. */
  | 'REASON_REQUIRED';

/** What the gateway has to know of a key. */
export type ApiKeyGrant = {
  readonly costPerMinute: Scalars['Int']['output'];
  /** When the key or this secret of it ends; null for never. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly keyId: Scalars['ID']['output'];
  readonly perDay: Scalars['Int']['output'];
  readonly perMinute: Scalars['Int']['output'];
  readonly scopes: ReadonlyArray<ApiScope>;
};

/** What came of making, changing or ending a key. */
export type ApiKeyPayload = {
  readonly errorCode: Maybe<ApiKeyErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly key: Maybe<ApiKey>;
  /** The secret, this once; null where none was made. */
  readonly secret: Maybe<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** A secret of a key, without its secret part. */
export type ApiKeySecret = {
  readonly createdAt: Scalars['DateTime']['output'];
  /** Then it opens nothing any more; null for the newest one. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** How it begins. */
  readonly hint: Scalars['String']['output'];
};

export type ApiKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED';

/** What a key was used for on a day. */
export type ApiKeyUsage = {
  /** Estimated objects of these. */
  readonly cost: Scalars['Int']['output'];
  /** UTC. */
  readonly day: Scalars['Date']['output'];
  /** Requests over a quota. */
  readonly refused: Scalars['Int']['output'];
  /** Answered requests. */
  readonly requests: Scalars['Int']['output'];
};

export type ApiKeyUseInput = {
  readonly cost: Scalars['Int']['input'];
  readonly day: Scalars['Date']['input'];
  readonly keyId: Scalars['ID']['input'];
  readonly lastUsedAt: Scalars['DateTime']['input'];
  readonly refused: Scalars['Int']['input'];
  readonly requests: Scalars['Int']['input'];
};

/** What support looks for. */
export type ApiKeysFilter = {
  readonly state?: InputMaybe<ApiKeyState>;
  /** Part of the name or the owner. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};

/** What an API key may read. What visitors don't see no key reads. */
export type ApiScope =
  /** Centres, courts, offers. */
  | 'COURTS_READ'
  /** Leagues, groups, rankings. */
  | 'LEAGUES_READ'
  /** Public matches and their results. */
  | 'MATCHES_READ'
  /** Profiles of players, levels, statistics. */
  | 'PLAYERS_READ'
  /** Tournaments, draws, brackets. */
  | 'TOURNAMENTS_READ';

export type Browser =
  | 'CHROME'
  | 'EDGE'
  | 'FIREFOX'
  | 'OPERA'
  | 'SAFARI'
  | 'SAMSUNG';

/** Why the clock was not moved. */
export type ClockErrorCode =
  /** This installation runs on real time. */
  | 'CLOCK_NOT_MOVABLE'
  /** Not between 1 second and 60 days. */
  | 'CLOCK_STEP_NOT_ALLOWED';

export type ConfirmPhoneInput = {
  /** The five digits of the SMS. */
  readonly code: Scalars['String']['input'];
};

/** The owner and the purpose of a key. */
export type CreateApiKeyInput = {
  /** 100 to 1,000,000. */
  readonly costPerMinute?: InputMaybe<Scalars['Int']['input']>;
  /** Only for a key of a centre. */
  readonly courtId?: InputMaybe<Scalars['ID']['input']>;
  /** In the future; never without. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 2 to 60 letters. */
  readonly name: Scalars['String']['input'];
  /** 2 to 80 letters. */
  readonly owner: Scalars['String']['input'];
  /** 1 to 5,000,000. */
  readonly perDay?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 6,000. */
  readonly perMinute?: InputMaybe<Scalars['Int']['input']>;
  /** One at least. */
  readonly scopes: ReadonlyArray<ApiScope>;
};

/** All of somebody's data in one file: JSON and CSV from every service. GET /documents/data/{id}.zip, with the token. */
export type DataBundle = {
  readonly bytes: Maybe<Scalars['Int']['output']>;
  /** Until then it can be fetched. */
  readonly expiresAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly partsAll: Scalars['Int']['output'];
  /** Services whose data is there. */
  readonly partsDone: Scalars['Int']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
  readonly state: DataBundleState;
};

export type DataBundleErrorCode =
  /** Five a day are enough. */
  | 'TOO_MANY_REQUESTS';

export type DataBundlePayload = {
  readonly errorCode: Maybe<DataBundleErrorCode>;
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type DataBundleState =
  | 'COLLECTING'
  | 'READY';

export type EndAllSessionsInput = {
  /** The provider's token of the person whose password was changed. */
  readonly idToken: Scalars['String']['input'];
};

/** Why no session ended. */
export type EndSessionsErrorCode =
  | 'REASON_REQUIRED'
  | 'USER_NOT_FOUND';

/** Whose sessions end. */
export type EndSessionsInput = {
  /** 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Null: all of them. */
  readonly sessionId?: InputMaybe<Scalars['ID']['input']>;
  readonly userId: Scalars['ID']['input'];
};

/** What came of signing somebody out. */
export type EndSessionsPayload = {
  readonly account: Maybe<Account>;
  /** How many ended now. */
  readonly ended: Maybe<Scalars['Int']['output']>;
  readonly errorCode: Maybe<EndSessionsErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

/** The provider's ID token, and on registration who registers. */
export type ExchangeProviderTokenInput = {
  readonly actionSource: Scalars['String']['input'];
  /** Where the call came from, for rate limits. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** What the captcha gave to the form; needed for a new account where there is one (PUB-05). */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly emailVerified?: InputMaybe<Scalars['Boolean']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly idToken: Scalars['String']['input'];
  readonly invitedCode?: InputMaybe<Scalars['String']['input']>;
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Own estimates of the level in these sports; those that are none are left out. */
  readonly levels?: InputMaybe<ReadonlyArray<LevelEstimateInput>>;
  /** Marketing cookies and the page they were read on, kept with the registration only. */
  readonly marketing?: InputMaybe<Scalars['JSON']['input']>;
  readonly redirectTo?: InputMaybe<Scalars['String']['input']>;
  readonly referralCode?: InputMaybe<Scalars['String']['input']>;
  readonly sports?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** What the browser says it is; its family is kept with the session. */
  readonly userAgent?: InputMaybe<Scalars['String']['input']>;
};

/** A session, or the steps still missing. */
export type ExchangeProviderTokenPayload = {
  /** Whether this call made the account. */
  readonly created: Scalars['Boolean']['output'];
  readonly email: Maybe<Scalars['String']['output']>;
  readonly emailVerified: Scalars['Boolean']['output'];
  readonly errorCode: Maybe<SignupErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly firstName: Maybe<Scalars['String']['output']>;
  readonly language: Maybe<Scalars['String']['output']>;
  readonly lastName: Maybe<Scalars['String']['output']>;
  readonly refreshToken: Maybe<Scalars['String']['output']>;
  /** With TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly sports: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  readonly success: Scalars['Boolean']['output'];
  /** Null until the email is verified. */
  readonly token: Maybe<Scalars['String']['output']>;
  readonly userId: Maybe<Scalars['ID']['output']>;
};

/** A field of a form, with its error. */
export type FieldError = {
  /** Stable code; the text is the client's. */
  readonly code: Scalars['String']['output'];
  /** Path of the input field. */
  readonly field: Scalars['String']['output'];
};

/** What somebody thinks of their level in a sport, 1.0 to 7.0 in half steps. */
export type LevelEstimateInput = {
  readonly level: Scalars['Float']['input'];
  readonly sport: Scalars['Int']['input'];
};

/** Where to move the clock. */
export type MoveClockInput = {
  /** Seconds to go forward, 1 to 5,184,000 (60 days). */
  readonly seconds: Scalars['Int']['input'];
};

/** What came of moving the clock. */
export type MoveClockPayload = {
  readonly clock: Maybe<PlatformClock>;
  readonly errorCode: Maybe<ClockErrorCode>;
  readonly success: Scalars['Boolean']['output'];
};

export type Mutation = {
  /** Keeps the account after all (ACC-06). */
  readonly cancelAccountDeletion: Maybe<AccountDeletionPayload>;
  /** Saves the number to which the code was sent (ACC-02). */
  readonly confirmPhone: Maybe<PhonePayload>;
  /** Adds what gateways have counted. */
  readonly countApiKeyUse: Maybe<Scalars['Boolean']['output']>;
  /** Makes an API key for a partner team or a centre (API-22). Its secret is in this answer and never shown again. */
  readonly createApiKey: Maybe<ApiKeyPayload>;
  /** Ends every session of the account whose provider token was just renewed by a password reset (AUTH-13). Reached through POST /auth/password-changed. */
  readonly endAllSessions: Maybe<SendMailPayload>;
  /** Signs the user out of all other devices. */
  readonly endOtherSessions: Maybe<SessionsPayload>;
  /** Signs the user out of a device. */
  readonly endSession: Maybe<SessionsPayload>;
  /** Signs somebody out, of one device or of all (ADM-05). */
  readonly endSessions: Maybe<EndSessionsPayload>;
  /** Exchanges the provider's ID token for an account and a session (AUTH-05). Reached through POST /auth/signup. */
  readonly exchangeProviderToken: Maybe<ExchangeProviderTokenPayload>;
  /** Moves the platform's clock forward. Only in the embedded stack. */
  readonly moveClock: Maybe<MoveClockPayload>;
  /** Exchanges a refresh token for a new pair; the old one is spent (API-10, AUTH-21). */
  readonly refreshToken: Maybe<RefreshTokenPayload>;
  /** Removes the user's own number and the pending code (ACC-02). */
  readonly removePhone: Maybe<RemovePhonePayload>;
  /** Requests deletion of the user's own account in 12 hours; it can be cancelled until then (ACC-06). */
  readonly requestAccountDeletion: Maybe<AccountDeletionPayload>;
  /** Requests an export of the user's own data; idempotent while it is being prepared (BYD-08). */
  readonly requestDataBundle: Maybe<DataBundlePayload>;
  /** Ends a key with all its secrets, at once and for good (API-22). Doing it twice is doing it. */
  readonly revokeApiKey: Maybe<ApiKeyPayload>;
  /** Ends the session that the refresh token belongs to (API-09, AUTH-24). */
  readonly revokeToken: Maybe<RevokeTokenPayload>;
  /** Rotates the secret of a key; the previous one stays valid for a while (API-22). */
  readonly rotateApiKey: Maybe<ApiKeyPayload>;
  /** Sends the password reset mail (AUTH-13). Reached through POST /auth/reset-password. */
  readonly sendPasswordResetMail: Maybe<SendMailPayload>;
  /** Sends an SMS with a code to the number that the player says is theirs (ACC-02). */
  readonly sendPhoneCode: Maybe<PhonePayload>;
  /** Sends the verification mail again (AUTH-12). Reached through POST /auth/send-verify. */
  readonly sendVerificationMail: Maybe<SendMailPayload>;
  /** Locks an account, or unlocks it: support only, never one's own, never the last one of support. Its sessions end at once (ADM-05). */
  readonly setAccountAccess: Maybe<SetAccountAccessPayload>;
  /** Gives somebody the role of support or takes it: never one's own, never the last one of support. Who loses it is signed out at once (ADM-05). */
  readonly setSupportRole: Maybe<SetSupportRolePayload>;
  /** Signing in with this network is over; the last way to sign in stays (ACC-04). */
  readonly unlinkSignInMethod: Maybe<SignInMethodsPayload>;
};


export type MutationConfirmPhoneArgs = {
  input: ConfirmPhoneInput;
};


export type MutationCountApiKeyUseArgs = {
  uses: ReadonlyArray<ApiKeyUseInput>;
};


export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


export type MutationEndAllSessionsArgs = {
  input: EndAllSessionsInput;
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndSessionsArgs = {
  input: EndSessionsInput;
};


export type MutationExchangeProviderTokenArgs = {
  input: ExchangeProviderTokenInput;
};


export type MutationMoveClockArgs = {
  input: MoveClockInput;
};


export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRequestAccountDeletionArgs = {
  input: RequestAccountDeletionInput;
};


export type MutationRevokeApiKeyArgs = {
  input: RevokeApiKeyInput;
};


export type MutationRevokeTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRotateApiKeyArgs = {
  input: RotateApiKeyInput;
};


export type MutationSendPasswordResetMailArgs = {
  input: SendPasswordResetMailInput;
};


export type MutationSendPhoneCodeArgs = {
  input: SendPhoneCodeInput;
};


export type MutationSendVerificationMailArgs = {
  input: SendVerificationMailInput;
};


export type MutationSetAccountAccessArgs = {
  input: SetAccountAccessInput;
};


export type MutationSetSupportRoleArgs = {
  input: SetSupportRoleInput;
};


export type MutationUnlinkSignInMethodArgs = {
  method: SocialMethod;
};

export type OperatingSystem =
  | 'ANDROID'
  | 'CHROMEOS'
  | 'IOS'
  | 'LINUX'
  | 'MACOS'
  | 'WINDOWS';

/** Where a page of a connection begins and ends. */
export type PageInfo = {
  readonly endCursor: Maybe<Scalars['String']['output']>;
  readonly hasNextPage: Scalars['Boolean']['output'];
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** A number to which a code was sent. */
export type PendingPhone = {
  /** Then the code is void. */
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly number: Scalars['String']['output'];
  /** No other code leaves before. */
  readonly resendAt: Scalars['DateTime']['output'];
  /** How often a wrong code may still be entered. */
  readonly triesLeft: Scalars['Int']['output'];
};

/** A mobile number, and the one that is being verified (ACC-02). */
export type Phone = {
  /** The verified number with its prefix, written as in its country; null when there is none. */
  readonly number: Maybe<Scalars['String']['output']>;
  /** The number whose code can be entered now. */
  readonly pending: Maybe<PendingPhone>;
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Why there is no code, or why the number is not saved. */
export type PhoneErrorCode =
  /** Too many wrong codes in a day. */
  | 'CONTACT_SUPPORT'
  /** It is the number of this account already. */
  | 'PHONE_ALREADY_SAVED'
  /** Older than ten minutes. */
  | 'PHONE_CODE_EXPIRED'
  /** Not the code of the SMS, or not five digits. */
  | 'PHONE_CODE_UNKNOWN'
  /** Wrong five times: another code is needed. */
  | 'PHONE_CODE_USED_UP'
  /** No mobile number of that country. */
  | 'PHONE_NUMBER_NOT_VALID'
  | 'PHONE_NUMBER_REQUIRED'
  /** Not one of the six countries. */
  | 'PHONE_PREFIX_UNKNOWN'
  /** The code is right, but another account has the number. */
  | 'PHONE_USED_BY_ANOTHER'
  /** Too many codes for this account, number or address, or another one a moment ago. */
  | 'SMS_LIMIT_REACHED'
  /** The platform sends no more SMS for now, to anybody. */
  | 'TOO_MANY_REQUESTS';

/** What came of asking for a code, or of entering it. */
export type PhonePayload = {
  readonly errorCode: Maybe<PhoneErrorCode>;
  /** With SMS_LIMIT_REACHED, TOO_MANY_REQUESTS and CONTACT_SUPPORT: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** With PHONE_CODE_UNKNOWN: how often a wrong code may still be entered. */
  readonly triesLeft: Maybe<Scalars['Int']['output']>;
  readonly user: Maybe<User>;
};

/** The platform's time. */
export type PlatformClock = {
  /** How far it is ahead of real time, in seconds; negative where it is behind. */
  readonly aheadSeconds: Scalars['Int']['output'];
  /** Whether it can be moved here. */
  readonly movable: Scalars['Boolean']['output'];
  /** What the platform takes for now. */
  readonly now: Scalars['DateTime']['output'];
};

export type Query = {
  /** One account by the id of its person; null when there is none (ADM-05). */
  readonly account: Maybe<Account>;
  /** Accounts that meet the filter, newest first; 50 a page by default (ADM-05). */
  readonly accounts: Maybe<AccountConnection>;
  /** One API key; null when there is none. */
  readonly apiKey: Maybe<ApiKey>;
  /** What a key may do that has this secret; null where there is none, or not any more. Asked by the gateway. */
  readonly apiKeyGrant: Maybe<ApiKeyGrant>;
  /** API keys of partner teams and centres, the newest first (API-22). */
  readonly apiKeys: Maybe<ApiKeyConnection>;
  /** Those of the sessions that are over, or not known any more. Asked by the gateway when signals were lost. */
  readonly endedSessions: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** The signed-in user, or null for a visitor (API-01). */
  readonly me: Maybe<User>;
  /** The time that the platform works with. Differs from real time only where the embedded stack has moved its clock. */
  readonly platformClock: Maybe<PlatformClock>;
  /** How many people registered in each week from one day to another, both included, in UTC (ADM-08). */
  readonly signUpFigures: Maybe<ReadonlyArray<SignUpWeek>>;
  /** The public keys that verify access tokens, as a JSON Web Key Set. Published by the gateway at /.well-known/jwks.json. */
  readonly signingKeys: Maybe<Scalars['JSON']['output']>;
};


export type QueryAccountArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AccountsFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryApiKeyGrantArgs = {
  hash: Scalars['String']['input'];
};


export type QueryApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiKeysFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEndedSessionsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QuerySignUpFiguresArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

/** What came of a refresh. */
export type RefreshTokenPayload = {
  /** Codes: SESSION_EXPIRED, SESSION_REVOKED, TOKEN_UNKNOWN, TOO_MANY_REQUESTS. */
  readonly errors: ReadonlyArray<Scalars['String']['output']>;
  /** The claims of the new access token. */
  readonly payload: Maybe<Scalars['JSON']['output']>;
  /** The new refresh token; the one sent is spent. */
  readonly refreshToken: Maybe<Scalars['String']['output']>;
  /** With TOO_MANY_REQUESTS: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  /** The new access token, valid 15 minutes. */
  readonly token: Maybe<Scalars['String']['output']>;
};

export type RemovePhonePayload = {
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

export type RequestAccountDeletionInput = {
  /** The account's email address, typed by the person. */
  readonly confirmation: Scalars['String']['input'];
};

export type RevokeApiKeyInput = {
  readonly id: Scalars['ID']['input'];
  /** Why, at most 500 letters. */
  readonly reason: Scalars['String']['input'];
};

/** What came of ending a session. */
export type RevokeTokenPayload = {
  /** Codes: TOKEN_UNKNOWN. */
  readonly errors: ReadonlyArray<Scalars['String']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** What an account may do besides playing. */
export type Role =
  /** Edits the centres it owns. */
  | 'COURT_OWNER'
  /** Works in the support app. */
  | 'SUPPORT';

export type RotateApiKeyInput = {
  readonly id: Scalars['ID']['input'];
  /** How long the current secret stays valid, 0 to 168 hours. */
  readonly overlapHours?: InputMaybe<Scalars['Int']['input']>;
};

/** Why no mail was sent. */
export type SendMailErrorCode =
  /** The email is verified already. */
  | 'ALREADY_VERIFIED'
  /** The captcha was not passed, is too old, or was sent before: it has to be done again (PUB-05). */
  | 'CAPTCHA_FAILED'
  /** The captcha of the form was not filled in (PUB-05). */
  | 'CAPTCHA_REQUIRED'
  /** The captcha can't be checked now; try later (PUB-05). */
  | 'CAPTCHA_UNAVAILABLE'
  | 'PROVIDER_TOKEN_INVALID'
  /** The identity provider is away; try later. */
  | 'SERVICE_UNAVAILABLE'
  /** Too many requests in a row. */
  | 'TOO_MANY_REQUESTS'
  /** No user with this email. */
  | 'USER_NOT_FOUND';

/** What came of asking for a mail. */
export type SendMailPayload = {
  readonly errorCode: Maybe<SendMailErrorCode>;
  /** With TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

export type SendPasswordResetMailInput = {
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** What the captcha gave to the form (PUB-05). */
  readonly captchaToken?: InputMaybe<Scalars['String']['input']>;
  readonly email: Scalars['String']['input'];
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

/** To which number the code goes. */
export type SendPhoneCodeInput = {
  /** With or without the prefix, spaces as one likes. */
  readonly number: Scalars['String']['input'];
  /** +39, +34, +33, +44, +41 or +49. */
  readonly prefix: Scalars['String']['input'];
};

export type SendVerificationMailInput = {
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly idToken: Scalars['String']['input'];
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly redirectTo?: InputMaybe<Scalars['String']['input']>;
};

export type SessionsErrorCode =
  /** None of one's own. */
  | 'SESSION_NOT_FOUND';

export type SessionsPayload = {
  readonly errorCode: Maybe<SessionsErrorCode>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** Whose account is locked or unlocked. */
export type SetAccountAccessInput = {
  /** True locks the account. */
  readonly disabled: Scalars['Boolean']['input'];
  /** Why; needed to lock, at most 500 characters. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** With disabled: opens the account by itself then, within a year. Null: support opens it. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
  readonly userId: Scalars['ID']['input'];
};

/** What came of locking or unlocking an account. */
export type SetAccountAccessPayload = {
  readonly errorCode: Maybe<AccountAccessErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  /** With SERVICE_UNAVAILABLE: when to try again. */
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** Who works in support from now on, or no longer. */
export type SetSupportRoleInput = {
  /** True gives the role. */
  readonly granted: Scalars['Boolean']['input'];
  /** 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  readonly userId: Scalars['ID']['input'];
};

/** What came of giving or taking the role. */
export type SetSupportRolePayload = {
  readonly account: Maybe<Account>;
  readonly errorCode: Maybe<SupportRoleErrorCode>;
  readonly fieldErrors: ReadonlyArray<FieldError>;
  readonly success: Scalars['Boolean']['output'];
};

/** One sign-in on a device. */
export type SignIn = {
  /** Null where the browser did not say. */
  readonly browser: Maybe<Browser>;
  readonly endReason: Maybe<SignInEndReason>;
  /** Null while it is open. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly system: Maybe<OperatingSystem>;
};

/** How a sign-in ended. */
export type SignInEndReason =
  | 'ACCOUNT_CLOSED'
  /** From another device. */
  | 'ENDED_ELSEWHERE'
  | 'PASSWORD_CHANGED'
  /** A spent token was used again: somebody may have copied it. */
  | 'REUSED'
  | 'SIGNED_OUT'
  /** For 60 days. */
  | 'UNUSED';

/** One way to sign in. */
export type SignInMethod = {
  /** The address that the provider has of it. */
  readonly email: Maybe<Scalars['String']['output']>;
  readonly method: SignInMethodKind;
};

export type SignInMethodKind =
  | 'FACEBOOK'
  | 'GOOGLE'
  | 'PASSWORD';

export type SignInMethodsErrorCode =
  | 'ACCOUNT_DELETED'
  /** It is the only way to sign in. */
  | 'LAST_SIGN_IN_METHOD'
  | 'METHOD_NOT_LINKED'
  /** The identity provider is away; try later. */
  | 'SERVICE_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS';

export type SignInMethodsPayload = {
  readonly errorCode: Maybe<SignInMethodsErrorCode>;
  readonly retryAfterSeconds: Maybe<Scalars['Int']['output']>;
  readonly success: Scalars['Boolean']['output'];
  readonly user: Maybe<User>;
};

/** Registrations of one week. */
export type SignUpWeek = {
  readonly registered: Scalars['Int']['output'];
  /** Of these, how many have verified their email by now. */
  readonly verified: Scalars['Int']['output'];
  /** Its Monday. */
  readonly week: Scalars['Date']['output'];
};

/** Why there is no session. */
export type SignupErrorCode =
  /** The account was deleted. */
  | 'ACCOUNT_DELETED'
  /** The captcha was not passed, is too old, or was sent before: it has to be done again (PUB-05). */
  | 'CAPTCHA_FAILED'
  /** The captcha of the form was not filled in (PUB-05). */
  | 'CAPTCHA_REQUIRED'
  /** The captcha can't be checked now; try later (PUB-05). */
  | 'CAPTCHA_UNAVAILABLE'
  /** The email belongs to another account (AUTH-04). */
  | 'EMAIL_IN_USE'
  /** The provider has not verified this email; a new verification mail is on its way (AUTH-06). */
  | 'EMAIL_NOT_VERIFIED'
  /** One or more fields are not valid; see fieldErrors. */
  | 'INVALID_DATA'
  /** Nobody has this referral code (AUTH-03). */
  | 'INVITE_CODE_USER_NOT_FOUND'
  /** The provider's token is not valid or too old. */
  | 'PROVIDER_TOKEN_INVALID'
  /** The identity provider is away; try later. */
  | 'SERVICE_UNAVAILABLE'
  /** Too many attempts; try later. */
  | 'TOO_MANY_REQUESTS'
  /** The account was disabled by support. */
  | 'USER_DISABLED'
  /** There is no account for this provider user; registration data is missing. */
  | 'USER_NOT_FOUND';

export type SocialMethod =
  | 'FACEBOOK'
  | 'GOOGLE';

/** Reasons not to change the role. */
export type SupportRoleErrorCode =
  | 'ACCOUNT_DELETED'
  /** Only who can sign in gets the role. */
  | 'ACCOUNT_NOT_VERIFIED'
  /** The caller's account was locked meanwhile. */
  | 'CALLER_LOCKED'
  /** One account of support always stays. */
  | 'LAST_SUPPORT_ACCOUNT'
  /** Nobody decides on their own role. */
  | 'OWN_ACCOUNT'
  | 'REASON_REQUIRED'
  | 'USER_NOT_FOUND';

/** A person with an account. Other subgraphs add what they know about the person under the same key. */
export type User = {
  /** The bundle of data that was asked for last; null when none was, or its time is over (BYD-08). */
  readonly dataBundle: Maybe<DataBundle>;
  /** That the account is going to be deleted; null when it is not (ACC-06). */
  readonly deletion: Maybe<AccountDeletion>;
  /** The address that the person signs in with; only the person and support read it. */
  readonly email: Maybe<Scalars['String']['output']>;
  /** A custom token with which the browser signs in to the identity provider again; only for the person. */
  readonly firebaseToken: Maybe<Scalars['String']['output']>;
  /** Opaque id. The platform itself is user 1. */
  readonly id: Scalars['ID']['output'];
  /** The mobile number of the person; only for themselves. */
  readonly phone: Maybe<Phone>;
  /** What the account may do besides playing. */
  readonly roles: Maybe<ReadonlyArray<Role>>;
  /** Ways to sign in (ACC-04). Only for the person. */
  readonly signInMethods: Maybe<ReadonlyArray<SignInMethod>>;
  /** Where the person is signed in, and where they were in the last 30 days; newest first. Only for the person. */
  readonly signIns: Maybe<ReadonlyArray<SignIn>>;
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<AccountModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AccountAccessErrorCode: AccountAccessErrorCode;
  AccountConnection: ResolverTypeWrapper<Omit<AccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['AccountEdge']> }>;
  AccountDeletion: ResolverTypeWrapper<AccountDeletionModel>;
  AccountDeletionErrorCode: AccountDeletionErrorCode;
  AccountDeletionPayload: ResolverTypeWrapper<Omit<AccountDeletionPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AccountEdge: ResolverTypeWrapper<Omit<AccountEdge, 'node'> & { node: ResolversTypes['Account'] }>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AccountStatus: AccountStatus;
  AccountsFilter: AccountsFilter;
  ApiKey: ResolverTypeWrapper<ApiKeyModel>;
  ApiKeyAction: ResolverTypeWrapper<Omit<ApiKeyAction, 'by'> & { by?: Maybe<ResolversTypes['User']> }>;
  ApiKeyActionKind: ApiKeyActionKind;
  ApiKeyConnection: ResolverTypeWrapper<Omit<ApiKeyConnection, 'edges'> & { edges: ReadonlyArray<ResolversTypes['ApiKeyEdge']> }>;
  ApiKeyEdge: ResolverTypeWrapper<Omit<ApiKeyEdge, 'node'> & { node: ResolversTypes['ApiKey'] }>;
  ApiKeyErrorCode: ApiKeyErrorCode;
  ApiKeyGrant: ResolverTypeWrapper<ApiKeyGrant>;
  ApiKeyPayload: ResolverTypeWrapper<Omit<ApiKeyPayload, 'key'> & { key?: Maybe<ResolversTypes['ApiKey']> }>;
  ApiKeySecret: ResolverTypeWrapper<ApiKeySecret>;
  ApiKeyState: ApiKeyState;
  ApiKeyUsage: ResolverTypeWrapper<ApiKeyUsage>;
  ApiKeyUseInput: ApiKeyUseInput;
  ApiKeysFilter: ApiKeysFilter;
  ApiScope: ApiScope;
  Browser: Browser;
  ClockErrorCode: ClockErrorCode;
  ConfirmPhoneInput: ConfirmPhoneInput;
  CreateApiKeyInput: CreateApiKeyInput;
  DataBundle: ResolverTypeWrapper<DataBundleModel>;
  DataBundleErrorCode: DataBundleErrorCode;
  DataBundlePayload: ResolverTypeWrapper<Omit<DataBundlePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  DataBundleState: DataBundleState;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EndAllSessionsInput: EndAllSessionsInput;
  EndSessionsErrorCode: EndSessionsErrorCode;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: ResolverTypeWrapper<Omit<EndSessionsPayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  ExchangeProviderTokenInput: ExchangeProviderTokenInput;
  ExchangeProviderTokenPayload: ResolverTypeWrapper<ExchangeProviderTokenPayload>;
  FieldError: ResolverTypeWrapper<FieldError>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LevelEstimateInput: LevelEstimateInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  MoveClockInput: MoveClockInput;
  MoveClockPayload: ResolverTypeWrapper<MoveClockPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperatingSystem: OperatingSystem;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PendingPhone: ResolverTypeWrapper<PendingPhoneModel>;
  Phone: ResolverTypeWrapper<PhoneModel>;
  PhoneErrorCode: PhoneErrorCode;
  PhonePayload: ResolverTypeWrapper<Omit<PhonePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  PlatformClock: ResolverTypeWrapper<PlatformClock>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefreshTokenPayload: ResolverTypeWrapper<RefreshTokenPayload>;
  RemovePhonePayload: ResolverTypeWrapper<Omit<RemovePhonePayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  RequestAccountDeletionInput: RequestAccountDeletionInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeTokenPayload: ResolverTypeWrapper<RevokeTokenPayload>;
  Role: Role;
  RotateApiKeyInput: RotateApiKeyInput;
  SendMailErrorCode: SendMailErrorCode;
  SendMailPayload: ResolverTypeWrapper<SendMailPayload>;
  SendPasswordResetMailInput: SendPasswordResetMailInput;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendVerificationMailInput: SendVerificationMailInput;
  SessionsErrorCode: SessionsErrorCode;
  SessionsPayload: ResolverTypeWrapper<Omit<SessionsPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetAccountAccessInput: SetAccountAccessInput;
  SetAccountAccessPayload: ResolverTypeWrapper<Omit<SetAccountAccessPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SetSupportRoleInput: SetSupportRoleInput;
  SetSupportRolePayload: ResolverTypeWrapper<Omit<SetSupportRolePayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  SignIn: ResolverTypeWrapper<SignInModel>;
  SignInEndReason: SignInEndReason;
  SignInMethod: ResolverTypeWrapper<SignInMethodModel>;
  SignInMethodKind: SignInMethodKind;
  SignInMethodsErrorCode: SignInMethodsErrorCode;
  SignInMethodsPayload: ResolverTypeWrapper<Omit<SignInMethodsPayload, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SignUpWeek: ResolverTypeWrapper<SignUpWeek>;
  SignupErrorCode: SignupErrorCode;
  SocialMethod: SocialMethod;
  SupportRoleErrorCode: SupportRoleErrorCode;
  User: ResolverTypeWrapper<UserModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountModel;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  AccountConnection: Omit<AccountConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['AccountEdge']> };
  AccountDeletion: AccountDeletionModel;
  AccountDeletionPayload: Omit<AccountDeletionPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Boolean: Scalars['Boolean']['output'];
  AccountEdge: Omit<AccountEdge, 'node'> & { node: ResolversParentTypes['Account'] };
  AccountSession: AccountSession;
  AccountsFilter: AccountsFilter;
  ApiKey: ApiKeyModel;
  ApiKeyAction: Omit<ApiKeyAction, 'by'> & { by?: Maybe<ResolversParentTypes['User']> };
  ApiKeyConnection: Omit<ApiKeyConnection, 'edges'> & { edges: ReadonlyArray<ResolversParentTypes['ApiKeyEdge']> };
  ApiKeyEdge: Omit<ApiKeyEdge, 'node'> & { node: ResolversParentTypes['ApiKey'] };
  ApiKeyGrant: ApiKeyGrant;
  ApiKeyPayload: Omit<ApiKeyPayload, 'key'> & { key?: Maybe<ResolversParentTypes['ApiKey']> };
  ApiKeySecret: ApiKeySecret;
  ApiKeyUsage: ApiKeyUsage;
  ApiKeyUseInput: ApiKeyUseInput;
  ApiKeysFilter: ApiKeysFilter;
  ConfirmPhoneInput: ConfirmPhoneInput;
  CreateApiKeyInput: CreateApiKeyInput;
  DataBundle: DataBundleModel;
  DataBundlePayload: Omit<DataBundlePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  EndAllSessionsInput: EndAllSessionsInput;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: Omit<EndSessionsPayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  ExchangeProviderTokenInput: ExchangeProviderTokenInput;
  ExchangeProviderTokenPayload: ExchangeProviderTokenPayload;
  FieldError: FieldError;
  JSON: Scalars['JSON']['output'];
  LevelEstimateInput: LevelEstimateInput;
  Float: Scalars['Float']['output'];
  MoveClockInput: MoveClockInput;
  MoveClockPayload: MoveClockPayload;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PendingPhone: PendingPhoneModel;
  Phone: PhoneModel;
  PhonePayload: Omit<PhonePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  PlatformClock: PlatformClock;
  Query: Record<PropertyKey, never>;
  RefreshTokenPayload: RefreshTokenPayload;
  RemovePhonePayload: Omit<RemovePhonePayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  RequestAccountDeletionInput: RequestAccountDeletionInput;
  RevokeApiKeyInput: RevokeApiKeyInput;
  RevokeTokenPayload: RevokeTokenPayload;
  RotateApiKeyInput: RotateApiKeyInput;
  SendMailPayload: SendMailPayload;
  SendPasswordResetMailInput: SendPasswordResetMailInput;
  SendPhoneCodeInput: SendPhoneCodeInput;
  SendVerificationMailInput: SendVerificationMailInput;
  SessionsPayload: Omit<SessionsPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetAccountAccessInput: SetAccountAccessInput;
  SetAccountAccessPayload: Omit<SetAccountAccessPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SetSupportRoleInput: SetSupportRoleInput;
  SetSupportRolePayload: Omit<SetSupportRolePayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  SignIn: SignInModel;
  SignInMethod: SignInMethodModel;
  SignInMethodsPayload: Omit<SignInMethodsPayload, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SignUpWeek: SignUpWeek;
  User: UserModel;
};

export type AccountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccountConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountConnection'] = ResolversParentTypes['AccountConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountDeletionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountDeletion'] = ResolversParentTypes['AccountDeletion']> = {
  executesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AccountDeletionPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountDeletionPayload'] = ResolversParentTypes['AccountDeletionPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['AccountDeletionErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AccountEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountEdge'] = ResolversParentTypes['AccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  costPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courtId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  log?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyAction']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['ApiScope']>, ParentType, ContextType>;
  secrets?: Resolver<ReadonlyArray<ResolversTypes['ApiKeySecret']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApiKeyState'], ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyUsage']>, ParentType, ContextType>;
};

export type ApiKeyActionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyAction'] = ResolversParentTypes['ApiKeyAction']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ApiKeyActionKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiKeyGrantResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyGrant'] = ResolversParentTypes['ApiKeyGrant']> = {
  costPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  perDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['ApiScope']>, ParentType, ContextType>;
};

export type ApiKeyPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyPayload'] = ResolversParentTypes['ApiKeyPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['ApiKeyErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ApiKeySecretResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeySecret'] = ResolversParentTypes['ApiKeySecret']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiKeyUsageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ApiKeyUsage'] = ResolversParentTypes['ApiKeyUsage']> = {
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataBundleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DataBundle'] = ResolversParentTypes['DataBundle']> = {
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  partsAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partsDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataBundleState'], ParentType, ContextType>;
};

export type DataBundlePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DataBundlePayload'] = ResolversParentTypes['DataBundlePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['DataBundleErrorCode']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EndSessionsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['EndSessionsErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExchangeProviderTokenPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExchangeProviderTokenPayload'] = ResolversParentTypes['ExchangeProviderTokenPayload']> = {
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['SignupErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sports?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MoveClockPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MoveClockPayload'] = ResolversParentTypes['MoveClockPayload']> = {
  clock?: Resolver<Maybe<ResolversTypes['PlatformClock']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['ClockErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelAccountDeletion?: Resolver<Maybe<ResolversTypes['AccountDeletionPayload']>, ParentType, ContextType>;
  confirmPhone?: Resolver<Maybe<ResolversTypes['PhonePayload']>, ParentType, ContextType, RequireFields<MutationConfirmPhoneArgs, 'input'>>;
  countApiKeyUse?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationCountApiKeyUseArgs, 'uses'>>;
  createApiKey?: Resolver<Maybe<ResolversTypes['ApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  endAllSessions?: Resolver<Maybe<ResolversTypes['SendMailPayload']>, ParentType, ContextType, RequireFields<MutationEndAllSessionsArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['SessionsPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['SessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endSessions?: Resolver<Maybe<ResolversTypes['EndSessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionsArgs, 'input'>>;
  exchangeProviderToken?: Resolver<Maybe<ResolversTypes['ExchangeProviderTokenPayload']>, ParentType, ContextType, RequireFields<MutationExchangeProviderTokenArgs, 'input'>>;
  moveClock?: Resolver<Maybe<ResolversTypes['MoveClockPayload']>, ParentType, ContextType, RequireFields<MutationMoveClockArgs, 'input'>>;
  refreshToken?: Resolver<Maybe<ResolversTypes['RefreshTokenPayload']>, ParentType, ContextType, RequireFields<MutationRefreshTokenArgs, 'refreshToken'>>;
  removePhone?: Resolver<Maybe<ResolversTypes['RemovePhonePayload']>, ParentType, ContextType>;
  requestAccountDeletion?: Resolver<Maybe<ResolversTypes['AccountDeletionPayload']>, ParentType, ContextType, RequireFields<MutationRequestAccountDeletionArgs, 'input'>>;
  requestDataBundle?: Resolver<Maybe<ResolversTypes['DataBundlePayload']>, ParentType, ContextType>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['ApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'input'>>;
  revokeToken?: Resolver<Maybe<ResolversTypes['RevokeTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokeTokenArgs, 'refreshToken'>>;
  rotateApiKey?: Resolver<Maybe<ResolversTypes['ApiKeyPayload']>, ParentType, ContextType, RequireFields<MutationRotateApiKeyArgs, 'input'>>;
  sendPasswordResetMail?: Resolver<Maybe<ResolversTypes['SendMailPayload']>, ParentType, ContextType, RequireFields<MutationSendPasswordResetMailArgs, 'input'>>;
  sendPhoneCode?: Resolver<Maybe<ResolversTypes['PhonePayload']>, ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'input'>>;
  sendVerificationMail?: Resolver<Maybe<ResolversTypes['SendMailPayload']>, ParentType, ContextType, RequireFields<MutationSendVerificationMailArgs, 'input'>>;
  setAccountAccess?: Resolver<Maybe<ResolversTypes['SetAccountAccessPayload']>, ParentType, ContextType, RequireFields<MutationSetAccountAccessArgs, 'input'>>;
  setSupportRole?: Resolver<Maybe<ResolversTypes['SetSupportRolePayload']>, ParentType, ContextType, RequireFields<MutationSetSupportRoleArgs, 'input'>>;
  unlinkSignInMethod?: Resolver<Maybe<ResolversTypes['SignInMethodsPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkSignInMethodArgs, 'method'>>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PendingPhoneResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PendingPhone'] = ResolversParentTypes['PendingPhone']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhoneResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['PendingPhone']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PhonePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PhonePayload'] = ResolversParentTypes['PhonePayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['PhoneErrorCode']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PlatformClockResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlatformClock'] = ResolversParentTypes['PlatformClock']> = {
  aheadSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  movable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType, RequireFields<QueryAccountArgs, 'id'>>;
  accounts?: Resolver<Maybe<ResolversTypes['AccountConnection']>, ParentType, ContextType, RequireFields<QueryAccountsArgs, 'first'>>;
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType, RequireFields<QueryApiKeyArgs, 'id'>>;
  apiKeyGrant?: Resolver<Maybe<ResolversTypes['ApiKeyGrant']>, ParentType, ContextType, RequireFields<QueryApiKeyGrantArgs, 'hash'>>;
  apiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyConnection']>, ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'first'>>;
  endedSessions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType, RequireFields<QueryEndedSessionsArgs, 'ids'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  platformClock?: Resolver<Maybe<ResolversTypes['PlatformClock']>, ParentType, ContextType>;
  signUpFigures?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SignUpWeek']>>, ParentType, ContextType, RequireFields<QuerySignUpFiguresArgs, 'from' | 'to'>>;
  signingKeys?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type RefreshTokenPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RefreshTokenPayload'] = ResolversParentTypes['RefreshTokenPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemovePhonePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RemovePhonePayload'] = ResolversParentTypes['RemovePhonePayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RevokeTokenPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevokeTokenPayload'] = ResolversParentTypes['RevokeTokenPayload']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendMailPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SendMailPayload'] = ResolversParentTypes['SendMailPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SendMailErrorCode']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SessionsPayload'] = ResolversParentTypes['SessionsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SessionsErrorCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetAccountAccessPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetAccountAccessPayload'] = ResolversParentTypes['SetAccountAccessPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['AccountAccessErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetSupportRolePayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetSupportRolePayload'] = ResolversParentTypes['SetSupportRolePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['SupportRoleErrorCode']>, ParentType, ContextType>;
  fieldErrors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  browser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType>;
  endReason?: Resolver<Maybe<ResolversTypes['SignInEndReason']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['OperatingSystem']>, ParentType, ContextType>;
};

export type SignInMethodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInMethod'] = ResolversParentTypes['SignInMethod']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['SignInMethodKind'], ParentType, ContextType>;
};

export type SignInMethodsPayloadResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignInMethodsPayload'] = ResolversParentTypes['SignInMethodsPayload']> = {
  errorCode?: Resolver<Maybe<ResolversTypes['SignInMethodsErrorCode']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignUpWeekResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignUpWeek'] = ResolversParentTypes['SignUpWeek']> = {
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dataBundle?: Resolver<Maybe<ResolversTypes['DataBundle']>, ParentType, ContextType>;
  deletion?: Resolver<Maybe<ResolversTypes['AccountDeletion']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firebaseToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Role']>>, ParentType, ContextType>;
  signInMethods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SignInMethod']>>, ParentType, ContextType>;
  signIns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SignIn']>>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Account?: AccountResolvers<ContextType>;
  AccountConnection?: AccountConnectionResolvers<ContextType>;
  AccountDeletion?: AccountDeletionResolvers<ContextType>;
  AccountDeletionPayload?: AccountDeletionPayloadResolvers<ContextType>;
  AccountEdge?: AccountEdgeResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyAction?: ApiKeyActionResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyGrant?: ApiKeyGrantResolvers<ContextType>;
  ApiKeyPayload?: ApiKeyPayloadResolvers<ContextType>;
  ApiKeySecret?: ApiKeySecretResolvers<ContextType>;
  ApiKeyUsage?: ApiKeyUsageResolvers<ContextType>;
  DataBundle?: DataBundleResolvers<ContextType>;
  DataBundlePayload?: DataBundlePayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>;
  ExchangeProviderTokenPayload?: ExchangeProviderTokenPayloadResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  MoveClockPayload?: MoveClockPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PendingPhone?: PendingPhoneResolvers<ContextType>;
  Phone?: PhoneResolvers<ContextType>;
  PhonePayload?: PhonePayloadResolvers<ContextType>;
  PlatformClock?: PlatformClockResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefreshTokenPayload?: RefreshTokenPayloadResolvers<ContextType>;
  RemovePhonePayload?: RemovePhonePayloadResolvers<ContextType>;
  RevokeTokenPayload?: RevokeTokenPayloadResolvers<ContextType>;
  SendMailPayload?: SendMailPayloadResolvers<ContextType>;
  SessionsPayload?: SessionsPayloadResolvers<ContextType>;
  SetAccountAccessPayload?: SetAccountAccessPayloadResolvers<ContextType>;
  SetSupportRolePayload?: SetSupportRolePayloadResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInMethod?: SignInMethodResolvers<ContextType>;
  SignInMethodsPayload?: SignInMethodsPayloadResolvers<ContextType>;
  SignUpWeek?: SignUpWeekResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

