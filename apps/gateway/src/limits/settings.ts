import type { RateLimit } from '@setpoint/service-kit/edge';

/** Bounds of a document, checked on its tokens before it is parsed (API-14). docs/guides/graphql.md lists the codes. */
export interface DocumentBounds {
  readonly characters: number;
  readonly tokens: number;
  /** Levels of brackets: selection sets, arguments, lists and objects. */
  readonly nesting: number;
  /** Fields as written, fragments not expanded. */
  readonly fields: number;
  /** Fields of one selection set with its inline fragments: they are compared with each other. */
  readonly width: number;
  /** Definitions and spreads together, inline ones too. */
  readonly fragments: number;
  readonly aliases: number;
  readonly directives: number;
  readonly variables: number;
}

/** Limits of one document (API-14). */
export interface DocumentLimits extends DocumentBounds {
  /** Levels of fields below the operation. */
  readonly depth: number;
  /** Fields directly below the operation. */
  readonly rootFields: number;
  /** Maximum price of the operation, see `measure`. */
  readonly cost: number;
  /** Largest `first` or `last`. */
  readonly pageSize: number;
}

/** Several times what the largest operations of the apps need; a test holds twice to ten times for the bounds. */
export const DOCUMENT_LIMITS: DocumentLimits = {
  characters: 16_000,
  tokens: 2_000,
  nesting: 30,
  fields: 600,
  width: 80,
  fragments: 120,
  aliases: 40,
  directives: 30,
  variables: 30,
  depth: 12,
  rootFields: 30,
  cost: 30_000,
  pageSize: 100,
};

/** What a caller may spend at this gateway, in prices of operations (see `measure`). */
export interface CostBudget {
  readonly costPerMinute: number;
  /** How much of it may be spent at once. */
  readonly burst: number;
}

export interface CallBudget extends CostBudget {
  /** Operations in progress. */
  readonly atOnce: number;
}

/** Budgets by kind of caller (API-23). API keys have quotas of their own. */
export interface CallBudgets {
  /** Of a signed-in person. */
  readonly person: CallBudget;
  /** Of all visitors of an address. */
  readonly visitors: CallBudget;
  /** Of a person, or of all visitors of an address, for documents that are not of our apps: spent besides the above. */
  readonly otherDocuments: CallBudget;
  /** Operations of an API key in progress. */
  readonly keyAtOnce: number;
  /** Milliseconds for parsing, validating and planning documents that are seen for the first time, of all persons and keys together. */
  readonly newDocuments: CostBudget;
  /** The same, of all visitors together. */
  readonly newDocumentsOfVisitors: CostBudget;
}

/** Budgets that follow from that of a person. An address of visitors may be a school, but they do less than players. */
export const callBudgets = (costPerMinute: number): CallBudgets => ({
  person: { costPerMinute, burst: costPerMinute / 4, atOnce: 24 },
  visitors: { costPerMinute: costPerMinute * 2, burst: costPerMinute / 2, atOnce: 48 },
  otherDocuments: { costPerMinute: costPerMinute / 3, burst: costPerMinute / 12, atOnce: 8 },
  keyAtOnce: 24,
  // a tenth of the process, and a twentieth of it
  newDocuments: { costPerMinute: costPerMinute / 15, burst: costPerMinute / 300 },
  newDocumentsOfVisitors: { costPerMinute: costPerMinute / 30, burst: costPerMinute / 600 },
});

/** The dashboard costs 1,300. */
export const COST_PER_MINUTE = 90_000;

/** Rate limits per signed-in person, or per address for visitors. */
export interface CallRates {
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
  cost: 6_000,
  answerIntervalMs: 250,
};

/** Cost for which a mutation or a live answer takes one point of a rate limit; of the operations of the web apps, few take more. */
export const COST_PER_POINT = 1_000;

/** Price of answering at all, whatever is asked for. */
export const CALL_COST = 50;
/** Bytes of a body that cost one. */
export const BYTES_PER_COST = 25;
/** Price of a millisecond of the process. */
export const MS_COST = 20;
/** Milliseconds that it probably takes to parse, validate and plan a document that is seen for the first time. */
export const readingMs = (tokens: number): number => 3 + tokens / 50;

/** Mutations that renew or end a session. */
export const SESSION_MUTATIONS: ReadonlySet<string> = new Set(['refreshToken', 'revokeToken']);

/** Retry hint when a required service is unavailable. */
export const RETRY_AFTER_OUTAGE_SECONDS = 5;
