import type { Clock } from '@setpoint/kernel';
import type { Cache, Log, PushBus, RateLimiter } from '@setpoint/service-kit/edge';
import type { FileStore } from '@setpoint/uploads';
import type { ShippedOperation } from './graphql/shipped-operations.js';
import type { CallRates, DocumentLimits, SubscriptionLimits } from './limits/settings.js';
import type { BreakerSettings } from './sources/breaker.js';
import type { LocalService } from './sources/in-process-subgraph.js';
import type { FetchTimeouts } from './sources/subgraph-fetcher.js';
import type { CaptchaSettings } from './web/captcha-settings.js';
import type { MapSettings } from './web/map-settings.js';
import type { ContentSources } from './web/security-headers.js';

export interface GatewayOptions {
  /** Every subgraph of the supergraph: a service in this process, or the address of its /graphql. */
  readonly services: Readonly<Record<string, LocalService | string>>;
  /** The composed supergraph, apps/gateway/supergraph.graphql. */
  readonly supergraphSdl: string;
  /** Operations that are planned as soon as the gateway listens, so that nobody waits for it. */
  readonly shippedOperations?: readonly ShippedOperation[];
  /** Port of the web app and the API; 0 takes a free one. */
  readonly port: number;
  /** Port of the support app; none without. */
  readonly supportPort?: number;
  /** Port of what operators and probes ask (/healthz, /readyz, /status, /metrics); none without. */
  readonly operationsPort?: number;
  /** Address to listen on; 127.0.0.1 without. */
  readonly host?: string;
  /** Shared with the subgraphs; signs the identity that is handed on. */
  readonly secret: string;
  readonly push: PushBus;
  readonly cache: Cache;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly logger: Log;
  /** Folder of the built web app. */
  readonly webRoot?: string;
  /** Address of the web app, named in its own pages; without, they don't say what they are about. */
  readonly webUrl?: string;
  /** Folder of the built support app. */
  readonly adminRoot?: string;
  /** Folder of uploaded pictures, served under /files. */
  readonly filesRoot?: string;
  /** Where uploads are stored and served from, under /uploads; nothing is taken without. */
  readonly uploads?: FileStore;
  /** What GET /config.json answers, besides the platform's time. Nothing secret. */
  readonly publicConfig?: Readonly<Record<string, unknown>>;
  /** Maps of centres in the web app; none without. */
  readonly map?: MapSettings | undefined;
  /** The captcha of public forms of the web app; none without. */
  readonly captcha?: CaptchaSettings | undefined;
  /** Whether people pay in the form of Stripe, which the web app loads from there. */
  readonly stripe?: boolean;
  /** Further addresses that pages may talk to or show. */
  readonly contentSources?: ContentSources;
  /** Origins besides our own that may call the API and open live connections. */
  readonly allowedOrigins?: readonly string[];
  /** Whether clients may ask for the schema and get suggestions for misspelt names. */
  readonly introspection?: boolean;
  /** Whether pages are only served over HTTPS (HSTS, upgrade of plain requests). */
  readonly https?: boolean;
  /** How many proxies stand in front and add to X-Forwarded-For. */
  readonly proxies?: number;
  readonly limits?: Partial<DocumentLimits>;
  readonly rates?: Partial<CallRates>;
  readonly subscriptionLimits?: Partial<SubscriptionLimits>;
  /** Largest body of a GraphQL request, in bytes. */
  readonly bodyBytes?: number;
  readonly timeouts?: Partial<FetchTimeouts>;
  readonly breaker?: BreakerSettings;
  /** Seconds between pings on live connections. */
  readonly pingSeconds?: number;
  /** How long a sign-up waits for the new player to be known everywhere, in milliseconds. */
  readonly signUpWaitMs?: number;
  /** Adds metrics of the process itself to /metrics. */
  readonly processMetrics?: boolean;
}

export interface RunningGateway {
  /** Where the web app and the API are, without a slash at the end. */
  readonly url: string;
  readonly supportUrl: string | null;
  readonly operationsUrl: string | null;
  /** Resolves when /readyz first answers 200, or it was stopped before. */
  readonly ready: Promise<void>;
  /** Resolves when the shipped operations have been planned. */
  readonly planned: Promise<void>;
  /** From now on /readyz answers 503, so that nobody sends new requests; those that come are still served. */
  retire(): void;
  /** Asks live connections to connect elsewhere, finishes requests that are under way, then ends everything else. */
  stop(): Promise<void>;
}
