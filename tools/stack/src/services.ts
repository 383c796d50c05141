import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDefinition } from '@setpoint/service-kit';
import { root } from './root.ts';

/** The services of this workspace: every app with a contract. `apps/courts` exports `courtsService`, and so on. */
export function findServices(): Promise<ServiceDefinition[]> {
  const names = readdirSync(join(root, 'apps')).filter((name) =>
    existsSync(join(root, 'apps', name, 'schema.graphql')),
  );
  return Promise.all(names.sort().map(load));
}

async function load(name: string): Promise<ServiceDefinition> {
  const exports = (await import(`@setpoint/${name}`)) as Record<string, ServiceDefinition | undefined>;
  const definition = exports[`${name}Service`];
  if (!definition) throw new Error(`apps/${name} has a contract but doesn't export ${name}Service`);
  return definition;
}
