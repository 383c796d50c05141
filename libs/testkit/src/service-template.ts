import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Module } from '@nestjs/common';
import {
  MemoryBus,
  MemoryCache,
  MemoryPushBus,
  MemoryRateLimiter,
  silentLog,
  startService,
  UuidIds,
  type ServiceDefinition,
} from '@setpoint/service-kit';
import { FixedClock } from './fixed-clock.js';
import { SeededRandom } from './seeded-random.js';
import type { DatabaseTemplate } from './test-postgres.js';

/** What creates the kit's own tables. */
const KIT_MIGRATIONS = fileURLToPath(new URL('../../service-kit/src/migrations/', import.meta.url));

@Module({})
class NoBehaviour {}

/** A database in which the service's tables are there, as its migrations left them. Made once for each state of these. */
export function migratedDatabase(definition: ServiceDefinition): DatabaseTemplate {
  return {
    key: migrationsKey(definition),
    prepare: async (databaseUrl) => {
      // Only tables: nothing that the service does at its start, such as making keys, may be shared by tests.
      const { config: _config, ...tablesOnly } = { ...definition, module: NoBehaviour };
      const bus = new MemoryBus();
      const service = await startService(tablesOnly, {
        databaseUrl,
        schema: definition.name,
        clock: new FixedClock(),
        random: new SeededRandom(1),
        ids: new UuidIds(),
        bus,
        push: new MemoryPushBus(),
        cache: new MemoryCache(),
        limiter: new MemoryRateLimiter(),
        logger: silentLog(),
        secret: 'nobody is served here, so nobody signs anything',
        relay: false,
        timers: false,
        jobs: false,
        connections: 2,
      });
      await service.stop();
    },
  };
}

const keys = new Map<ServiceDefinition, string>();

/** Name of the service and everything that its migrations are made of. */
function migrationsKey(definition: ServiceDefinition): string {
  const known = keys.get(definition);
  if (known) return known;
  const hash = createHash('sha256').update(definition.name);
  for (const name of readdirSync(KIT_MIGRATIONS).sort()) hash.update(readFileSync(join(KIT_MIGRATIONS, name)));
  // The source of a migration holds its SQL.
  for (const migration of definition.migrations ?? []) hash.update(String(migration));
  const key = `${definition.name}_${hash.digest('hex').slice(0, 16)}`;
  keys.set(definition, key);
  return key;
}
