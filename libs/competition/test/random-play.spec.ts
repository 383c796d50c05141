import fc from 'fast-check';
import {
  abandon,
  decide,
  placingsOf,
  replace,
  sidesOf,
  startBracket,
  type Bracket,
  type Decision,
} from '../src/index.js';
import { both, forfeit, meeting, straight, valueOf } from './brackets.js';

describe('a bracket under random play', () => {
  const decision = fc.constantFrom<Decision>(straight, { ...straight, winner: 'B' }, forfeit('A'), forfeit('B'), both, {
    kind: 'LOT',
    winner: 'B',
  });
  const step = fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({ kind: fc.constant('DECIDE' as const), at: fc.nat(), decision, old: fc.nat(9) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('ABANDON' as const), at: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('REPLACE' as const), at: fc.nat() }) },
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  function take(bracket: Bracket, move: Step, number: number) {
    const side = bracket.places.filter((id) => id !== null)[move.at % 3] ?? 'nobody';
    if (move.kind === 'ABANDON') return abandon(bracket, side);
    if (move.kind === 'REPLACE') return replace(bracket, side, `alternate${number}`);
    const ready = bracket.fixtures.filter((fixture) => sidesOf(fixture));
    const fixture = (ready.length > 0 ? ready : bracket.fixtures)[move.at % Math.max(1, ready.length)]!;
    return decide(bracket, fixture.id, fixture.revision - (move.old === 0 ? 1 : 0), move.decision);
  }

  const places = fc
    .integer({ min: 1, max: 4 })
    .chain((power) =>
      fc
        .array(fc.boolean(), { minLength: 2 ** power, maxLength: 2 ** power })
        .map((byes) => byes.map((bye, place) => (bye && place % 2 === 1 ? null : `p${place}`))),
    );

  it('TRN-03~ TRN-15~ advances each winner exactly once, never takes a result back, and leaves no hole', () => {
    fc.assert(
      fc.property(places, fc.array(step, { maxLength: 40 }), (all, steps) => {
        let bracket = startBracket(all);
        for (const [number, move] of steps.entries()) {
          const kept = JSON.stringify(bracket);
          const outcome = take(bracket, move, number);
          if (JSON.stringify(bracket) !== kept) throw new Error('the old bracket changed');
          if (!outcome.ok) continue;
          const problems = problemsOf(bracket, outcome.value);
          if (problems.length > 0) throw new Error(problems.join(', '));
          bracket = outcome.value;
        }
        // what is stored comes back the same
        const stored = JSON.parse(JSON.stringify(bracket)) as Bracket;
        // finish it: every open fixture can be decided, and then somebody has won or nobody can
        bracket = stored.fixtures.reduce((now) => {
          const open = now.fixtures.find((fixture) => !fixture.decision && sidesOf(fixture));
          return open ? valueOf(decide(now, open.id, open.revision, straight)) : now;
        }, stored);
        expect([placingsOf(bracket) === null, bracket.fixtures.every((fixture) => fixture.decision)]).toEqual([
          false,
          true,
        ]);
      }),
      { numRuns: 3_000 },
    );
  });

  function problemsOf(before: Bracket, now: Bracket): string[] {
    const problems: string[] = [];
    for (const [index, fixture] of now.fixtures.entries()) {
      const old = before.fixtures[index]!;
      const [sides, oldSides] = [sidesOf(fixture)?.join(), sidesOf(old)?.join()];
      if (old.decision && old.decision.kind !== 'BYE' && (!fixture.decision || sides !== oldSides))
        problems.push(`${fixture.id} lost its result`);
      if (fixture.revision - old.revision !== (sides && sides !== oldSides ? 1 : 0))
        problems.push(`${fixture.id} has a wrong revision`);
      if (fixture.decision && fixture.slots.some(({ kind }) => kind === 'OPEN'))
        problems.push(`${fixture.id} is decided too early`);
      if (!sides && !fixture.decision && fixture.slots.every(({ kind }) => kind !== 'OPEN'))
        problems.push(`${fixture.id} is a hole`);
      const [round, number] = fixture.id.split('-').map(Number);
      const next = now.fixtures.find(({ id }) => id === `${round! + 1}-${Math.ceil(number! / 2)}`);
      const winner = !fixture.decision
        ? '?'
        : fixture.decision.kind === 'DOUBLE_FORFEIT' || fixture.decision.winner === null
          ? 'bye'
          : meeting(now, fixture.id).split('-')[fixture.decision.winner === 'A' ? 0 : 1];
      if (next && meeting(now, next.id).split('-')[(number! + 1) % 2] !== winner)
        problems.push(`${fixture.id} does not advance its winner`);
    }
    return problems;
  }
});
