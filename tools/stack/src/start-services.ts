import type { RunningService, ServiceDefinition } from '@setpoint/service-kit';

type Republishing = Pick<RunningService, 'name' | 'beginRepublishing' | 'snapshotRuns'>;

export interface Started<S extends Republishing> {
  readonly running: readonly S[];
  /** Services that were added to the data of others: they have just got their tables. */
  readonly added: readonly string[];
  /** Services that emit their state anew for the added ones. */
  readonly republishing: readonly string[];
}

/**
 * Starts all services. When some are added to the data of others, these begin to republish before the added ones have
 * tables, so that no crash leaves it out; the bus is to be started afterwards, when everybody listens.
 */
export async function startServices<S extends Republishing>(
  definitions: readonly ServiceDefinition[],
  withTables: ReadonlySet<string>,
  start: (definition: ServiceDefinition) => Promise<S>,
): Promise<Started<S>> {
  const former = definitions.filter(({ name }) => withTables.has(name));
  const latter = definitions.filter(({ name }) => !withTables.has(name));
  const running = await Promise.all(former.map(start));
  const isAdded = former.length > 0 && latter.length > 0;
  const republishing = isAdded ? await beginRepublishing(running) : [];
  running.push(...(await Promise.all(latter.map(start))));
  return { running, added: isAdded ? latter.map(({ name }) => name) : [], republishing };
}

/** One line for the terminal. */
export const describeAddition = (added: readonly string[], republishing: readonly string[]) =>
  `Added: ${added.join(', ')}. What is there already is republished by ${republishing.join(', ')}.`;

/** Names of those that have anything to republish. */
async function beginRepublishing(services: readonly Republishing[]): Promise<string[]> {
  const names: string[] = [];
  for (const service of services) {
    await service.beginRepublishing();
    if ((await service.snapshotRuns()).length > 0) names.push(service.name);
  }
  return names;
}
