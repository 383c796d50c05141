import type { Clock } from '@setpoint/kernel';
import type { Cache, Log, PushBus, RateLimiter } from '@setpoint/service-kit/edge';
import type { FileStore } from '@setpoint/uploads';
import type { ShippedOperation } from './graphql/shipped-operations.js';
import type { CallBudgets, CallRates, DocumentLimits, SubscriptionLimits } from './limits/settings.js';
import type { BreakerSettings } from './sources/breaker.js';
import type { LocalService } from './sources/in-process-subgraph.js';
import type { FetchTimeouts } from './sources/subgraph-fetcher.js';
import type { CaptchaSettings } from './web/captcha-settings.js';
import type { MapSettings } from './web/map-settings.js';
import type { ContentSources } from './web/security-headers.js';

export interface GatewayOptions {
  /** Every subgraph of the supergraph: a service in this process, or addresses of its /graphql, separated by commas. */
  readonly services: Readonly<Record<string, LocalService | string>>;
  /** The composed supergraph, apps/gateway/supergraph.graphql. */
  readonly supergraphSdl: string;
  /** Operations that are planned as soon as the gateway listens, so that nobody waits for it. */
  readonly shippedOperations?: readonly ShippedOperation[];
  /** Whether callers without an API key may send the shipped operations only. */
  readonly trustedDocuments?: boolean;
  /** Port of the web app and the API; 0 picks a free one. */
  readonly port: number;
  /** Port of the support app; none without. */
  readonly supportPort?: number;
  /** Port for operators and probes (/healthz, /readyz, /status, /metrics), or the first of several; none without. */
  readonly operationsPort?: number | readonly number[];
  /** Address to listen on; 127.0.0.1 without. */
  readonly host?: string;
  /** Shared with the subgraphs; signs forwarded identities. */
  readonly secret: string;
  readonly push: PushBus;
  readonly cache: Cache;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly logger: Log;
  /** Folder of the built web app. */
  readonly webRoot?: string;
  /** URL of the web app for canonical links; without it, pages are not rendered on the server. */
  readonly webUrl?: string;
  /** Folder of the built support app. */
  readonly adminRoot?: string;
  /** Folder of uploaded pictures, served under /files. */
  readonly filesRoot?: string;
  /** Store of uploads, served under /uploads; without it uploads are refused. */
  readonly uploads?: FileStore;
  /** Content of GET /config.json besides the platform's time. Nothing secret. */
  readonly publicConfig?: Readonly<Record<string, unknown>>;
  /** Maps of centres in the web app; none without. */
  readonly map?: MapSettings | undefined;
  /** The captcha of public forms of the web app; none without. */
  readonly captcha?: CaptchaSettings | undefined;
  /** Whether payments use Stripe's form, which the web app loads from Stripe. */
  readonly stripe?: boolean;
  /** Further origins that pages may use. */
  readonly contentSources?: ContentSources;
  /** Origins besides our own that may call the API and open live connections. */
  readonly allowedOrigins?: readonly string[];
  /** Whether introspection and field suggestions are enabled. */
  readonly introspection?: boolean;
  /** Whether pages are only served over HTTPS (HSTS, upgrade of plain requests). */
  readonly https?: boolean;
  /** How many proxies stand in front and add to X-Forwarded-For. */
  readonly proxies?: number;
  readonly limits?: Partial<DocumentLimits>;
  readonly rates?: Partial<CallRates>;
  /** What callers may spend; of a budget of 90,000 a minute per person without. */
  readonly budgets?: CallBudgets;
  readonly subscriptionLimits?: Partial<SubscriptionLimits>;
  /** Largest body of a GraphQL request, in bytes; support may send competition records, too. */
  readonly bodyBytes?: number;
  /** How long services may take; the subject of a page keeps its own, shorter limit. */
  readonly timeouts?: Partial<FetchTimeouts>;
  /** Of each replica of a service. */
  readonly breaker?: BreakerSettings;
  /** Seconds between pings on live connections. */
  readonly pingSeconds?: number;
  /** How long a sign-up waits until all services know the new player, in milliseconds. */
  readonly signUpWaitMs?: number;
  /** How long the first answer of a page waits to know what the page is about, in milliseconds. */
  readonly pageWaitMs?: number;
  /** Adds metrics of the process itself to /metrics. */
  readonly processMetrics?: boolean;
}

export interface RunningGateway {
  /** Base URL of the web app and the API, without trailing slash. */
  readonly url: string;
  readonly supportUrl: string | null;
  readonly operationsUrl: string | null;
  /** Resolves when /readyz first responds 200, or when stopped before that. */
  readonly ready: Promise<void>;
  /** Resolves when the shipped operations have been planned. */
  readonly planned: Promise<void>;
  /** Makes /readyz respond 503 so that no new traffic is routed here; requests that still arrive are served. */
  retire(): void;
  /** Asks live connections to reconnect elsewhere, finishes requests in progress, then closes everything. */
  stop(): Promise<void>;
}
