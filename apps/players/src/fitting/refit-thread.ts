import { Injectable } from '@nestjs/common';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RefitVerdict } from '../domain/levels/judge-refit.js';
import { Fitting } from '../application/ports/fitting.js';
import type { RefitMaterial } from '../application/ports/refits.js';

export interface RefitTask extends RefitMaterial {
  readonly due: Date;
}

const sources = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(sources ? './refit-worker.ts' : './refit-worker.js', import.meta.url);
const MEGABYTES = 256;

/** Each fit runs in its own thread, to keep the service responsive. */
@Injectable()
export class RefitThread extends Fitting {
  async judge(material: RefitMaterial, due: Date, signal: AbortSignal): Promise<RefitVerdict | null> {
    if (signal.aborted) return null;
    const task: RefitTask = { ...material, due };
    const thread = new Worker(PROGRAM, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
      // Without the parent's debuggers and loaders.
      execArgv: ['--no-warnings'],
      env: {},
    });
    try {
      const [verdict] = (await once(thread, 'message', { signal })) as [RefitVerdict];
      return verdict;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      await thread.terminate();
    }
  }
}
