import type { PlayFixture, PlayOfTournament } from './play.js';

/** Placing of an entry in the bracket (BYD-14). */
export interface BracketRun {
  /** Played or decided fixtures from the first round on, without byes. */
  readonly fixtures: readonly PlayFixture[];
  readonly result: 'WINNER' | 'OUT' | 'PLAYING';
}

/** Null if the entry is not in the bracket. */
export function runOf(play: PlayOfTournament, entryId: string): BracketRun | null {
  const own = play.fixtures
    .filter(({ group, sides }) => group === null && sides.some((id) => id === entryId))
    .toSorted((one, other) => one.phase - other.phase);
  if (!play.bracket || own.length === 0) return null;
  const last = own.at(-1)!;
  const isOut = play.out[entryId] !== undefined || own.some((fixture) => isLost(fixture, entryId));
  return {
    fixtures: own.filter(({ outcome }) => outcome !== null && outcome.how !== 'BYE'),
    result: isOut ? 'OUT' : last.stage === 'FINAL' && last.outcome ? 'WINNER' : 'PLAYING',
  };
}

function isLost({ sides, outcome }: PlayFixture, entryId: string): boolean {
  if (!outcome) return false;
  return outcome.winner === null ? outcome.how !== 'BYE' : sides[outcome.winner === 'A' ? 0 : 1] !== entryId;
}
