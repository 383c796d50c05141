import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import type { StackConfig } from './config.ts';
import { unusedPort } from './ports.ts';
import { root } from './root.ts';

/** A command that starts: on free ports, and where the data are taken on a folder of its own. */
export async function otherCommand(config: StackConfig, { otherData }: { otherData: boolean }): Promise<string> {
  const port = await unusedPort(config.port);
  const supportPort = await unusedPort(config.supportPort === 0 ? 0 : Math.max(config.supportPort, port + 1));
  const settings = [`PORT=${port}`, `SUPPORT_PORT=${supportPort}`];
  if (config.operationsPort !== undefined) {
    const from = config.operationsPort === 0 ? 0 : Math.max(config.operationsPort, supportPort + 1);
    settings.push(`OPERATIONS_PORT=${await unusedPort(from)}`);
  }
  if (otherData) settings.unshift(`DATA_DIR=${unusedFolder(config.dataDir)}`);
  else if (process.env['DATA_DIR']) settings.unshift(`DATA_DIR=${process.env['DATA_DIR']}`);
  return `${settings.join(' ')} npm start`;
}

function unusedFolder(dataDir: string): string {
  for (let n = 2; ; n++) {
    const folder = `${dataDir}-${n}`;
    if (existsSync(folder)) continue;
    const fromRoot = relative(root, folder);
    return fromRoot.startsWith('..') ? folder : fromRoot;
  }
}
