import { StartError } from '../../start/steps.mjs';
import type { StackConfig } from './config.ts';
import { otherCommand } from './other-command.ts';
import { tryPort } from './ports.ts';

/** @throws StartError with a command that works, when somebody listens on one of the public ports already. */
export async function refusePortsInUse(config: StackConfig): Promise<void> {
  for (const [port, what] of [
    [config.port, 'the web app'],
    [config.supportPort, 'the support app'],
    [config.operationsPort, 'health and metrics'],
  ] as const) {
    if (port === undefined || (await tryPort(port)) !== undefined) continue;
    throw new StartError(`Port ${port} for ${what} is in use.`, {
      remedy: `Stop what listens there, or choose other ports: ${await otherCommand(config, { otherData: false })}`,
    });
  }
}
