import type { RateLimit } from '@setpoint/service-kit/edge';

/** What one document may ask for (API-14). docs/guides/graphql.md lists the codes. */
export interface DocumentLimits {
  readonly tokens: number;
  /** Levels of fields below the operation. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields directly below the operation. */
  readonly rootFields: number;
  /** Objects that the answer may hold, as estimated from page sizes. */
  readonly cost: number;
  /** Largest `first` or `last`. */
  readonly pageSize: number;
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  tokens: 4_000,
  depth: 12,
  aliases: 40,
  directives: 30,
  rootFields: 30,
  cost: 30_000,
  pageSize: 100,
};

/** How often one person, or one address where nobody is signed in, may call. */
export interface CallRates {
  readonly queries: RateLimit;
  readonly mutations: RateLimit;
  /** Mutations of one address without a session: refreshToken and revokeToken. */
  readonly visitorMutations: RateLimit;
  /** POST /auth/… of one address (AUTH-27). Identity limits each account by itself. */
  readonly authPosts: RateLimit;
  /** New live connections of one address. */
  readonly sockets: RateLimit;
  /** Calendar files that one address reads: those who read calendars for many people share theirs. */
  readonly calendars: RateLimit;
  /** How often the calendar of one player is read. */
  readonly calendarFeed: RateLimit;
  /** Pictures that one person uploads. */
  readonly uploads: RateLimit;
  /** Pictures to share that one address reads. */
  readonly shareCards: RateLimit;
  /** Files of documents that one person reads: each is drawn anew. */
  readonly documents: RateLimit;
  /** Calls of payment providers, of one address; what is refused they send again. */
  readonly webhooks: RateLimit;
  /** POST /unsubscribe/… of one address: those of mail providers press for many people. */
  readonly unsubscribing: RateLimit;
  /** API keys from one address that have to be asked for; those that are known are not counted. */
  readonly apiKeyTries: RateLimit;
}

export const CALL_RATES: CallRates = {
  queries: { name: 'gateway-queries', points: 1_200, seconds: 60 },
  mutations: { name: 'gateway-mutations', points: 240, seconds: 60 },
  visitorMutations: { name: 'gateway-visitor-mutations', points: 120, seconds: 60 },
  authPosts: { name: 'gateway-auth', points: 60, seconds: 60 },
  sockets: { name: 'gateway-sockets', points: 120, seconds: 60 },
  calendars: { name: 'gateway-calendars', points: 600, seconds: 60 },
  unsubscribing: { name: 'gateway-unsubscribing', points: 600, seconds: 60 },
  calendarFeed: { name: 'gateway-calendar-feed', points: 30, seconds: 60 },
  uploads: { name: 'gateway-uploads', points: 30, seconds: 3_600 },
  shareCards: { name: 'gateway-share-cards', points: 120, seconds: 60 },
  documents: { name: 'gateway-documents', points: 30, seconds: 60 },
  webhooks: { name: 'gateway-webhooks', points: 1_200, seconds: 60 },
  apiKeyTries: { name: 'gateway-api-key-tries', points: 60, seconds: 60 },
};

/** How many subscriptions may run at a time. */
export interface SubscriptionLimits {
  readonly perConnection: number;
  /** For one person over all connections to this gateway; for one address where nobody is signed in. */
  readonly perCaller: number;
}

export const SUBSCRIPTION_LIMITS: SubscriptionLimits = { perConnection: 50, perCaller: 200 };

/** Mutations of which a document may hold one, so that nobody tries many tokens in one call. */
export const SENSITIVE_MUTATIONS: ReadonlySet<string> = new Set(['refreshToken', 'revokeToken']);

/** When to try again what a service that is away was needed for. */
export const RETRY_AFTER_OUTAGE_SECONDS = 5;
