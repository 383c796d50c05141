import './graphql/lean-apollo.js';
import {
  ConfigError,
  connectRedis,
  createLog,
  readConfig,
  RedisCache,
  RedisPushBus,
  RedisRateLimiter,
  stopOnSignal,
  SystemClock,
} from '@setpoint/service-kit/edge';
import { openStore } from '@setpoint/uploads';
import { gatewayConfig, readShippedOperations, readSupergraph, type GatewayConfig } from './config.js';
import { startGateway } from './gateway.js';
import { CALL_RATES, callBudgets } from './limits/settings.js';
import { captchaSettings } from './web/captcha-settings.js';
import { mapSettings } from './web/map-settings.js';

const config = configOrExit();
const logger = createLog({ name: 'gateway', level: config.logLevel });
const redis = connectRedis(config.redisUrl, logger);
const push = new RedisPushBus(redis, logger);

const gateway = await startGateway({
  services: config.subgraphs,
  supergraphSdl: readSupergraph(config.supergraphFile),
  shippedOperations: readShippedOperations(),
  port: config.port,
  ...(config.supportPort === undefined ? {} : { supportPort: config.supportPort }),
  operationsPort: config.operationsPort,
  host: config.host,
  secret: config.subgraphSecret,
  push,
  cache: new RedisCache(redis),
  limiter: new RedisRateLimiter(redis),
  clock: SystemClock.startingAt(config.setpointNow),
  logger,
  ...(config.webRoot ? { webRoot: config.webRoot } : {}),
  webUrl: config.webUrl,
  ...(config.adminRoot ? { adminRoot: config.adminRoot } : {}),
  ...(config.filesRoot ? { filesRoot: config.filesRoot } : {}),
  uploads: openStore(config),
  publicConfig: config.publicConfig,
  map: mapSettings(config),
  captcha: captchaSettings(config),
  stripe: config.stripePublishableKey !== undefined,
  allowedOrigins: config.allowedOrigins,
  contentSources: {
    connect: config.connectSources,
    frame: config.frameSources,
    script: config.scriptSources,
    image: config.imageSources,
  },
  introspection: config.introspection,
  trustedDocuments: config.trustedDocuments,
  budgets: callBudgets(config.costPerMinute),
  rates: {
    authPosts: { ...CALL_RATES.authPosts, points: config.authCallsPerMinute },
  },
  subscriptionLimits: { perCaller: config.subscriptionsPerPerson },
  https: config.https,
  proxies: config.proxies,
  processMetrics: true,
});
logger.info(
  { url: gateway.url, supportUrl: gateway.supportUrl, operationsUrl: gateway.operationsUrl },
  'the gateway listens',
);

const stop = async () => {
  await gateway.stop();
  await push.stop();
  redis.disconnect();
};
stopOnSignal({ retire: () => gateway.retire(), stop }, config.drainSeconds, logger);

function configOrExit(): GatewayConfig {
  try {
    return readConfig(gatewayConfig);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
