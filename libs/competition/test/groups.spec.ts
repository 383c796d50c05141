import fc from 'fast-check';
import { drawPlayOff, formGroups, ranked, roundRobin, shareAClub, type Entry } from '../src/index.js';
import { entries, entriesOf, seedOf, seeds } from './entries.js';

const SEED = '00112233445566778899aabbccddeeff';

describe('groups', () => {
  it('TRN-01~ have 3 or 4 members for every number of entries from 6 on, each entry once', () => {
    for (let count = 6; count <= 256; count++) {
      const all = entriesOf(count);
      const groups = formGroups(all);
      expect([count, groups.every(({ length }) => length === 3 || length === 4)]).toEqual([count, true]);
      expect(ranked(groups.flat())).toEqual(all);
    }
    expect(() => formGroups(entriesOf(5))).toThrow(RangeError);
    expect(() => formGroups(entriesOf(257))).toThrow(RangeError);
  });

  it('TRN-03 are filled like a snake by rating', () => {
    const ids = (count: number) => formGroups(entriesOf(count).reverse()).map((group) => group.map(({ id }) => id));
    expect(ids(11)).toEqual([
      ['p000', 'p005', 'p006'],
      ['p001', 'p004', 'p007', 'p010'],
      ['p002', 'p003', 'p008', 'p009'],
    ]);
    expect(ids(6)).toEqual([
      ['p000', 'p003', 'p004'],
      ['p001', 'p002', 'p005'],
    ]);
  });

  it('TRN-01~ let each meet each once, nobody twice in a round', () => {
    for (let count = 2; count <= 10; count++) {
      const members = Array.from({ length: count }, (_, index) => `p${index}`);
      const rounds = roundRobin(members);
      const pairs = rounds.flat().map((sides) => [...sides].sort().join('-'));
      expect(rounds.length).toBe(count % 2 === 0 ? count - 1 : count);
      expect([pairs.length, new Set(pairs).size]).toEqual([(count * (count - 1)) / 2, (count * (count - 1)) / 2]);
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
    }
    expect(roundRobin(['a', 'b', 'c'])).toEqual([[['b', 'c']], [['c', 'a']], [['a', 'b']]]);
  });
});

describe('the play-off after groups', () => {
  /** Groups whose first two are known: those who stand first in them. */
  const advancedOf = (all: readonly Entry[]) =>
    formGroups(all).map((group, index) =>
      index % 2 === 0 ? { winner: group[0]!, second: group[1]! } : { winner: group[1]!, second: group[0]! },
    );

  it('TRN-03 keeps group mates in opposite halves and winners apart, byes with the best winners, whatever the order', () => {
    fc.assert(
      fc.property(entries(6, 60), seeds, (all, seed) => {
        const groups = advancedOf(all);
        const draw = drawPlayOff(groups, seed);
        const half = draw.places.length / 2;
        const placeOf = (entry: Entry) => draw.places.indexOf(entry.id);
        const winners = ranked(groups.map(({ winner }) => winner));
        const spare = draw.places.length - groups.length * 2;

        const placed = draw.places.filter((id) => id !== null).sort();
        expect(placed).toEqual(groups.flatMap(({ winner, second }) => [winner.id, second.id]).sort());
        expect(groups.every(({ winner, second }) => placeOf(winner) < half !== placeOf(second) < half)).toBe(true);
        expect(new Set(winners.map((winner) => placeOf(winner) >> 1)).size).toBe(winners.length);
        expect(winners.map((winner) => draw.places[placeOf(winner) ^ 1] === null)).toEqual(
          winners.map((_, index) => index < spare),
        );
        expect(drawPlayOff([...groups].reverse(), seed)).toEqual(draw);
      }),
      { numRuns: 1_000 },
    );
  });

  it('TRN-03 keeps clubs apart, and group mates all the same', () => {
    let met = 0;
    for (let lot = 0; lot < 200; lot++) {
      const groups = advancedOf(entriesOf(32, 5));
      const byId = new Map(groups.flatMap(({ winner, second }) => [winner, second]).map((entry) => [entry.id, entry]));
      const { places } = drawPlayOff(groups, seedOf(lot));
      for (let place = 0; place < places.length; place += 2)
        if (shareAClub(byId.get(places[place]!)!, byId.get(places[place + 1]!)!)) met++;
    }
    expect(met).toBe(0);
  });

  it('TRN-03 of each version stays what it was', () => {
    const draw = drawPlayOff(advancedOf(entriesOf(22, 4)), SEED, 1);
    expect(draw.places.map((id) => id?.slice(2) ?? '-').join(' ')).toBe('00 - 05 10 04 - 03 09 01 11 - 06 08 07 - 02');
    expect(() => drawPlayOff(advancedOf(entriesOf(22)), SEED, 2)).toThrow(RangeError);
  });
});
