import type { Side } from '@setpoint/kernel';
import { roundsOf, type Reached, type Round } from '../stage.js';
import { forfeitOf, winnerBy, type Decision, type Sides } from './decision.js';

/** One side of a fixture: an entry, a permanent bye, or the winner of a previous fixture. */
export type Slot = { readonly kind: 'SIDE'; readonly id: string } | { readonly kind: 'BYE' | 'OPEN' };

/** No match: the only side advances, or none. */
export interface Bye {
  readonly kind: 'BYE';
  readonly winner: Side | null;
}

export interface Fixture {
  /** Round and number in it, from 1 on: `1-4`; its winner advances to `2-2`. */
  readonly id: string;
  readonly round: Round;
  readonly slots: Sides<Slot>;
  /** Which pair of sides it is: from 1 on, one more whenever a correction or an alternate has put others there. */
  readonly revision: number;
  readonly decision: Decision | Bye | null;
}

/** A bracket as plain data: functions give a new one and leave the old one as it was. Fixtures by round. */
export interface Bracket {
  readonly places: readonly (string | null)[];
  readonly fixtures: readonly Fixture[];
  readonly abandoned: readonly string[];
}

export function startBracket(places: readonly (string | null)[], abandoned: readonly string[] = []): Bracket {
  return settled({ places, abandoned, fixtures: [] });
}

const OPEN: Slot = { kind: 'OPEN' };
const BYE: Slot = { kind: 'BYE' };

/**
 * Updates every fixture from the previous ones. A decision is kept while the fixture has the same sides. Fixtures that need
 * no match are decided at once: byes, and forfeits of entries that abandoned.
 */
export function settled({ places, abandoned, fixtures: before }: Bracket): Bracket {
  const known = new Map(before.map((fixture) => [fixture.id, fixture]));
  return settledFrom(places, abandoned, (id) => known.get(id) ?? null);
}

/** The same, with a lookup of the known fixtures. */
export function settledFrom(
  places: Bracket['places'],
  abandoned: Bracket['abandoned'],
  known: (id: string, slots: Sides<Slot>, round: Round) => Fixture | null,
): Bracket {
  const gone = new Set(abandoned);
  const fixtures: Fixture[] = [];
  let slots: readonly Slot[] = places.map((id) => (id === null ? BYE : { kind: 'SIDE', id }));
  for (const [index, round] of roundsOf(places.length).entries()) {
    const ofRound = pairsOf(slots).map((pair, number) => {
      const id = `${index + 1}-${number + 1}`;
      const fixture: Fixture = { id, round, slots: [OPEN, OPEN], revision: 0, decision: null };
      return settledFixture(known(id, pair, round) ?? fixture, pair, gone);
    });
    fixtures.push(...ofRound);
    slots = ofRound.map(slotAfter);
  }
  return { places, abandoned, fixtures };
}

const pairsOf = (slots: readonly Slot[]): Sides<Slot>[] =>
  slots.flatMap((slot, index) => (index % 2 === 0 ? [[slot, slots[index + 1]!] as const] : []));

function settledFixture(before: Fixture, slots: Sides<Slot>, gone: ReadonlySet<string>): Fixture {
  const isSame = sameSlots(before.slots, slots);
  const decision = (isSame ? before.decision : null) ?? decidedAtOnce(slots, gone);
  if (isSame && decision === before.decision) return before;
  const revision = before.revision + (!isSame && sidesOf({ slots }) ? 1 : 0);
  return { ...before, slots, revision, decision };
}

/** An entry that abandoned does not advance by a bye. */
function decidedAtOnce(slots: Sides<Slot>, gone: ReadonlySet<string>): Decision | Bye | null {
  if (slots.some(({ kind }) => kind === 'OPEN')) return null;
  const sides = sidesOf({ slots });
  if (sides) return forfeitOf(sides, gone);
  const goesOn = (slot: Slot) => slot.kind === 'SIDE' && !gone.has(slot.id);
  return { kind: 'BYE', winner: goesOn(slots[0]) ? 'A' : goesOn(slots[1]) ? 'B' : null };
}

/** What a fixture hands on; both lost: a bye for the next opponent. */
function slotAfter({ slots, decision }: Fixture): Slot {
  if (!decision) return OPEN;
  const winner = winnerOfFixture({ decision });
  return winner === null ? BYE : slots[winner === 'A' ? 0 : 1];
}

const winnerOfFixture = ({ decision }: Pick<Fixture, 'decision'>): Side | null =>
  !decision ? null : decision.kind === 'BYE' ? decision.winner : winnerBy(decision);

export const sameSlots = (one: Sides<Slot>, other: Sides<Slot>): boolean =>
  one.every((slot, index) => idOf(slot) === idOf(other[index]!) && slot.kind === other[index]!.kind);

const idOf = (slot: Slot): string | null => (slot.kind === 'SIDE' ? slot.id : null);

/** Both sides of a fixture, once they are known. */
export function sidesOf({ slots }: Pick<Fixture, 'slots'>): Sides | null {
  const [a, b] = slots;
  return a.kind === 'SIDE' && b.kind === 'SIDE' ? [a.id, b.id] : null;
}

/** Whether a side is in a fixture. */
export const takesPart = ({ slots }: Pick<Fixture, 'slots'>, id: string): boolean =>
  slots.some((slot) => idOf(slot) === id);

/** How far each side has come. */
export function reachedBy({ fixtures }: Bracket): ReadonlyMap<string, Reached> {
  const reached = new Map<string, Reached>();
  for (const { round, slots } of fixtures)
    for (const slot of slots) if (slot.kind === 'SIDE') reached.set(slot.id, round);
  const winner = slotAfter(fixtures.at(-1)!);
  if (winner.kind === 'SIDE') reached.set(winner.id, 'WINNER');
  return reached;
}

/** Who has won what there is to win (TRN-13). */
export interface Placings {
  /** Nobody if both lost the final. */
  readonly winner: string | null;
  readonly second: string | null;
  readonly semifinalists: readonly string[];
}

/** Null until the final is decided. */
export function placingsOf(bracket: Bracket): Placings | null {
  const final = bracket.fixtures.at(-1)!;
  if (!final.decision) return null;
  const winner = idOf(slotAfter(final));
  const finalists = final.slots.map(idOf);
  const semifinalists = bracket.fixtures
    .filter(({ round }) => round === 'SEMIFINAL')
    .flatMap(({ slots }) => slots.map(idOf))
    .filter((id) => id !== null && !finalists.includes(id)) as string[];
  const second = winner === null ? null : (finalists.find((id) => id !== null && id !== winner) ?? null);
  return { winner, second, semifinalists };
}
