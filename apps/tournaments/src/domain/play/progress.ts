import { placingsOf, reachedBy, winnerBy, type Reached } from '@setpoint/competition';
import type { UserId } from '@setpoint/kernel';
import { hasGuest, withoutGuests } from '../guest.js';
import type { AwardPlacing } from '../tournament.js';
import type { PlayOfTournament, PlayStage } from './play.js';

export interface Standing {
  readonly progress: 'IN' | 'OUT' | 'WON';
  /** Where they are, or went out. */
  readonly stage: PlayStage;
}

/** Progress of each entry. */
export function standingOfEntries({ entries, groups, bracket }: PlayOfTournament): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  if (groups.length > 0) {
    const progress = bracket ? 'OUT' : 'IN';
    for (const { id } of entries) standings.set(id, { progress, stage: 'ROUND_ROBIN' });
  }
  for (const { slots, decision, round } of bracket?.fixtures ?? []) {
    const winner = decision && (decision.kind === 'BYE' ? decision.winner : winnerBy(decision));
    for (const [index, slot] of slots.entries()) {
      if (slot.kind !== 'SIDE') continue;
      const goesOn = winner === (index === 0 ? 'A' : 'B');
      const progress = !decision ? 'IN' : !goesOn ? 'OUT' : round === 'FINAL' ? 'WON' : 'IN';
      standings.set(slot.id, { progress, stage: round });
    }
  }
  return standings;
}

export interface Progress {
  readonly entryId: string;
  readonly progress: 'ADVANCED' | 'ELIMINATED' | 'WON';
  readonly stage: PlayStage;
}

/** Entries that advance, are out or have won; not those that withdrew. */
export function progressBetween(before: PlayOfTournament, after: PlayOfTournament): Progress[] {
  const [were, are] = [standingOfEntries(before), standingOfEntries(after)];
  return [...are].flatMap(([entryId, { progress, stage }]) => {
    const was = were.get(entryId);
    const isSame = was?.progress === progress && was.stage === stage;
    if (isSame || after.out[entryId] !== undefined) return [];
    return [{ entryId, stage, progress: progress === 'IN' ? 'ADVANCED' : progress === 'OUT' ? 'ELIMINATED' : 'WON' }];
  });
}

/** Nothing is left to be played. */
export const isOver = ({ bracket }: PlayOfTournament): boolean => bracket?.fixtures.at(-1)!.decision != null;

export interface Placed {
  readonly entryId: string;
  readonly placing: AwardPlacing;
}

/** Prize winners once the final is decided (TRN-13). Excluded entries win nothing. */
export function placedIn({ bracket, out }: PlayOfTournament): Placed[] {
  const placings = bracket && placingsOf(bracket);
  if (!placings) return [];
  const placed = (entryId: string | null, placing: AwardPlacing) =>
    entryId === null || out[entryId] === 'EXCLUDED' ? [] : [{ entryId, placing }];
  return [
    ...placed(placings.winner, 'WINNER'),
    ...placed(placings.second, 'SECOND'),
    ...placings.semifinalists.flatMap((id) => placed(id, 'SEMIFINALIST')),
  ];
}

/** Who qualifies for the slam of a qualifier: the winner's players, then the second's, however they got there (TRN-12). Nobody with a guest. */
export function finalistsOf(play: PlayOfTournament): (readonly UserId[])[] {
  const finalists = placedIn(play).filter(({ placing }) => placing !== 'SEMIFINALIST');
  const teams = finalists.map(({ entryId }) => play.entries.find(({ id }) => id === entryId)!.playerIds);
  return teams.filter((team) => !hasGuest(team));
}

const FAR: Partial<Record<Reached, 'WON' | 'FINAL' | 'SEMIFINAL'>> = {
  WINNER: 'WON',
  FINAL: 'FINAL',
  SEMIFINAL: 'SEMIFINAL',
};

/** Placings of everybody who played a match; guests are left out of their teams. */
export function entrantsOf({ entries, fixtures, bracket }: PlayOfTournament) {
  const reached = bracket ? reachedBy(bracket) : new Map<string, Reached>();
  const played = new Set(fixtures.flatMap(({ sides, outcome }) => (outcome?.how === 'PLAYED' ? sides : [])));
  return entries
    .filter(({ id }) => played.has(id))
    .map(({ id, playerIds }) => {
      const far = reached.get(id);
      return { playerIds: withoutGuests(playerIds), reached: (far && FAR[far]) ?? ('EARLIER' as const) };
    });
}
