import { readFileSync } from 'node:fs';
import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';
import { CALL_RATES, SUBSCRIPTION_LIMITS } from './limits/settings.js';
import type { ShippedOperation } from './graphql/shipped-operations.js';
import { pageCaptchaConfig, withPageCaptcha } from './web/captcha-settings.js';
import { mapConfig } from './web/map-settings.js';

const port = z.number().int().min(0).max(65_535);
const origins = z.array(z.string()).default([]);

/** Settings of the gateway in a process of its own; `supportPort` is read from SUPPORT_PORT, and so on. */
export const gatewayConfig = withPageCaptcha(
  withWholeStore(
    z.object({
      port: port.default(3000),
      supportPort: port.optional(),
      /** /healthz, /readyz, /status and /metrics, for operators and probes only. */
      operationsPort: port.default(3002),
      host: z.string().default('0.0.0.0'),
      /** JSON: name of each subgraph → address of its /graphql. */
      subgraphs: z.record(z.string(), z.url({ protocol: /^https?$/ })),
      /** Another supergraph than the one of this build. */
      supergraphFile: z.string().optional(),
      /** Shared by the gateway and all subgraphs. */
      subgraphSecret: z.string().min(32),
      redisUrl: z.url({ protocol: /^rediss?$/ }),
      webRoot: z.string().optional(),
      /** Where people find the web app: pages, pictures and links name it. */
      webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
      adminRoot: z.string().optional(),
      filesRoot: z.string().optional(),
      ...storeConfig,
      /** JSON that GET /config.json answers with. */
      publicConfig: z.record(z.string(), z.unknown()).default({}),
      allowedOrigins: origins,
      connectSources: origins,
      frameSources: origins,
      scriptSources: origins,
      imageSources: origins,
      ...mapConfig.shape,
      ...pageCaptchaConfig,
      /** The same as billing's: with it the web app may load the form of Stripe. */
      stripePublishableKey: z.string().regex(/^pk_/, 'is no publishable key').optional(),
      introspection: z.boolean().default(false),
      /** Reads of one person, or of one address where nobody is signed in, at this gateway. */
      queriesPerMinute: z.number().int().min(1).default(CALL_RATES.queries.points),
      /** Live subscriptions of one person at a time, or of one address where nobody is signed in, at this gateway. */
      subscriptionsPerPerson: z.number().int().min(1).default(SUBSCRIPTION_LIMITS.perCaller),
      authCallsPerMinute: z.number().int().min(1).default(CALL_RATES.authPosts.points),
      https: z.boolean().default(true),
      /** Proxies in front that add to X-Forwarded-For. */
      proxies: z.number().int().min(0).max(5).default(0),
      logLevel: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
      /** Seconds that a replica goes on serving after SIGTERM, until nobody sends it requests any more. */
      drainSeconds: z.number().min(0).max(60).default(5),
    }),
  ),
);

export type GatewayConfig = z.output<typeof gatewayConfig>;

/** The supergraph that this build was made with, unless a file is named. */
export const readSupergraph = (file?: string): string =>
  readFileSync(file ?? new URL('../supergraph.graphql', import.meta.url), 'utf8');

/** The operations of the web apps that this build was made with. */
export const readShippedOperations = (): ShippedOperation[] =>
  JSON.parse(readFileSync(new URL('../dist/shipped-operations.json', import.meta.url), 'utf8')) as ShippedOperation[];
