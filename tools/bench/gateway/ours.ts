/** Setpoint's gateway as it runs scaled: token check, limits, signed identities, metrics and all. */
import '@setpoint/gateway/lean-apollo';
import { callBudgets, startGateway } from '@setpoint/gateway';
import { MemoryCache, MemoryPushBus, MemoryRateLimiter, silentLog, SystemClock } from '@setpoint/service-kit/edge';
import { addresses, reportTo, SECRET, supergraphSdl } from './child.ts';

const gateway = await startGateway({
  services: addresses(),
  supergraphSdl: supergraphSdl(),
  port: 0,
  secret: SECRET,
  push: new MemoryPushBus(),
  cache: new MemoryCache(),
  limiter: new MemoryRateLimiter(),
  clock: new SystemClock(),
  logger: silentLog(),
  budgets: callBudgets(1_000_000_000),
});
reportTo(process, gateway.url.replace('localhost', '127.0.0.1'));
