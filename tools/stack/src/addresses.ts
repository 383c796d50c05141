import type { MovableClock } from '@setpoint/service-kit';
import type { StackConfig } from './config.ts';

export interface Addresses {
  readonly url: string;
  readonly supportUrl: string;
  readonly operationsUrl: string;
  readonly clock: MovableClock;
}

/** Prints where everything is and who can sign in. */
export function printAddresses(config: StackConfig, { clock, ...addresses }: Addresses, started: number): void {
  const rows: [string, string][] = [
    ['Web app', addresses.url],
    ['GraphQL', `${addresses.url}/graphql`],
    ['Support app', addresses.supportUrl],
    ['Operations', addresses.operationsUrl],
  ];
  if (config.demo) {
    rows.push(
      ['Players', 'ana@ ben@ carla@ david@setpoint.example'],
      ['Court owner', 'owner@setpoint.example'],
      ['Support', 'support@setpoint.example'],
      ['Password', 'setpoint'],
    );
  }
  if (clock.offset !== 0) rows.push(['Clock', `${clock.now().toISOString()} (support can move it)`]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}   ${value}`);
  console.log(
    `\n  Setpoint runs (ready in ${((performance.now() - started) / 1000).toFixed(1)} s)\n\n${lines.join('\n')}\n\n  Ctrl-C stops everything. Data is kept in ${config.dataDir}.\n`,
  );
}
