import { Injectable } from '@nestjs/common';
import type { SportId } from '@setpoint/kernel';
import type { AcceptedFit, RatingEvent } from '@setpoint/rating';
import { Storage, type OwnConnection } from '@setpoint/service-kit';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Fitting, type FittingOptions } from '../application/ports/fitting.js';
import type { RefitOf } from '../application/ports/refits.js';
import type { RefitVerdict } from '../domain/levels/judge-refit.js';

/** The matches to fit on: those of a sport in the database, or given ones. */
type Material =
  | { readonly connection: OwnConnection; readonly sport: SportId }
  | { readonly events: readonly RatingEvent[] };

export type RefitTask = Material & { readonly former: readonly AcceptedFit[]; readonly due: Date };
export type RefitMessage = { readonly verdict: RefitVerdict } | { readonly error: string } | 'PROGRESS';

const sources = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(sources ? './fit-sport.ts' : './fit-sport.js', import.meta.url));
/** For objects; the matches themselves are in arrays outside of it. */
const HEAP_MEGABYTES = 192;

/** Each fit runs in a process of its own, which reads the matches itself: the service neither holds them nor stalls. */
@Injectable()
export class RefitProcess extends Fitting {
  constructor(private readonly storage: Storage) {
    super();
  }

  judge({ sport, due }: RefitOf, { former, signal, onProgress }: FittingOptions): Promise<RefitVerdict | null> {
    return judgeApart({ connection: this.storage.connection, sport, former, due }, signal, onProgress);
  }
}

/** Null if aborted by the signal. */
export async function judgeApart(
  task: RefitTask,
  signal: AbortSignal,
  onProgress: () => void = () => {},
): Promise<RefitVerdict | null> {
  if (signal.aborted) return null;
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    // Without the parent's debuggers and loaders.
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--max-semi-space-size=8', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    return await new Promise<RefitVerdict>((resolve, reject) => {
      child.on('message', (message: RefitMessage) => {
        if (message === 'PROGRESS') onProgress();
        else if ('verdict' in message) resolve(message.verdict);
        else reject(new Error(`the fit failed: ${message.error}`));
      });
      child.on('error', reject);
      child.on('exit', (code, by) => reject(new Error(`the fit ended without a verdict: ${by ?? code}`)));
      child.send(task, (error) => error && reject(error));
    });
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}
