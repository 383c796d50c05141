/**
 * Many people press at once: `npm run races -- [--rounds 100] [--parallel 50]`.
 * In each round every race is run with a match of its own: for the last place, for a place that is freed, for the result
 * and its confirmation, and between people who want different things. Exit code 1 unless each race has exactly one winner.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { DateTime } from 'luxon';
import { CREATE } from './operations.ts';
import { RACES, type Court, type Payload, type Race } from './race-rounds.ts';
import { RaceTally } from './race-tally.ts';
import { waitingListRace } from './race-waiting-list.ts';
import { StackProcess } from './stack-process.ts';
import { createWorld } from './world.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, parallel: { type: 'string', default: '50' } },
});
const rounds = Number(values.rounds);
const parallel = Number(values.parallel);
const races: readonly Race[] = [...RACES, waitingListRace];
/** Rounds that are arranged before time passes; their matches fit into the days before the first is given up. */
const BATCH = 14;
const DAYS_OF_BATCH = 11;
/** Races that are run at a time: one waits for locks while another works. */
const LANES = 3;
const DAY = 24 * 60 * 60 * 1000;

/** A match that is raced for. */
interface Heat {
  readonly matchId: string;
  readonly race: Race;
  readonly court: Court;
  readonly round: number;
}

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const world = await createWorld(parallel + 1, { isSafe: true, areStrangers: true });
const [organiser, ...crowd] = world.players as [string, ...string[]];
const pool = new pg.Pool({ connectionString: world.adminUrl, max: LANES });
const tallies = new Map(races.map((race) => [race, new RaceTally(race.name)]));
const failures = () => [...tallies.values()].reduce((sum, { wrong }) => sum + wrong.length, 0);
let offsetMs = 0;

const stack = await StackProcess.spawn({ databaseUrls: world.databaseUrls, secret: world.secret, offsetMs });
try {
  await stack.send({ kind: 'publish', events: world.firstEvents });
  console.log(`prepared after ${seconds()}`);
  for (let done = 0; done < rounds; done += BATCH) {
    const size = Math.min(BATCH, rounds - done);
    const heats: Heat[] = [];
    await inLanes(
      Array.from({ length: size * races.length }, (_, n) => n),
      async (n) => {
        const heat = await createHeat(n, done + Math.floor(n / races.length), races[n % races.length]!);
        heats.push(heat);
        await heat.race.before(heat.court, heat.matchId, heat.round);
      },
    );
    await pass(DAYS_OF_BATCH);
    await inLanes(heats, async ({ race, court, matchId }) => race.after?.(court, matchId));
    for (const { race } of heats) tallies.get(race)!.rounds++;
    // what nobody confirmed is settled before the next begins
    await pass(20);
    console.log(`  ${done + size} rounds, ${failures()} wrong, ${seconds()}`);
  }
} finally {
  stack.kill();
  await stack.died;
  await pool.end();
  await world.destroy();
}
for (const tally of tallies.values()) tally.print();
console.log(`races     ${rounds} rounds × ${races.length} races × ${parallel} at once, ${failures()} wrong
took      ${seconds()}`);
process.exit(failures() > 0 ? 1 : 0);

/** A race's view of the world; all that it presses is told to its tally. */
function courtOf(tally: RaceTally): Court {
  return {
    organiser,
    crowd,
    async press(userId, query, input) {
      const data = await stack.send({ kind: 'graphql', service: 'matches', userId, query, variables: { input } });
      const payload = Object.values(data as Record<string, Payload>)[0]!;
      tally.note(payload);
      return payload;
    },
    async guestToken(matchId) {
      return (await world.lastMailTo(matchId)).split('/').at(-1)!;
    },
    async facts(matchId) {
      const { rows } = await pool.query<{ type: string; n: number }>(
        'select type, count(*)::int n from matches.outbox where subject = $1 group by type',
        [matchId],
      );
      return new Map(rows.map(({ type, n }) => [/^matches\.(.+)\.v\d+$/.exec(type)![1]!, n]));
    },
    async seats(matchId) {
      const { rows } = await pool.query<{ seat: 'A' | 'B' | 'waiting'; player: string }>(
        `select side as seat, player_id as player, position from matches.match_player where match_id = $1 and is_current
         union all select 'waiting', player_id, position from matches.waiter where match_id = $1 order by position`,
        [matchId],
      );
      const of = (wanted: string) => rows.filter(({ seat }) => seat === wanted).map(({ player }) => player);
      return { teamA: of('A'), teamB: of('B'), waiting: of('waiting') };
    },
    async confirmedSets(matchId) {
      const { rows } = await pool.query<{ sets: { a: number; b: number }[] }>(
        `select result -> 'sets' as sets from matches.match where id = $1 and state = 'CONFIRMED'`,
        [matchId],
      );
      return rows[0]?.sets.map(({ a, b }) => `${a}-${b}`).join(' ') ?? null;
    },
    expect: (what, matchId, found, wanted) => tally.expect(what, matchId, found, wanted),
    won: (by) => tally.won(by),
  };
}

async function createHeat(n: number, round: number, race: Race): Promise<Heat> {
  const court = courtOf(tallies.get(race)!);
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
  return { matchId: created.match!.id, race, court, round };
}

/** Some at a time; all of them are begun in their order. */
async function inLanes<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const each of waiting) await work(each);
    }),
  );
}

async function pass(days: number): Promise<void> {
  offsetMs += days * DAY;
  await stack.send({ kind: 'advance', ms: days * DAY });
  await stack.send({ kind: 'settle' });
}
