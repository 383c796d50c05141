/**
 * P15, LVL-08: what the correction of an old result costs: `npm run bench:levels-correction [-- --matches 100000 --players
 * 10000]`. Fills a database of its own with the matches of a year in one pool and their ledger, then turns round the first
 * result of all.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { resultCorrected, type DataOf } from '@setpoint/events';
import { otherSide, type Side, type UserId } from '@setpoint/kernel';
import { LateResults, playersService } from '@setpoint/players';
import { execute, rowOf, sql } from '@setpoint/service-kit';
import type { GameMode } from '@setpoint/scoring';
import { startTestService } from '@setpoint/testkit';
import { fillPool } from './levels/fill-pool.ts';

const { values: options } = parseArgs({
  options: { matches: { type: 'string', default: '100000' }, players: { type: 'string', default: '10000' } },
});
const NOW = new Date('2026-06-01T12:00:00Z');
const YEARS = 1;
const MINUTES = 60;
const SAMPLE_MS = 20;
const TENNIS = 1;

interface FirstMatch {
  readonly match_id: string;
  readonly ended_at: Date;
  readonly game_mode: GameMode;
  readonly team_a: UserId[];
  readonly team_b: UserId[];
  readonly winner: Side;
}

const service = await startTestService(playersService, { jobs: false });
const { manager } = service;
try {
  const [matches, players] = [Number(options.matches), Number(options.players)];
  await fillPool(manager, { matches, players, until: NOW, years: YEARS });
  await rateAll();
  const first = await rowOf<FirstMatch>(
    manager,
    sql`select match_id, ended_at, game_mode, team_a, team_b, winner from rated_match order by ended_at, match_id limit 1`,
  );
  const heapBefore = process.memoryUsage().heapUsed;
  let heap = heapBefore;
  const sampling = setInterval(() => (heap = Math.max(heap, process.memoryUsage().heapUsed)), SAMPLE_MS);
  const stalls = monitorEventLoopDelay({ resolution: 1 });
  stalls.enable();
  const started = performance.now();
  const own = await timed(() => service.deliver(resultCorrected, turnedRound(first!)));
  const parts: number[] = [];
  const late = service.app.get(LateResults);
  for (let left = true; left;) parts.push(await timed(async () => (left = await late.replayNext(TENNIS, NOW))));
  const total = performance.now() - started;
  stalls.disable();
  clearInterval(sampling);
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  console.log(`${options.matches} matches of ${options.players} players within a year, the first one corrected`);
  console.table({
    'transaction of the correction, ms': Math.round(own),
    'parts after it': parts.length,
    'transaction of a part, median, ms': Math.round(parts.toSorted((a, b) => a - b)[parts.length >> 1]!),
    'transaction of a part, longest, ms': Math.round(Math.max(...parts)),
    'until all is rated again, s': (total / 1000).toFixed(1),
    'heap before, MB': megabytes(heapBefore),
    'peak heap, MB': megabytes(heap),
    'longest stall, ms': Math.round(stalls.max / 1e6),
  });
} finally {
  await service.stop();
}

/** Makes the ledger as if something had changed for everybody before the first match. */
async function rateAll(): Promise<void> {
  await execute(manager, sql`insert into rating_replay values (1, 'epoch', '')`);
  await execute(
    manager,
    sql`insert into rating_replay_player (sport, player_id)
      select distinct 1, unnest(team_a || team_b) from rated_match`,
  );
  const late = service.app.get(LateResults);
  while (await late.replayNext(TENNIS, NOW));
  await execute(manager, sql`analyze rating_entry`);
}

function turnedRound(first: FirstMatch): DataOf<typeof resultCorrected> {
  const { match_id, ended_at, game_mode, team_a, team_b, winner } = first;
  const set = winner === 'A' ? { a: 0, b: 6, superTieBreak: false } : { a: 6, b: 0, superTieBreak: false };
  const entered = { enteredBy: team_a[0]!, enteredAt: NOW.toISOString() };
  const startsAt = new Date(ended_at.getTime() - MINUTES * 60_000);
  return {
    actorId: team_a[0]!,
    confirmedAt: NOW.toISOString(),
    match: {
      ...{ matchId: match_id, sport: 1, numberPlayers: 1, visibility: 'PUBLIC', isFriendly: false },
      ...{ organiserId: team_a[0]!, courtId: null, startsAt: startsAt.toISOString(), timeZone: 'Europe/Rome' },
      ...{ minutesPlay: MINUTES, invited: [], teamA: team_a, teamB: team_b },
    },
    result: { gameMode: game_mode, sets: [set, set], outcome: 'COMPLETED', winner: otherSide(winner), ...entered },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
