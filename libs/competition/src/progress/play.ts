import { accept, refuse, type Outcome } from '@setpoint/kernel';
import { sameSlots, settled, sidesOf, takesPart, type Bracket, type Fixture } from './bracket.js';
import { isSameDecision, type Decision } from './decision.js';

export type DecideCode = 'NO_SUCH_FIXTURE' | 'NOT_READY' | 'OUTDATED' | 'DRAW_NOT_ALLOWED' | 'NEXT_MATCH_DECIDED';

/**
 * Decides a fixture and takes the winner on, once: the same decision again changes nothing, one for sides that no longer
 * meet there is outdated. Another decision corrects: the next side is replaced as long as its match has no result.
 */
export function decide(
  bracket: Bracket,
  fixtureId: string,
  revision: number,
  decision: Decision,
): Outcome<Bracket, DecideCode> {
  const fixture = bracket.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return refuse('NO_SUCH_FIXTURE');
  if (!sidesOf(fixture)) return refuse('NOT_READY');
  if (fixture.revision !== revision) return refuse('OUTDATED');
  if (decision.kind === 'PLAYED' && decision.winner === null) return refuse('DRAW_NOT_ALLOWED');
  const { decision: before } = fixture;
  if (before && before.kind !== 'BYE' && isSameDecision(before, decision)) return accept(bracket);
  const after = settled({
    ...bracket,
    fixtures: bracket.fixtures.map((other) => (other === fixture ? { ...fixture, decision } : other)),
  });
  const overturned = bracket.fixtures.find(
    (other, index) => isDecided(other) && !sameSlots(other.slots, after.fixtures[index]!.slots),
  );
  return overturned ? refuse('NEXT_MATCH_DECIDED', { data: { fixture: overturned.id } }) : accept(after);
}

/** A bye is not a result: the side that has it can still change. */
const isDecided = ({ decision }: Fixture) => decision !== null && decision.kind !== 'BYE';

/** An entry leaves or is excluded: its open and later matches are forfeited, earlier results stand (TRN-15). */
export function abandon(bracket: Bracket, side: string): Outcome<Bracket, 'NOT_ENROLLED' | 'ALREADY_LEFT'> {
  if (!bracket.places.includes(side)) return refuse('NOT_ENROLLED');
  if (bracket.abandoned.includes(side)) return refuse('ALREADY_LEFT');
  return accept(settled({ ...bracket, abandoned: [...bracket.abandoned, side] }));
}

/** An alternate replaces an entry whose first match has no result yet. */
export function replace(
  bracket: Bracket,
  side: string,
  alternate: string,
): Outcome<Bracket, 'NOT_ENROLLED' | 'ALREADY_ENROLLED' | 'ALREADY_PLAYED'> {
  if (!bracket.places.includes(side)) return refuse('NOT_ENROLLED');
  if (bracket.places.includes(alternate)) return refuse('ALREADY_ENROLLED');
  if (bracket.fixtures.some((fixture) => isDecided(fixture) && takesPart(fixture, side)))
    return refuse('ALREADY_PLAYED');
  return accept(settled({ ...bracket, places: bracket.places.map((id) => (id === side ? alternate : id)) }));
}

/** The fixtures that a command has changed, to be published. */
export const changedFixtures = (before: Bracket, after: Bracket): readonly Fixture[] =>
  after.fixtures.filter((fixture, index) => fixture !== before.fixtures[index]);
