/**
 * LEA-05: how rounds of a league come out when people are away: `npm run bench:league [-- --absent 0.15 --runs 400]`. Beside
 * ours the circle plan as it stands, and a greedy choice of whoever met least. Groups of 7 to 10, nine rounds.
 */
import { parseArgs } from 'node:util';
import { circle, greedy, ours } from './league/planners.ts';
import { simulate } from './league/simulate.ts';

const { values: options } = parseArgs({
  options: { absent: { type: 'string', default: '0.15' }, runs: { type: 'string', default: '400' } },
});
const absent = Number(options.absent);
const runs = Number(options.runs);

console.log(`${runs} groups of each size, ${100 * absent} % away in each round`);
console.table(Object.fromEntries([ours, circle, greedy].map((plan) => [plan.name, simulate(plan, absent, runs)])));
console.log('Early repeats: of all matches, those again while one of both had not met everybody in the group.');
console.log('Idle: of those who are there; odd is what an odd number of them makes unavoidable.');
