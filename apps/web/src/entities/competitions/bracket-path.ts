import { entriesOf, sideOf, type Entrant, type FixtureParts, type SideOfFixture } from './fixture.js';
import type { Stage } from './stage-path.js';

export interface Round {
  readonly stage: FixtureParts['stage'];
  readonly fixtures: readonly FixtureParts[];
  readonly closesAt: string | null;
}

/** `walked`: it plays or played there; `ahead`: it gets there by winning. */
export type Step = 'walked' | 'ahead';

/**
 * The way of an entry through a bracket, by fixture. Fixtures 1 and 2 of a round lead to 1 of the next; who has lost
 * goes no further.
 */
export function pathOf(rounds: readonly Round[], entryId: string | null): ReadonlyMap<string, Step> {
  const path = new Map<string, Step>();
  if (entryId === null) return path;
  let at: number | null = null;
  let isIn = true;
  for (const { fixtures } of rounds) {
    const own = fixtures.find((fixture) => entriesOf(fixture).some(({ id }) => id === entryId));
    if (own) {
      path.set(own.id, 'walked');
      at = own.number;
      isIn = goesOn(own, entryId);
      continue;
    }
    if (at === null || !isIn) continue;
    const number: number = Math.ceil(at / 2);
    const next = fixtures.find((fixture) => fixture.number === number);
    if (!next) break;
    path.set(next.id, 'ahead');
    at = number;
  }
  return path;
}

function goesOn(fixture: FixtureParts, entryId: string): boolean {
  const entry = entriesOf(fixture).find(({ id }) => id === entryId);
  if (!entry || entry.isOut) return false;
  if (fixture.state !== 'DECIDED') return true;
  const won = fixture.winner === 'A' ? fixture.sideA.entry : fixture.winner === 'B' ? fixture.sideB.entry : null;
  return won?.id === entryId;
}

/** Everybody in a bracket, each once. */
export function entrantsOf(rounds: readonly Round[]): Entrant[] {
  const found = new Map<string, Entrant>();
  for (const { fixtures } of rounds)
    for (const fixture of fixtures) for (const entry of entriesOf(fixture)) found.set(entry.id, entry);
  return [...found.values()];
}

/** The rounds of a bracket, and the winner. */
export const stagesOf = (rounds: readonly Round[]): readonly Stage[] => [...rounds.map(({ stage }) => stage), 'WINNER'];

/** Who has won the last round, or where the winner will come from; nobody where both lost it. */
export function championOf(rounds: readonly Round[]): SideOfFixture | null {
  const [final] = rounds.at(-1)?.fixtures ?? [];
  if (!final) return null;
  const isDecided = final.state === 'DECIDED';
  return {
    entry: isDecided && final.winner ? sideOf(final, final.winner).entry : null,
    isBye: isDecided && !final.winner,
    from: { kind: 'WINNER_OF', stage: final.stage, number: final.number, rank: null },
  };
}

/** The round that is played now: the first with something undecided, or the last. */
export function currentRound(rounds: readonly Round[]): number {
  const open = rounds.findIndex(({ fixtures }) => fixtures.some(({ state }) => state !== 'DECIDED'));
  return open === -1 ? Math.max(0, rounds.length - 1) : open;
}
