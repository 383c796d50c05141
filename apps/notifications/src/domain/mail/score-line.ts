import type { DataOf, resultEntered } from '@setpoint/events';

type Result = DataOf<typeof resultEntered>['result'];

/** A result in one line, team A first: '6-4 6-7(5) 10-8', with a word for how it ended if not by play. */
export function scoreLine(
  result: Result,
  wordFor: (outcome: Exclude<Result['outcome'], 'COMPLETED'>) => string,
): string {
  const sets = result.sets.map(({ a, b, tieBreak }) => `${a}-${b}${tieBreak === undefined ? '' : `(${tieBreak})`}`);
  return [...sets, ...(result.outcome === 'COMPLETED' ? [] : [wordFor(result.outcome)])].join(' ');
}
