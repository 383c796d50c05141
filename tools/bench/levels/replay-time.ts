import { DEFAULT_SPORT_PARAMETERS, inOrder, replay, type PlayedMatch } from '@setpoint/rating';
import type { Population } from './read-matches.ts';

/**
 * Replays that many matches, the population's over and over, from unordered events to ratings and ledger entries, and prints
 * the time; also how much of it putting them in order takes, measured alone.
 */
export function timeReplay(count: number, { name, matches }: Population): void {
  const events = repeated(matches, count);
  let entries = 0;
  const whole = timed(() => replay(events, DEFAULT_SPORT_PARAMETERS, { onEntry: () => entries++ }));
  const { ratings, leftOut } = whole.result;
  console.log(
    `\nreplay of ${count} matches (${name}): ${whole.time}, putting them in order ${timed(() => inOrder(events)).time}; ` +
      `${ratings.size} players, ${entries} ledger entries, ${leftOut.length} matches left out`,
  );
}

function timed<Result>(run: () => Result): { readonly result: Result; readonly time: string } {
  const began = process.cpuUsage();
  const start = performance.now();
  const result = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const { user, system } = process.cpuUsage(began);
  return { result, time: `${seconds} s, ${((user + system) / 1e6).toFixed(2)} s of CPU` };
}

/** Each round follows the one before in time. */
function repeated(matches: readonly PlayedMatch[], count: number): PlayedMatch[] {
  const span = matches.at(-1)!.endedAt - matches[0]!.endedAt + 86_400_000;
  return Array.from({ length: count }, (_, i) => {
    const [round, match] = [Math.floor(i / matches.length), matches[i % matches.length]!];
    return { ...match, id: `${String(round).padStart(6, '0')}-${match.id}`, endedAt: match.endedAt + round * span };
  });
}
