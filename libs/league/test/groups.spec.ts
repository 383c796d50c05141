import fc from 'fast-check';
import { byLevel, formGroups, LEAST_ENTRIES, type Entry } from '../src/groups.js';
import { lehmer } from './lehmer.js';

const level = fc.integer({ min: 1_000, max: 7_000 }).map((thousandths) => thousandths / 1_000);
const entriesOf = (min: number, max: number) =>
  fc
    .array(level, { minLength: min, maxLength: max })
    .map((levels) => levels.map((level, i): Entry => ({ id: `p${String(i).padStart(3, '0')}`, level })));

const shuffled = (entries: readonly Entry[]) =>
  fc.shuffledSubarray([...entries], { minLength: entries.length, maxLength: entries.length });
const sizes = (groups: readonly (readonly Entry[])[] | null) => groups?.map((group) => group.length);
const idsOf = (groups: readonly (readonly Entry[])[] | null) => groups?.map((group) => group.map(({ id }) => id));
const equals = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i}`, level: 4 }));

/** In exact numbers, apart from the code: thousandths, times a multiple of all sizes. */
function spreadOf(groups: readonly (readonly Entry[])[]): bigint {
  return groups.reduce((total, group) => {
    const values = group.map(({ level }) => BigInt(Math.round(level * 1_000)));
    const sum = values.reduce((a, b) => a + b, 0n);
    const size = BigInt(group.length);
    return total + (2520n / size) * values.reduce((a, value) => a + size * value * value - value * sum, 0n);
  }, 0n);
}

/** Every way to cut a row into legal groups. */
function* allCuts(row: readonly Entry[]): Generator<(readonly Entry[])[]> {
  if (row.length === 0) yield [];
  for (let size = 7; size <= Math.min(10, row.length); size++)
    for (const rest of allCuts(row.slice(size))) yield [row.slice(0, size), ...rest];
}

describe('groups', () => {
  it('LEA-04~ 14 to 400 entries always split into groups of 7 to 10, each a stretch by level', () => {
    for (let count = LEAST_ENTRIES; count <= 400; count++) {
      // Uneven on purpose: a few clusters, as in a real province.
      const entries = Array.from({ length: count }, (_, i) => ({
        id: `p${i}`,
        level: 1 + ((i * i * 7919) % 6_000) / 1_000,
      }));
      const groups = formGroups(entries)!;
      expect(groups.flat()).toEqual(byLevel(entries));
      for (const group of groups) expect(group.length >= 7 && group.length <= 10).toBe(true);
    }
  });

  it('LEA-03~ no groups below fourteen entries', () => {
    for (let count = 0; count < LEAST_ENTRIES; count++) expect(formGroups(equals(count))).toBeNull();
  });

  it('LEA-04~ no other legal cut spreads levels less', () => {
    fc.assert(
      fc.property(entriesOf(14, 46), (entries) => {
        const best = spreadOf(formGroups(entries)!);
        for (const cut of allCuts(byLevel(entries))) expect(spreadOf(cut) >= best).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('LEA-04~ is the same in whatever order entries come', () => {
    const both = entriesOf(14, 120).chain((entries) => fc.tuple(fc.constant(entries), shuffled(entries)));
    fc.assert(
      fc.property(both, ([entries, other]) => {
        expect(idsOf(formGroups(other))).toEqual(idsOf(formGroups(entries)));
      }),
    );
  });

  it.each([
    [14, [7, 7]],
    [20, [10, 10]],
    [21, [7, 7, 7]],
    [25, [8, 8, 9]],
    [30, [10, 10, 10]],
    [31, [7, 8, 8, 8]],
  ])('LEA-04~ %i equal players make %p: as few groups as can be, of even sizes', (count, expected) => {
    expect(sizes(formGroups(equals(count)))!.sort((a, b) => a - b)).toEqual(expected);
  });

  it('LEA-04~ cuts where the levels leave a gap', () => {
    const entries = [6, 4, 2].flatMap((level, i) =>
      Array.from({ length: [10, 7, 9][i]! }, (_, n) => ({ id: `${level}-${n}`, level: level + n / 100 })),
    );
    expect(sizes(formGroups(entries))).toEqual([10, 7, 9]);
  });

  it('LEA-04~ spreads levels less than groups of even sizes', () => {
    // Levels as they lie in a population: many in the middle.
    const next = lehmer(7);
    const levelOf = () => 4 + 3 * ((next() + next() + next()) / 1.5 - 1);
    let [ours, even] = [0, 0];
    for (let run = 0; run < 100; run++) {
      const entries = Array.from({ length: 14 + (run % 60) }, (_, i) => ({ id: `${i}`, level: levelOf() }));
      const groups = formGroups(entries)!;
      ours += Number(spreadOf(groups));
      even += Number(spreadOf(evenGroups(byLevel(entries), groups.length)));
    }
    process.stdout.write(`spread within groups: ${((100 * ours) / even - 100).toFixed(1)} % against even sizes\n`);
    expect(ours).toBeLessThan(0.95 * even);
  });
});

function evenGroups(row: readonly Entry[], count: number): (readonly Entry[])[] {
  const start = (i: number) => Math.round((i * row.length) / count);
  return Array.from({ length: count }, (_, i) => row.slice(start(i), start(i + 1)));
}
