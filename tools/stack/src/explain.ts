import { types } from 'node:util';
import { StartError } from '../../start/steps.mjs';

/** Errors of the file system, in words of somebody who wants to start the platform. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError || !types.isNativeError(error)) return error;
  const { code, path = dataDir } = error as NodeJS.ErrnoException;
  const elsewhere = `or keep the data elsewhere: DATA_DIR=/another/folder npm start`;
  const start = (message: string, remedy: string) => new StartError(message, { remedy, cause: error });
  if (code === 'ENOSPC' || code === 'EDQUOT' || error.message.includes('No space left on device')) {
    return start(`The disk that holds ${dataDir} is full.`, `Make room there, ${elsewhere}`);
  }
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return start(
        `This user may not read and write ${path}.`,
        `Give yourself the right to (sudo chown -R "$(id -un)" ${dataDir}), ${elsewhere}`,
      );
    case 'EROFS':
      return start(`${path} is on a disk that is mounted read-only.`, `Mount it for writing, ${elsewhere}`);
    case 'ENOTDIR':
    case 'EEXIST':
      return start(`${path} is a file where a folder is needed.`, `Move it away, ${elsewhere}`);
    case 'EISDIR':
      return start(`${path} is a folder where a file is needed.`, `Move it away, ${elsewhere}`);
    default:
      return error;
  }
}

/** A file that the stack wrote itself can't be read any more. */
export function damagedFile(path: string, cause: unknown, remedy: string): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(`${path} is damaged: ${reason}`, { remedy, cause });
}
