import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder, FolderInUseError, type FolderClaim } from '../../../libs/local-postgres/src/folder-claim.ts';
import { StartError } from '../../start/steps.mjs';
import type { StackConfig } from './config.ts';
import { explainFileError } from './explain.ts';
import { otherCommand } from './other-command.ts';

/**
 * Makes the data folder if needed and takes it for this process: database, accounts, clock and files have one owner.
 * @throws StartError when a running stack has it, or it can't be written
 */
export async function openDataFolder(config: StackConfig): Promise<FolderClaim> {
  const { dataDir } = config;
  try {
    for (const folder of ['logs', 'files']) mkdirSync(join(dataDir, folder), { recursive: true });
    return claimFolder(dataDir, config.port === 0 ? undefined : `http://localhost:${config.port}`);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw explainFileError(error, dataDir);
    throw new StartError(`Setpoint runs on this data already: ${error.message}`, {
      remedy: `Use that one, or stop it (kill ${error.owner.pid}), or start another beside it: ${await otherCommand(config, { otherData: true })}`,
      cause: error,
    });
  }
}
