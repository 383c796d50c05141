/**
 * Many people press at once: `npm run races -- [--rounds 100] [--parallel 50]`.
 * In each round every race of `race-rounds.ts` is run with a match of its own: for the last place, for the result and its
 * confirmation, and between people who want different things. Exit code 1 unless each race has exactly one winner.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DateTime } from 'luxon';
import { CREATE } from './operations.ts';
import { RACES, type Court, type Payload } from './race-rounds.ts';
import { StackProcess } from './stack-process.ts';
import { createWorld } from './world.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, parallel: { type: 'string', default: '50' } },
});
const rounds = Number(values.rounds);
const parallel = Number(values.parallel);
/** Rounds that are arranged before time passes; their matches fit into the days before the first is given up. */
const BATCH = 16;
const DAYS_OF_BATCH = 10;
const DAY = 24 * 60 * 60 * 1000;

const started = performance.now();
const world = await createWorld(parallel + 1);
const [organiser, ...crowd] = world.players as [string, ...string[]];
const client = new pg.Client(world.adminUrl);
await client.connect();
const refusals: Record<string, number> = {};
const expected: Record<string, number> = {};
let failures = 0;
let offsetMs = 0;

const stack = await StackProcess.spawn({ databaseUrls: world.databaseUrls, secret: world.secret, offsetMs });
await stack.send({ kind: 'publish', events: world.firstEvents });

const court: Court = {
  organiser,
  crowd,
  async press(userId, query, input) {
    const data = await stack.send({ kind: 'graphql', service: 'matches', userId, query, variables: { input } });
    const payload = Object.values(data as Record<string, Payload>)[0]!;
    if (payload.errorCode) refusals[payload.errorCode] = (refusals[payload.errorCode] ?? 0) + 1;
    return payload;
  },
  async guestToken(matchId) {
    return (await world.lastMailTo(matchId)).split('/').at(-1)!;
  },
  async facts(matchId) {
    const { rows } = await client.query<{ type: string; n: number }>(
      'select type, count(*)::int n from matches.outbox where subject = $1 group by type',
      [matchId],
    );
    return new Map(rows.map(({ type, n }) => [/^matches\.(.+)\.v\d+$/.exec(type)![1]!, n]));
  },
  async confirmedSets(matchId) {
    const { rows } = await client.query<{ sets: { a: number; b: number }[] }>(
      `select result -> 'sets' as sets from matches.match where id = $1 and state = 'CONFIRMED'`,
      [matchId],
    );
    return rows[0]?.sets.map(({ a, b }) => `${a}-${b}`).join(' ') ?? null;
  },
  expect(race, matchId, found, wanted) {
    expected[race] = (expected[race] ?? 0) + 1;
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    failures++;
    console.log(`  ${race} of ${matchId}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  },
};

for (let done = 0; done < rounds; done += BATCH) {
  const size = Math.min(BATCH, rounds - done);
  const matches: (readonly [string, (typeof RACES)[number]])[] = [];
  for (let n = 0; n < size * RACES.length; n++) {
    const race = RACES[n % RACES.length]!;
    const matchId = await create(n);
    matches.push([matchId, race]);
    await race.before(court, matchId);
  }
  await pass(DAYS_OF_BATCH);
  for (const [matchId, race] of matches) await race.after?.(court, matchId);
  // what nobody confirmed is settled before the next begins
  await pass(20);
  console.log(`  ${done + size} rounds, ${failures} failures`);
}
await client.end();
for (const [race, n] of Object.entries(expected)) console.log(`${race.padEnd(32)} ${n} times`);
console.log(`refusals  ${JSON.stringify(refusals)}`);
console.log(
  `races     ${rounds} rounds × ${RACES.length} races × ${parallel} at once, ${failures} without exactly one winner`,
);
console.log(`took      ${((performance.now() - started) / 1000).toFixed(0)} s`);
stack.kill();
await stack.died;
await world.destroy();
process.exit(failures > 0 ? 1 : 0);

async function create(n: number): Promise<string> {
  const start = DateTime.fromMillis(Date.now() + offsetMs)
    .setZone('Europe/Rome')
    .plus({ days: 1, hours: 2 * n });
  const created = await court.press(organiser, CREATE, {
    requestId: randomUUID(),
    sport: 1,
    numberPlayers: 1,
    gameMode: 'ONE_SET_9_GAMES',
    courtId: world.courts[0],
    datePlay: start.toISODate(),
    timePlay: start.toFormat('HH:mm'),
    minutesPlay: 60,
  });
  return created.match!.id;
}

async function pass(days: number): Promise<void> {
  offsetMs += days * DAY;
  await stack.send({ kind: 'advance', ms: days * DAY });
  await stack.send({ kind: 'settle' });
}
