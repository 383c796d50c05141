/** Setpoint's gateway as it runs scaled: token check, limits, signed identities, metrics and all. */
import { MemoryCache, MemoryPushBus, MemoryRateLimiter, silentLog, SystemClock } from '@setpoint/service-kit/edge';
import { addresses, reportTo, SECRET } from './child.ts';
import { supergraph } from './graph.ts';

// in this order, as in its main.ts
await import(new URL('../../../apps/gateway/dist/graphql/apollo-telemetry-off.js', import.meta.url).href);
const { startGateway } = await import('@setpoint/gateway');

const unlimited = { points: 1_000_000_000, seconds: 60 };
const gateway = await startGateway({
  services: addresses(),
  supergraphSdl: supergraph(),
  port: 0,
  secret: SECRET,
  push: new MemoryPushBus(),
  cache: new MemoryCache(),
  limiter: new MemoryRateLimiter(),
  clock: new SystemClock(),
  logger: silentLog(),
  rates: { queries: { name: 'queries', ...unlimited } },
});
reportTo(process, gateway.url.replace('localhost', '127.0.0.1'));
