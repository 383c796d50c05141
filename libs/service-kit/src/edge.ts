/** What the gateway needs: ports and their adapters, the signed identity, traces. None of what makes a service. */
export * from './ports/ports.js';
export { ConfigError, environmentName, readConfig } from './service/read-config.js';
export * from './graphql/signed-identity.js';
export * from './partners/api-key-secret.js';
export * from './memory/memory-cache.js';
export * from './memory/memory-push-bus.js';
export * from './memory/memory-rate-limiter.js';
export * from './redis/connect.js';
export * from './redis/redis-cache.js';
export * from './redis/redis-push-bus.js';
export * from './redis/redis-rate-limiter.js';
export * from './observe/log.js';
export { collectProcessMetrics, registry } from './observe/metrics.js';
export { continueTrace, currentTraceparent, inSpan } from './observe/trace.js';
export * from './system/system-clock.js';
