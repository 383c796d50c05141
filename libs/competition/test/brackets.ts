import { decide, type Bracket, type Decision, type Fixture, type Played } from '../src/index.js';

export const straight: Played = {
  kind: 'PLAYED',
  outcome: 'COMPLETED',
  sets: [
    { a: 6, b: 2, superTieBreak: false },
    { a: 6, b: 2, superTieBreak: false },
  ],
  winner: 'A',
};
export const forfeit = (winner: 'A' | 'B'): Decision => ({ kind: 'FORFEIT', winner });
export const both: Decision = { kind: 'DOUBLE_FORFEIT' };

export function valueOf<T>(outcome: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

export const fixtureOf = (bracket: Bracket, id: string): Fixture =>
  bracket.fixtures.find((fixture) => fixture.id === id)!;

/** Decides fixtures as they are now, in this order. */
export const after = (bracket: Bracket, ...decisions: readonly (readonly [string, Decision])[]): Bracket =>
  decisions.reduce((now, [id, decision]) => valueOf(decide(now, id, fixtureOf(now, id).revision, decision)), bracket);

/** `ana-ben`, `ana-?`, `ana-bye`. */
export const meeting = (bracket: Bracket, id: string) =>
  fixtureOf(bracket, id)
    .slots.map((slot) => (slot.kind === 'SIDE' ? slot.id : slot.kind === 'BYE' ? 'bye' : '?'))
    .join('-');
