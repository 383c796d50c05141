import type { RateLimit } from '@setpoint/service-kit/edge';

/** Limits of one document (API-14). docs/guides/graphql.md lists the codes. */
export interface DocumentLimits {
  readonly tokens: number;
  /** Levels of fields below the operation. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields directly below the operation. */
  readonly rootFields: number;
  /** Maximum number of objects in the answer, estimated from page sizes. */
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

/** Rate limits per signed-in person, or per address for visitors. */
export interface CallRates {
  /** In points, see `pointsOf`. */
  readonly queries: RateLimit;
  readonly mutations: RateLimit;
  /** Mutations without a session (refreshToken, revokeToken), per address. */
  readonly visitorMutations: RateLimit;
  /** Answers to signals of subscriptions, in points. */
  readonly liveAnswers: RateLimit;
  /** POST /auth/…, per address (AUTH-27). Identity has its own limits per account. */
  readonly authPosts: RateLimit;
  /** New live connections, per address. */
  readonly sockets: RateLimit;
  /** Calendar reads per address; calendar providers share an address for many people. */
  readonly calendars: RateLimit;
  /** Reads of one player's calendar. */
  readonly calendarFeed: RateLimit;
  /** Uploads per person. */
  readonly uploads: RateLimit;
  /** Share cards per address. */
  readonly shareCards: RateLimit;
  /** Document files per person; each is rendered on request. */
  readonly documents: RateLimit;
  /** Calls of payment providers, per address; refused ones are sent again. */
  readonly webhooks: RateLimit;
  /** POST /unsubscribe/…, per address; mail providers act for many people. */
  readonly unsubscribing: RateLimit;
  /** Lookups of unknown API keys, per address; cached keys are not counted. */
  readonly apiKeyTries: RateLimit;
}

export const CALL_RATES: CallRates = {
  queries: { name: 'gateway-queries', points: 1_200, seconds: 60 },
  mutations: { name: 'gateway-mutations', points: 240, seconds: 60 },
  visitorMutations: { name: 'gateway-visitor-mutations', points: 120, seconds: 60 },
  liveAnswers: { name: 'gateway-live-answers', points: 1_200, seconds: 60 },
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

/** How many subscriptions may run at a time, and how much each may ask for. */
export interface SubscriptionLimits {
  readonly perConnection: number;
  /** Per person across all connections to this gateway, or per address for visitors. */
  readonly perCaller: number;
  /** Maximum number of objects in one answer, estimated like DocumentLimits.cost: each signal asks for it again. */
  readonly cost: number;
  /** Milliseconds between the answers of one subscription, messages excepted: signals that arrive meanwhile count as one. */
  readonly answerIntervalMs: number;
}

export const SUBSCRIPTION_LIMITS: SubscriptionLimits = {
  perConnection: 50,
  perCaller: 200,
  cost: 4_000,
  answerIntervalMs: 250,
};

/** Estimated objects that cost one point of a rate limit; of the operations of the web apps, few cost more than one. */
export const OBJECTS_PER_POINT = 1_000;

/** Mutations that renew or end a session. */
export const SESSION_MUTATIONS: ReadonlySet<string> = new Set(['refreshToken', 'revokeToken']);

/** Retry hint when a required service is unavailable. */
export const RETRY_AFTER_OUTAGE_SECONDS = 5;
