import { DEFAULT_SPORT_PARAMETERS, replay, type PlayedMatch } from '@setpoint/rating';
import type { Population } from './read-matches.ts';

/** Replays that many matches, the population's over and over, from unordered events to ratings and ledger entries, and prints the time. */
export function timeReplay(count: number, { name, matches }: Population): void {
  const events = repeated(matches, count);
  const began = process.cpuUsage();
  const start = performance.now();
  let entries = 0;
  const { ratings, leftOut } = replay(events, DEFAULT_SPORT_PARAMETERS, { onEntry: () => entries++ });
  const { user, system } = process.cpuUsage(began);
  console.log(
    `\nreplay of ${count} matches (${name}): ${((performance.now() - start) / 1000).toFixed(2)} s, ` +
      `${((user + system) / 1e6).toFixed(2)} s of CPU; ${ratings.size} players, ${entries} ledger entries, ` +
      `${leftOut.length} matches left out`,
  );
}

/** Each round follows the one before in time. */
function repeated(matches: readonly PlayedMatch[], count: number): PlayedMatch[] {
  const span = matches.at(-1)!.endedAt - matches[0]!.endedAt + 86_400_000;
  return Array.from({ length: count }, (_, i) => {
    const [round, match] = [Math.floor(i / matches.length), matches[i % matches.length]!];
    return { ...match, id: `${String(round).padStart(6, '0')}-${match.id}`, endedAt: match.endedAt + round * span };
  });
}
