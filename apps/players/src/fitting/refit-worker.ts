import { parentPort, workerData } from 'node:worker_threads';
import type { RefitTask } from './refit-thread.js';

const sources = import.meta.url.endsWith('.ts');
const { judgeRefit } = (await import(
  sources ? '../domain/levels/judge-refit.ts' : '../domain/levels/judge-refit.js'
)) as typeof import('../domain/levels/judge-refit.js');

const { events, current, due } = workerData as RefitTask;
parentPort!.postMessage(judgeRefit(events, current, due));
