import fc from 'fast-check';
import { RunningStandings, standingsOf, type GroupResult } from '../src/index.js';

const idOf = (member: number) => `m${member}`;

/** Between members of a group of so many; some meet twice, some never. */
const results = (size: number): fc.Arbitrary<GroupResult[]> =>
  fc.array(
    fc
      .record({
        pair: fc.tuple(fc.nat(size - 1), fc.nat(size - 1)).filter(([a, b]) => a !== b),
        games: fc.tuple(fc.nat(3), fc.nat(3)),
        winner: fc.constantFrom<GroupResult['winner']>(0, 1, 'DRAW', 'NOBODY'),
        isForfeit: fc.boolean(),
      })
      .map(({ pair: [a, b], ...result }) => ({ ...result, sides: [idOf(a), idOf(b)] as const })),
    { maxLength: size * 3 },
  );

const histories = fc
  .integer({ min: 1, max: 8 })
  .chain((size) => fc.tuple(fc.constant(size), size === 1 ? fc.constant([]) : results(size), fc.nat(24)));

describe('standings kept from result to result', () => {
  it('LEA-06~ have the order of the standings, also after they were put back', () => {
    fc.assert(
      fc.property(histories, ([size, history, kept]) => {
        const add = (to: RunningStandings, some: readonly GroupResult[]) => {
          for (const { sides, ...result } of some) to.add(Number(sides[0].slice(1)), Number(sides[1].slice(1)), result);
        };
        const [running, start] = [new RunningStandings(size), new RunningStandings(size)];
        add(start, history.slice(0, kept));
        add(running, history.toReversed());
        running.reset(start);
        add(running, history.slice(kept));
        const members = Array.from({ length: size }, (_, member) => idOf(member));
        expect(running.order().map(idOf)).toEqual(standingsOf(members, history).map(({ id }) => id));
      }),
      { numRuns: 1_000 },
    );
  });
});
