/**
 * P10: CPU of a draw of 128 teams from 12 clubs with 32 seeds, `npm run bench:draws`. Beside it the worst case for
 * clubs: one has two thirds of all teams, so that all restarts are used up.
 */
import { drawBracket, type Entry } from '@setpoint/competition';

const DRAWS = 2_000;

const teams = (clubOf: (index: number) => number): Entry[] =>
  Array.from({ length: 128 }, (_, index) => ({ id: `t${index}`, rating: 7 - index / 30, clubs: [`${clubOf(index)}`] }));

for (const [name, entries] of [
  ['12 clubs', teams((index) => index % 12)],
  ['one club with two thirds', teams((index) => (index % 3 === 0 ? index : -1))],
] as const) {
  const seeds = Array.from({ length: DRAWS }, (_, n) => (n * 2654435761).toString(16).padStart(32, '0'));
  for (const seed of seeds.slice(0, 200)) drawBracket(entries, { seed, seeds: 32 });
  const times = seeds.map((seed) => {
    const before = process.cpuUsage();
    drawBracket(entries, { seed, seeds: 32 });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(share * DRAWS)]!.toFixed(2)} ms`;
  console.log(`128 teams, ${name}: median ${at(0.5)}, 99 % ${at(0.99)}`);
}
