/**
 * Many people press at once: `npm run races -- [--rounds 100] [--parallel 50]`.
 * Each round races for the last place of a match, then both sides race to enter its result, then the confirmation is
 * pressed again and again. Exit code 1 unless each race has exactly one winner.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DateTime } from 'luxon';
import { CONFIRM, CREATE, ENTER, JOIN } from './operations.ts';
import { StackProcess } from './stack-process.ts';
import { createWorld } from './world.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, parallel: { type: 'string', default: '50' } },
});
const rounds = Number(values.rounds);
const parallel = Number(values.parallel);

interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match?: { readonly id: string };
}

const world = await createWorld(parallel + 1);
const [organiser, ...crowd] = world.players as [string, ...string[]];
const winners: string[] = [];
const ids: string[] = [];
const refusals: Record<string, number> = {};
let failures = 0;

let stack = await StackProcess.spawn({ ...world, offsetMs: 0 });
await stack.send({ kind: 'publish', events: world.firstEvents });

for (let round = 0; round < rounds; round++) {
  const start = DateTime.now()
    .setZone('Europe/Rome')
    .plus({ days: 1, hours: 2 * round });
  const created = await press(organiser, CREATE, {
    requestId: randomUUID(),
    sport: 1,
    numberPlayers: 1,
    gameMode: 'ONE_SET_9_GAMES',
    courtId: world.courts[0],
    datePlay: start.toISODate(),
    timePlay: start.toFormat('HH:mm'),
    minutesPlay: 60,
  });
  const matchId = created.match!.id;
  ids.push(matchId);
  const answers = await Promise.all(crowd.map((player) => press(player, JOIN, { matchId })));
  const won = answers.flatMap((answer, i) => (answer.success ? [crowd[i]!] : []));
  expectOne('last place', won.length, matchId);
  winners.push(won[0]!);
  for (const { errorCode } of answers) if (errorCode) refusals[errorCode] = (refusals[errorCode] ?? 0) + 1;
  if (round % 20 === 19) console.log(`  ${round + 1} rounds`);
}

// Ten days later all of them are played, and none is given up yet; a new process reads the time from its orders.
stack.kill();
await stack.died;
stack = await StackProcess.spawn({ ...world, offsetMs: 10 * 24 * 60 * 60 * 1000 });
await stack.send({ kind: 'settle' });
for (const [i, matchId] of ids.entries()) {
  const sides = [organiser, winners[i]!];
  const entered = await Promise.all(
    Array.from({ length: parallel }, (_, n) =>
      press(sides[n % 2]!, ENTER, { matchId, sets: [{ a: n % 2 ? 4 : 9, b: n % 2 ? 9 : 5 }] }),
    ),
  );
  if (entered.filter(({ success }) => success).length === 0) expectOne('result', 0, matchId);
  for (const { errorCode } of entered) if (errorCode) refusals[errorCode] = (refusals[errorCode] ?? 0) + 1;
  await Promise.all(Array.from({ length: parallel }, (_, n) => press(sides[n % 2]!, CONFIRM, { matchId })));
}
await stack.send({ kind: 'settle' });

const client = new pg.Client(world.adminUrl);
await client.connect();
for (const type of ['player-joined', 'result-entered', 'result-confirmed']) {
  const { rows } = await client.query<{ subject: string; n: number }>(
    'select subject, count(*)::int n from matches.outbox where type = $1 group by subject',
    [`matches.${type}.v1`],
  );
  const counted = new Map(rows.map(({ subject, n }) => [subject, n]));
  let single = 0;
  for (const id of ids) {
    expectOne(type, counted.get(id) ?? 0, id);
    if (counted.get(id) === 1) single++;
  }
  console.log(`${type.padEnd(18)} ${single} of ${ids.length} matches with exactly one`);
}
await client.end();
console.log(`refusals           ${JSON.stringify(refusals)}`);
console.log(`races              ${rounds} rounds × ${parallel} at once, ${failures} without exactly one winner`);
stack.kill();
await world.destroy();
process.exit(failures > 0 ? 1 : 0);

async function press(userId: string, query: string, input: Record<string, unknown>): Promise<Payload> {
  const data = (await stack.send({
    kind: 'graphql',
    service: 'matches',
    userId,
    query,
    variables: { input },
  })) as Record<string, Payload>;
  return Object.values(data)[0]!;
}

function expectOne(race: string, found: number, matchId: string): void {
  if (found === 1) return;
  failures++;
  console.log(`  ${race} of ${matchId}: ${found} winners`);
}
