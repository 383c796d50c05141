import type { Member, Pair } from '@setpoint/league';
import { randomNumbers } from '../levels/random.ts';
import type { Planner } from './planners.ts';

const SIZES = [7, 8, 9, 10];
const ROUNDS = 9;
const DAYS = ['Monday', 'Tuesday', 'Wednesday'];
const days = (freeDays: readonly string[]) => ({ freeDays, suitingDays: freeDays, hasLeft: false });

/** Figures in per cent, and the time of one round. */
export function simulate(plan: Planner, absent: number, runs: number): Record<string, number> {
  const { uniform } = randomNumbers(11);
  const sum = { matches: 0, early: 0, met: 0, opponents: 0, idle: 0, odd: 0, there: 0, ms: 0 };
  for (let run = 0; run < runs; run++)
    for (const size of SIZES) {
      const matches: Pair[] = [];
      for (let number = 1; number <= ROUNDS; number++) {
        const members = Array.from({ length: size }, (_, i): Member => ({
          id: `${i}`,
          ...days(uniform() < absent ? [] : DAYS),
        }));
        const start = performance.now();
        const pairs = plan(number, members, matches);
        sum.ms += performance.now() - start;
        const there = members.filter(({ freeDays }) => freeDays.length > 0).map(({ id }) => id);
        sum.there += there.length;
        sum.odd += there.length % 2;
        sum.idle += there.length - 2 * pairs.length;
        sum.matches += pairs.length;
        sum.early += pairs.filter((pair) => isEarly(pair, members, matches)).length;
        matches.push(...pairs);
      }
      sum.met += 2 * new Set(matches.map((pair) => [...pair].sort().join())).size;
      sum.opponents += size * (size - 1);
    }
  const percent = (part: number, whole: number) => Number(((100 * part) / whole).toFixed(1));
  return {
    'early repeats %': percent(sum.early, sum.matches),
    'opponents met %': percent(sum.met, sum.opponents),
    'idle %': percent(sum.idle, sum.there),
    'odd %': percent(sum.odd, sum.there),
    'ms a round': Number((sum.ms / (runs * SIZES.length * ROUNDS)).toFixed(2)),
  };
}

function isEarly(pair: Pair, members: readonly Member[], matches: readonly Pair[]): boolean {
  const haveMet = (a: string, b: string) => matches.some((each) => each.includes(a) && each.includes(b));
  return haveMet(...pair) && pair.some((id) => members.some((other) => other.id !== id && !haveMet(id, other.id)));
}
