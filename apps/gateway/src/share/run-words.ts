import type { EntryOfPage, RunOfPage, SetOfPage } from '../web/subject-queries.js';
import type { Say } from './subject-words.js';

export const namesOf = ({ players }: EntryOfPage): string => players.map(({ displayName }) => displayName).join(' / ');

/** `Won`, `Out in the semifinal`. */
export function runResult({ result, fixtures }: RunOfPage, say: Say): string {
  const last = fixtures.at(-1);
  if (result === 'OUT' && last)
    return say('competitions:run.OUT', { stage: say(`match:competition.stage.${last.stage}`) });
  return say(`competitions:run.${result === 'WINNER' ? 'WINNER' : 'PLAYING'}`);
}

/** `Final: 6-4 6-3, Ben Serra`, latest first; the entry's games come first in each set. */
export function runMatches({ entry, fixtures }: RunOfPage, say: Say): readonly string[] {
  return fixtures.toReversed().map(({ stage, sets, sideA, sideB }) => {
    const isSideA = sideA.entry?.id === entry.id;
    const other = isSideA ? sideB.entry : sideA.entry;
    const score = sets.map((set) => scoreOf(isSideA ? set : { ...set, a: set.b, b: set.a })).join(' ');
    const against = [score, other && namesOf(other)].filter(Boolean).join(', ');
    return `${say(`match:competition.stage.${stage}`)}: ${against}`;
  });
}

const scoreOf = ({ a, b, tieBreak }: SetOfPage): string => `${a}-${b}${tieBreak === null ? '' : `(${tieBreak})`}`;
