/**
 * Many people press at once: `npm run races -- [--rounds 100] [--parallel 50] [--only coupon,voucher]`.
 * For places and results of matches, for what competitions and money give once. Exit code 1 unless each race has exactly
 * one winner, each refusal its code, and all books balance.
 */
import { parseArgs } from 'node:util';
import { COMPETITION_RACES, raceForCompetitions } from './race-competitions.ts';
import { MATCH_RACES, raceForMatches } from './race-matches.ts';
import type { RaceStatistics } from './race-statistics.ts';
import { createWorld, type World } from './world.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    parallel: { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const parallel = Number(values.parallel);
const known = [...MATCH_RACES, ...COMPETITION_RACES].map(({ key }) => key);
const only = values.only?.split(',') ?? known;
const unknownKeys = only.filter((key) => !known.includes(key));
if (unknownKeys.length > 0 || !(rounds > 0) || !(parallel > 1)) {
  console.error(`${unknownKeys.join(', ') || 'rounds or parallel'}: not known; --only takes ${known.join(', ')}`);
  process.exit(2);
}

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const all: RaceStatistics[] = [];
const broken: unknown[] = [];
const plan = {
  ...{ rounds, parallel },
  enter: (statistics: RaceStatistics) => void all.push(statistics),
  report: (line: string) => console.log(`  ${line}, ${seconds()}`),
};

const chosen = <R extends { readonly key: string }>(races: readonly R[]) =>
  races.filter(({ key }) => only.includes(key));

const wrongs = () => all.reduce((sum, statistics) => sum + statistics.wrong.length, 0);
const isRight = () => wrongs() === 0 && broken.length === 0;

let current: World | undefined;

/** However it ends, what was found until then is told, and no server stays. */
async function breakOff(why: unknown): Promise<void> {
  broken.push(why);
  console.error('  broken off:', why);
  printAll();
  await current?.destroy().catch(() => {});
  process.exit(1);
}
process.once('uncaughtException', (error) => void breakOff(error));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void breakOff(signal));

/** In a world of their own; what breaks one kind of races off leaves the others their turn. */
async function inWorld(players: number, race: (world: World) => Promise<void>): Promise<void> {
  try {
    const world = (current = await createWorld(players, { isSafe: true, areStrangers: true }));
    try {
      await race(world);
    } finally {
      current = undefined;
      await world.destroy();
    }
  } catch (error) {
    broken.push(error);
    console.error('  broken off:', error);
  }
}

const [competitions, matches] = [chosen(COMPETITION_RACES), chosen(MATCH_RACES)];
if (competitions.length > 0)
  await inWorld(parallel + 2, (world) => raceForCompetitions({ ...plan, world, races: competitions }));
if (matches.length > 0) await inWorld(parallel + 1, (world) => raceForMatches({ ...plan, world, races: matches }));

printAll();
process.exit(isRight() ? 0 : 1);

function printAll(): void {
  for (const statistics of all) statistics.print();
  const ended = broken.length > 0 ? `, broken off ${broken.length} times` : '';
  console.log(`races     ${rounds} rounds × ${only.length} races × ${parallel} at once, ${wrongs()} wrong${ended}
took      ${seconds()}`);
}
