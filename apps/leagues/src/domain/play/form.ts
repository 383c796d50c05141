import { matchesOfRounds, type PlayingGroup } from './group.js';

export type FormResult = 'WON' | 'DRAWN' | 'LOST';

/** Results that a table shows of each member. */
const SHOWN = 5;

/** Outcomes of a member's last matches, latest last. */
export function formOf(group: PlayingGroup, memberId: string): readonly FormResult[] {
  const decided = matchesOfRounds(group).flatMap(({ id, sides, decision }) => {
    const place = sides.indexOf(memberId);
    return decision && place >= 0 ? [{ id, decision, own: place === 0 ? 'A' : 'B' }] : [];
  });
  return decided
    .toSorted((a, b) => +a.decision.at - +b.decision.at || (a.id < b.id ? -1 : 1))
    .slice(-SHOWN)
    .map(({ own, decision: { how, winner } }) => {
      if (winner === null) return how === 'DOUBLE_FORFEIT' ? 'LOST' : 'DRAWN';
      return winner === own ? 'WON' : 'LOST';
    });
}
