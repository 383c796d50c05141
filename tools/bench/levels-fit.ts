/**
 * P15, LVL-09: what the monthly fit of a large pool costs the process that serves: `npm run bench:levels-fit
 * [-- --matches 1000000 --players 100000]`. Fills a database of its own with the matches of one pool, fits it as the timer
 * does. Memory of the fit is read from /proc: Linux only.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { playersService, RefitLevels } from '@setpoint/players';
import { rowOf, sql } from '@setpoint/service-kit';
import { startTestService } from '@setpoint/testkit';
import { fillPool } from './levels/fill-pool.ts';
import { watchChildren } from './levels/watch-children.ts';

const { values: options } = parseArgs({
  options: { matches: { type: 'string', default: '1000000' }, players: { type: 'string', default: '100000' } },
});
const NOW = new Date('2026-06-01T12:00:00Z');
const SAMPLE_MS = 100;

const service = await startTestService(playersService, { jobs: false });
try {
  await fillPool(service.manager, { matches: Number(options.matches), players: Number(options.players), until: NOW });
  const refit = service.app.get(RefitLevels);
  const fit = await measured(() => refit.execute(NOW, new AbortController().signal));
  const fitted = await rowOf<{ state: string; matches: number; log_loss_before: number; log_loss_after: number }>(
    service.manager,
    sql`select state, matches, log_loss_before, log_loss_after from rating_parameters where sport = 1`,
  );
  console.log(`${options.matches} matches of ${options.players} players: ${JSON.stringify(fitted)}`);
  console.table({ fit });
} finally {
  await service.stop();
}

async function measured(work: () => Promise<unknown>) {
  const heapBefore = process.memoryUsage().heapUsed;
  let heap = heapBefore;
  const children = watchChildren();
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  const sampling = setInterval(() => {
    heap = Math.max(heap, process.memoryUsage().heapUsed);
    children.sample();
  }, SAMPLE_MS);
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(sampling);
  stalls.disable();
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  return {
    'total, s': ((performance.now() - start) / 1000).toFixed(1),
    'fit: CPU, s': children.cpu().toFixed(1),
    'fit: peak RSS, MB': megabytes(children.peak()),
    'serving: heap before, MB': megabytes(heapBefore),
    'serving: peak heap, MB': megabytes(heap),
    'serving: CPU, s': ((user + system) / 1e6).toFixed(1),
    'serving: longest stall, ms': (stalls.max / 1e6).toFixed(1),
    'serving: p99.9 of delays, ms': (stalls.percentile(99.9) / 1e6).toFixed(1),
  };
}
