import { readFileSync } from 'node:fs';
import { pinnedClockConfig, withPinnedClock } from '@setpoint/service-kit/edge';
import { storeConfig, withWholeStore } from '@setpoint/uploads';
import { z } from 'zod';
import { CALL_RATES, COST_PER_MINUTE, SUBSCRIPTION_LIMITS } from './limits/settings.js';
import type { ShippedOperation } from './graphql/shipped-operations.js';
import { pageCaptchaConfig, withPageCaptcha } from './web/captcha-settings.js';
import { mapConfig } from './web/map-settings.js';

const port = z.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ });
const addresses = z.string().refine((list) => list.split(',').every((each) => address.safeParse(each).success), {
  error: 'is no address, or list of addresses separated by commas',
});
const origins = z.array(z.string()).default([]);

/** Settings of a standalone gateway; `supportPort` is read from SUPPORT_PORT, and so on. */
export const gatewayConfig = withPinnedClock(
  withPageCaptcha(
    withWholeStore(
      z.object({
        port: port.default(3000),
        supportPort: port.optional(),
        /** /healthz, /readyz, /status and /metrics, for operators and probes only. */
        operationsPort: port.default(3002),
        host: z.string().default('0.0.0.0'),
        /** JSON: name of each subgraph → address of its /graphql, or several addresses separated by commas. */
        subgraphs: z.record(z.string(), addresses),
        /** Overrides the supergraph of this build. */
        supergraphFile: z.string().optional(),
        /** Shared by the gateway and all subgraphs. */
        subgraphSecret: z.string().min(32),
        redisUrl: z.url({ protocol: /^rediss?$/ }),
        webRoot: z.string().optional(),
        /** Public URL of the web app, used in pages, pictures and links. */
        webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
        adminRoot: z.string().optional(),
        filesRoot: z.string().optional(),
        ...storeConfig,
        ...pinnedClockConfig,
        /** JSON served by GET /config.json. */
        publicConfig: z.record(z.string(), z.unknown()).default({}),
        allowedOrigins: origins,
        connectSources: origins,
        frameSources: origins,
        scriptSources: origins,
        imageSources: origins,
        ...mapConfig.shape,
        ...pageCaptchaConfig,
        /** Same as billing's; allows the web app to load Stripe's form. */
        stripePublishableKey: z.string().regex(/^pk_/, 'is no publishable key').optional(),
        introspection: z.boolean().default(false),
        /** Whether callers without an API key may send the documents of the apps only. */
        trustedDocuments: z.boolean().default(true),
        /** What a person may spend at this gateway, in prices of operations; other budgets follow from it. */
        costPerMinute: z.number().int().min(1).default(COST_PER_MINUTE),
        /** Concurrent subscriptions per person, or per address for visitors, at this gateway. */
        subscriptionsPerPerson: z.number().int().min(1).default(SUBSCRIPTION_LIMITS.perCaller),
        authCallsPerMinute: z.number().int().min(1).default(CALL_RATES.authPosts.points),
        https: z.boolean().default(true),
        /** Proxies in front that add to X-Forwarded-For. */
        proxies: z.number().int().min(0).max(5).default(0),
        logLevel: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
        /** Seconds that a replica keeps serving after SIGTERM, until load balancers have noticed. */
        drainSeconds: z.number().min(0).max(60).default(5),
      }),
    ),
  ),
);

export type GatewayConfig = z.output<typeof gatewayConfig>;

/** The supergraph of this build unless a file is given. */
export const readSupergraph = (file?: string): string =>
  readFileSync(file ?? new URL('../supergraph.graphql', import.meta.url), 'utf8');

/** Operations of the web apps in this build. */
export const readShippedOperations = (): ShippedOperation[] =>
  JSON.parse(readFileSync(new URL('../dist/shipped-operations.json', import.meta.url), 'utf8')) as ShippedOperation[];
