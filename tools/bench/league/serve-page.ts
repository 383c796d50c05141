/** Serves one operation of a league's page to many at once and prints what it took, as JSON; started by league-page.ts. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { VISITOR } from '@setpoint/kernel';
import { leaguesService } from '@setpoint/leagues';
import { startTestService } from '@setpoint/testkit';
import { execute, parse, validate } from 'graphql';
import { TEXTS, type Operation } from './page-operations.ts';
import { season } from './season.ts';

const [operation, groups, visitors, rounds] = process.argv.slice(2);
const text = TEXTS[operation as Operation];
const MB = 1024 * 1024;

const service = await startTestService(leaguesService);
const { schema } = service;
// As by the gateway, whose texts are parsed and checked once.
const document = parse(text, { noLocation: true });
try {
  const [fault] = validate(schema, document);
  if (fault) throw fault;
  for (const { text: statement, values } of season(Number(groups)))
    await service.manager.query(statement, values as unknown[]);

  const asked = async (n: number) => {
    const started = performance.now();
    const groupId = `p3g${1 + (n % Number(groups))}`;
    const { errors } = await execute({
      ...{ schema, document, contextValue: service.contextOf(VISITOR) },
      variableValues: operation === 'group' ? { groupId } : { id: 'l' },
    });
    if (errors) throw new Error(errors[0]!.message);
    return performance.now() - started;
  };
  await asked(0);

  let peak = 0;
  const look = () => (peak = Math.max(peak, process.memoryUsage().heapUsed));
  const watched = setInterval(look, 20);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const turns = watchTurns();
  await wait(100);
  delay.enable();
  const times: number[] = [];
  const visits = async (visitor: number) => {
    // each on a connection of its own, so in a turn of its own
    await nextTurn();
    for (let round = 0; round < Number(rounds); round += 1) times.push(await asked(round * Number(visitors) + visitor));
  };
  await Promise.all(Array.from({ length: Number(visitors) }, (_, visitor) => visits(visitor)));
  await wait(20);
  look();
  delay.disable();
  clearInterval(watched);
  const longestTurn = turns.longest();
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor((sorted.length - 1) * 0.95)]!;
  const figures = {
    outcome: 'answered',
    'heap, MB': Math.round(peak / MB),
    'memory, MB': Math.round(process.memoryUsage().rss / MB),
    'longest stall, ms': Math.round(delay.max / 1e6),
    'longest turn, CPU ms': Math.round(longestTurn),
    'p95, ms': Math.round(p95),
  };
  console.log(JSON.stringify(figures));
} finally {
  await service.stop();
}

/** The most that one turn of the loop computes, whatever else the machine does. */
function watchTurns() {
  let longest = 0;
  let before = process.threadCpuUsage();
  let turn = setImmediate(look);
  function look() {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    turn = setImmediate(look);
  }
  return {
    longest: () => {
      clearImmediate(turn);
      return longest;
    },
  };
}
