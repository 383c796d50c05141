import fc from 'fast-check';
import {
  DRAW_VERSION,
  drawBracket,
  formGroups,
  MOST_SIDES,
  ranked,
  roundsOf,
  shareAClub,
  sizeFor,
  usualSeeds,
  type Draw,
  type Entry,
} from '../src/index.js';
import { entries, entriesOf, seedOf, seeds } from './entries.js';

const DRAWS = process.env['SOAK'] ? 10_000 : 1_000;
const SEED = '00112233445566778899aabbccddeeff';

/** How many places of a kind stand in each of equal sections of a bracket. */
function perSection(draw: Draw, sections: number, counts: (id: string | null) => boolean): number[] {
  const counted = Array.from({ length: sections }, () => 0);
  for (const [place, id] of draw.places.entries())
    if (counts(id)) counted[Math.floor((place * sections) / draw.places.length)]!++;
  return counted;
}

/** What every draw keeps to; one comparison a draw, as there are thousands. */
function problemsOf(draw: Draw, all: readonly Entry[], count: number): string[] {
  const { places, seeds: seeded } = draw;
  const problems: string[] = [];
  const placed = places.filter((id) => id !== null);
  if (placed.length !== all.length || new Set(placed).size !== all.length)
    problems.push('somebody is missing or twice');
  if (!placed.every((id) => all.some((entry) => entry.id === id))) problems.push('somebody is unknown');
  const best = ranked(all).slice(0, count);
  if (best.some(({ id }, index) => seeded[index] !== id)) problems.push('seeds are not the best');
  if (places.some((id, place) => id === null && places[place ^ 1] === null)) problems.push('two byes meet');
  const free = seeded.slice(0, places.length - all.length);
  if (free.some((id) => places[places.indexOf(id) ^ 1] !== null)) problems.push('a seed has no bye');
  for (let sections = 1; sections <= places.length / 2; sections *= 2) {
    const heads = new Set<string | null>(seeded.slice(0, sections));
    if (Math.max(...perSection(draw, sections, (id) => heads.has(id))) > 1) problems.push(`two seeds in 1/${sections}`);
  }
  return problems;
}

const spreadOf = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

const clashes = (places: readonly (Entry | null)[]) =>
  places.filter((entry, place) => {
    const other = places[place + 1];
    return place % 2 === 0 && entry && other && shareAClub(entry, other);
  }).length;

describe('a draw', () => {
  it('TRN-03 places each entry once, the best seeds apart and free in the first round, the same from the same seed', () => {
    fc.assert(
      fc.property(entries(2, 40), seeds, fc.nat(), fc.nat(), (all, seed, wish, turn) => {
        const size = sizeFor(all.length);
        const count = wish % (Math.min(all.length, size / 2) + 1);
        const draw = drawBracket(all, { seed, seeds: count });
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)].reverse();
        const again = drawBracket(turned, { seed, seeds: count });
        expect([...problemsOf(draw, all, count), JSON.stringify(again)]).toEqual([JSON.stringify(draw)]);
      }),
      { numRuns: DRAWS },
    );
  });

  it('TRN-03 spreads byes and seeds over halves, quarters and eighths for every number of entries', () => {
    for (let count = 2; count <= MOST_SIDES; count++)
      for (let lot = 0; lot < 5; lot++) {
        const draw = drawBracket(entriesOf(count), { seed: seedOf(count * 5 + lot), seeds: usualSeeds(count) });
        const seeded = new Set<string | null>(draw.seeds);
        for (const sections of [2, 4, 8].filter((most) => most <= draw.places.length / 2)) {
          const byes = perSection(draw, sections, (id) => id === null);
          const heads = perSection(draw, sections, (id) => seeded.has(id));
          expect([count, sections, spreadOf(byes) <= 1, spreadOf(heads) <= 1]).toEqual([count, sections, true, true]);
        }
      }
  });

  it('TRN-03 the first two seeds stand at both ends, and can meet in the final only', () => {
    const draw = drawBracket(entriesOf(32), { seed: SEED, seeds: 8 });
    expect([draw.places.indexOf('p000'), draw.places.indexOf('p001')]).toEqual([0, 31]);
    expect([draw.places.indexOf('p002'), draw.places.indexOf('p003')].sort((a, b) => a - b)).toEqual([8, 23]);
    const next = draw.seeds.slice(4).map((id) => draw.places.indexOf(id));
    expect(next.sort((a, b) => a - b)).toEqual([7, 15, 16, 24]);
  });

  it('TRN-03 seeds set by hand come first, in their order, the others by rating', () => {
    const all = entriesOf(8).map((entry, index) => (index < 6 ? entry : { ...entry, seededAs: 8 - index }));
    expect(drawBracket(all, { seed: SEED, seeds: 4 }).seeds).toEqual(['p007', 'p006', 'p000', 'p001']);
    expect(drawBracket(all, { seed: SEED, seeds: 1 }).seeds).toEqual(['p007']);
    expect(formGroups(all).map((group) => group.map(({ id }) => id))).toEqual([
      ['p007', 'p001', 'p002', 'p005'],
      ['p006', 'p000', 'p003', 'p004'],
    ]);
  });

  it('TRN-03 the lot decides: a seed stands in each of its places, an unseeded entry anywhere', () => {
    const thirds = new Map<number, number>();
    const lasts = new Set<number>();
    for (let lot = 0; lot < 2_000; lot++) {
      const { places } = drawBracket(entriesOf(16), { seed: seedOf(lot), seeds: 4 });
      const third = places.indexOf('p002');
      thirds.set(third, (thirds.get(third) ?? 0) + 1);
      lasts.add(places.indexOf('p015'));
    }
    expect([...thirds.keys()].sort((a, b) => a - b)).toEqual([4, 11]);
    for (const times of thirds.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
    expect(lasts.size).toBe(12);
  });

  it('TRN-03 keeps clubs apart in the first round as well as can be: no assignment of small draws does better', () => {
    fc.assert(
      fc.property(entries(2, 8), seeds, fc.nat(), (all, seed, wish) => {
        const byId = new Map(all.map((entry) => [entry.id, entry]));
        const draw = drawBracket(all, { seed, seeds: wish % (sizeFor(all.length) / 2 + 1) });
        const places = draw.places.map((id) => (id === null ? null : byId.get(id)!));
        expect(clashes(places)).toBe(fewestClashes(places, new Set(draw.seeds)));
      }),
      { numRuns: 400 },
    );
  });

  it('TRN-03 keeps clubs apart in large draws wherever no club has more than half of the places', () => {
    for (let lot = 0; lot < 50; lot++) {
      const all = entriesOf(128, 4);
      const byId = new Map(all.map((entry) => [entry.id, entry]));
      const { places } = drawBracket(all, { seed: seedOf(lot), seeds: 32 });
      expect(clashes(places.map((id) => byId.get(id!)!))).toBe(0);
    }
  });

  it('TRN-03 of each version stays what it was', () => {
    const draw = drawBracket(entriesOf(24, 5), { seed: SEED, seeds: 8, version: 1 });
    expect(draw.places.map((id) => id?.slice(2) ?? '-').join(' ')).toBe(
      '00 - 08 16 14 12 - 06 03 - 13 10 21 15 - 05 04 - 17 11 20 09 - 02 07 - 22 18 19 23 - 01',
    );
    const large = drawBracket(entriesOf(100, 9), { seed: SEED, seeds: 25, version: 1 });
    expect(large.places.map((id) => id?.slice(1) ?? '-').join(' ')).toBe(
      '000 - 028 089 051 099 - 037 019 - 071 060 030 072 - 013 011 - 062 055 041 048 094 078 023 - 029 053 069 075 - 006 003 - 034 074 088 080 - 084 020 - 065 063 027 033 - 008 014 - 052 057 077 058 045 035 017 - 097 067 064 096 - 005 004 - 031 054 093 050 - 021 039 083 059 061 087 085 - 009 012 - 043 095 032 056 - 024 016 - 079 047 092 066 - 002 007 - 049 025 091 036 - 022 086 - 042 081 068 026 - 015 010 - 090 046 044 070 098 040 018 - 076 082 073 038 - 001',
    );
    expect(draw.version).toBe(DRAW_VERSION);
  });

  it('refuses what is no draw', () => {
    const draw = (count: number, seedsCount: number, seed = SEED, version = 1) =>
      drawBracket(entriesOf(count), { seed, seeds: seedsCount, version });
    expect(() => draw(1, 0)).toThrow(RangeError);
    expect(() => draw(129, 0)).toThrow(RangeError);
    expect(() => draw(8, 5)).toThrow(RangeError);
    expect(() => draw(8, -1)).toThrow(RangeError);
    expect(() => draw(8, 2, 'short')).toThrow(RangeError);
    expect(() => draw(8, 2, SEED, 2)).toThrow(RangeError);
    expect(() => drawBracket([...entriesOf(3), ...entriesOf(1)], { seed: SEED, seeds: 0 })).toThrow(RangeError);
    expect(() => drawBracket([{ id: 'a', rating: NaN, clubs: [] }, ...entriesOf(1)], { seed: SEED, seeds: 0 })).toThrow(
      RangeError,
    );
  });
});

describe('rounds', () => {
  it('TRN-03 are named after those they leave', () => {
    expect(roundsOf(128)).toEqual(['LAST_64', 'LAST_32', 'LAST_16', 'LAST_8', 'QUARTER_FINALS', 'SEMIFINAL', 'FINAL']);
    expect(roundsOf(2)).toEqual(['FINAL']);
    expect(() => roundsOf(12)).toThrow(RangeError);
    expect(() => roundsOf(256)).toThrow(RangeError);
    expect(() => roundsOf(1)).toThrow(RangeError);
  });
});

/** Tries every assignment of the unseeded entries to their places. */
function fewestClashes(places: readonly (Entry | null)[], seeded: ReadonlySet<string>): number {
  const open = [...places.keys()].filter((place) => places[place] && !seeded.has(places[place].id));
  const tried = [...places];
  let fewest = Infinity;
  const assign = (index: number, left: readonly Entry[]): void => {
    if (index === open.length) {
      fewest = Math.min(fewest, clashes(tried));
      return;
    }
    for (const entry of left) {
      tried[open[index]!] = entry;
      assign(
        index + 1,
        left.filter((other) => other !== entry),
      );
    }
  };
  assign(
    0,
    open.map((place) => places[place]!),
  );
  return fewest;
}
