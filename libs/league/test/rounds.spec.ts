import fc from 'fast-check';
import { ROUNDS } from '../src/calendar.js';
import { freeDaysOf, LEAST_COMMON_DAYS, planRound, roundInPlan, type Member, type Pair } from '../src/rounds.js';
import { lehmer } from './lehmer.js';

const DAYS = Array.from({ length: 9 }, (_, i) => `2027-01-${String(i + 3).padStart(2, '0')}`);
const size = fc.integer({ min: 7, max: 10 });
const free = (id: string, freeDays: readonly string[], suitingDays = freeDays): Member => {
  return { id, freeDays, suitingDays, hasLeft: false };
};
const there = (id: string) => free(id, DAYS);
const away = (id: string) => free(id, []);
/** Whoever is away has left. */
const leaving = (members: readonly Member[]) =>
  members.map((member) => ({ ...member, hasLeft: member.freeDays.length === 0 }));
const group = (count: number) => Array.from({ length: count }, (_, i) => there(`p${i}`));
const keyOf = ([a, b]: Pair) => [a, b].sort().join(' ');
const common = (one: Member, other: Member) => one.freeDays.filter((day) => other.freeDays.includes(day)).length;

/** Groups of all sizes, and for each round who is there when. */
const phases = size.chain((count) =>
  fc.array(
    fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(DAYS) },
        { weight: 1, arbitrary: fc.constant<string[]>([]) },
        { weight: 1, arbitrary: fc.subarray(DAYS) },
      ),
      { minLength: count, maxLength: count },
    ),
    { minLength: ROUNDS, maxLength: ROUNDS },
  ),
);

/** Plays all rounds and shows each to a witness. */
function play(
  freeDays: readonly (readonly (readonly string[])[])[],
  witness: (round: {
    pairs: readonly Pair[];
    idle: readonly string[];
    members: Member[];
    before: readonly Pair[];
  }) => void,
): readonly Pair[] {
  const matches: Pair[] = [];
  freeDays.forEach((days, i) => {
    const members = days.map((freeDays, n) => free(`p${n}`, freeDays));
    const before = [...matches];
    const { pairs, idle } = planRound({ number: i + 1, members, matches, open: [] });
    witness({ pairs, idle, members, before });
    matches.push(...pairs);
  });
  return matches;
}

/** Every way to pair some of them, by trying. */
function* pairings(ids: readonly string[]): Generator<Pair[]> {
  const [first, ...rest] = ids;
  if (first === undefined) return yield [];
  yield* pairings(rest);
  for (const other of rest)
    for (const more of pairings(rest.filter((id) => id !== other))) yield [[first, other], ...more];
}

describe('the circle plan', () => {
  it('LEA-05 has every pair once and everybody once in a round', () => {
    for (const count of [7, 8, 9, 10]) {
      const rounds = count % 2 ? count : count - 1;
      const seen = Array.from({ length: rounds }, () => new Set<number>());
      for (let a = 0; a < count; a++)
        for (let b = a + 1; b < count; b++) {
          const round = roundInPlan(a, b, count);
          expect(roundInPlan(b, a, count)).toBe(round);
          for (const seat of [a, b]) {
            expect(seen[round]!.has(seat)).toBe(false);
            seen[round]!.add(seat);
          }
        }
      for (const seats of seen) expect(seats.size).toBe(count - (count % 2));
    }
  });
});

describe('rounds', () => {
  it('LEA-05 with everybody there all meet all, and nobody waits but the odd one', () => {
    for (const count of [7, 8, 9, 10]) {
      const all = Array.from({ length: ROUNDS }, () => group(count).map(({ freeDays }) => freeDays));
      const matches = play(all, ({ pairs, idle }) => {
        expect(pairs).toHaveLength(Math.floor(count / 2));
        expect(idle).toHaveLength(count % 2);
      });
      expect(new Set(matches.map(keyOf)).size).toBe((count * (count - 1)) / 2);
    }
  });

  it('LEA-05 nobody plays the same opponent again before all in the group, who left set aside, nor anybody while away', () => {
    const anyone = fc.record({
      freeDays: fc.oneof(
        { weight: 3, arbitrary: fc.constant(DAYS) },
        { weight: 1, arbitrary: fc.constant<string[]>([]) },
        { weight: 2, arbitrary: fc.subarray(DAYS) },
      ),
      suits: fc.oneof(fc.constant(DAYS), fc.subarray(DAYS, { maxLength: 2 })),
      leavesBefore: fc.constantFrom(ROUNDS, ROUNDS, ROUNDS, ROUNDS, 2, 5),
    });
    let again = 0;
    fc.assert(
      fc.property(
        size.chain((count) =>
          fc.array(fc.array(anyone, { minLength: count, maxLength: count }), { minLength: ROUNDS, maxLength: ROUNDS }),
        ),
        (phase) => {
          const matches: Pair[] = [];
          const met = new Set<string>();
          phase.forEach((round, i) => {
            const members = round.map(({ freeDays, suits }, n) => ({
              ...free(`p${n}`, freeDays, freeDays.filter((day) => suits.includes(day))), // oxfmt-ignore
              hasLeft: phase[0]![n]!.leavesBefore <= i,
            }));
            const byId = new Map(members.map((member) => [member.id, member]));
            const { pairs, idle } = planRound({ number: i + 1, members, matches, open: [] });
            const inRound = [...pairs.flat(), ...idle];
            expect(new Set(inRound).size).toBe(inRound.length);
            for (const pair of pairs) {
              const [one, other] = pair.map((id) => byId.get(id)!) as [Member, Member];
              expect([one.hasLeft, other.hasLeft]).toEqual([false, false]);
              expect(common(one, other)).toBeGreaterThanOrEqual(LEAST_COMMON_DAYS);
              if (!met.has(keyOf(pair))) continue;
              again += 1;
              for (const { id } of [one, other])
                for (const third of members)
                  expect(third.id === id || third.hasLeft || met.has(keyOf([id, third.id]))).toBe(true);
            }
            matches.push(...pairs);
            for (const pair of pairs) met.add(keyOf(pair));
          });
        },
      ),
      { numRuns: 300 },
    );
    expect(again).toBeGreaterThan(0);
  });

  it('LEA-05~ two whom no day of the week suits meet all the same, but where one could choose not in this round', () => {
    const [monday, tuesday] = [DAYS.slice(1, 2), DAYS.slice(2, 3)];
    const weekdays = [monday, tuesday, DAYS, DAYS].map((days, i) => free(`p${i}`, DAYS, days));
    const rest = [4, 5, 6].map((i) => away(`p${i}`));
    const plan = (matches: readonly Pair[]) =>
      planRound({ number: 2, members: [...weekdays, ...rest], matches, open: [] })
        .pairs.map(keyOf)
        .sort();
    // The circle plan has p0 and p1 in this round.
    expect(plan([])).not.toContain('p0 p1');
    const others: Pair[] = [
      ['p0', 'p2'],
      ['p0', 'p3'],
      ['p1', 'p2'],
      ['p1', 'p3'],
    ];
    expect(plan(others)).toEqual(['p0 p1', 'p2 p3']);
  });

  it('LEA-05~ who has met all but somebody who is away waits, and plays again when that one has left', () => {
    const members = group(7).map(({ id }, i) => (i < 4 ? there(id) : away(id)));
    const all: Pair[] = members.flatMap(({ id: one }, i) => members.slice(i + 1).map(({ id }): Pair => [one, id]));
    const butOne = all.filter((pair) => keyOf(pair) !== 'p0 p6');
    const plan = (who: readonly Member[]) => planRound({ number: 8, members: who, matches: butOne, open: [] });
    expect(plan(members)).toMatchObject({ pairs: [expect.anything()] });
    expect(plan(members).idle).toContain('p0');
    expect(plan(members.map((each) => ({ ...each, hasLeft: each.id === 'p6' }))).pairs).toHaveLength(2);
  });

  it('LEA-05~ where all days suit no other pairing has more new pairs, and of these more of the plan, then more that are overdue', () => {
    const few = phases.filter((freeDays) => freeDays[0]!.length < 9);
    fc.assert(
      fc.property(few, fc.integer({ min: 0, max: ROUNDS - 1 }), (freeDays, only) => {
        let round = 0;
        play(freeDays, ({ pairs, members, before }) => {
          const index = round++;
          if (index !== only) return;
          const count = members.length;
          const met = new Set(before.map(keyOf));
          const seat = (id: string) => Number(id.slice(1));
          const counts = (all: readonly Pair[]) => {
            const fresh = all.filter((pair) => !met.has(keyOf(pair)));
            const plan = fresh.map(([a, b]) => roundInPlan(seat(a), seat(b), count));
            const turns = count % 2 ? count : count - 1;
            return [
              fresh.length,
              plan.filter((at) => at === index % turns).length,
              plan.filter((at) => at < index && at !== index % turns).length,
            ];
          };
          const ours = counts(pairs);
          const byId = new Map(members.map((member) => [member.id, member]));
          for (const other of pairings(members.map(({ id }) => id))) {
            const possible = other.filter(
              ([a, b]) => !met.has(keyOf([a, b])) && common(byId.get(a)!, byId.get(b)!) >= LEAST_COMMON_DAYS,
            );
            expect(compare(counts(possible), ours)).toBeLessThanOrEqual(0);
          }
        });
      }),
      { numRuns: 30 },
    );
  });

  it('LEA-05~ who missed their turn comes before whose turn comes later', () => {
    const members = group(7).map(({ id }, i) => ([0, 3, 5].includes(i) ? there(id) : away(id)));
    expect(planRound({ number: 3, members, matches: [], open: [] })).toEqual({ pairs: [['p3', 'p5']], idle: ['p0'] });
  });

  it('LEA-05~ who is there for three days could have played, for two could not', () => {
    const members = group(7).map(({ id }, i) => free(id, DAYS.slice(0, i < 2 ? i + 2 : 0)));
    expect(planRound({ number: 1, members, matches: [], open: [] })).toEqual({ pairs: [], idle: ['p1'] });
  });

  it('LEA-05~ two who still have a match to play get no second one', () => {
    const members = group(7).map(({ id }, i) => (i < 2 ? there(id) : away(id)));
    const pair: Pair = ['p0', 'p1'];
    const planned = { number: 3, members, matches: [] };
    expect(planRound({ ...planned, open: [] })).toEqual({ pairs: [pair], idle: [] });
    expect(planRound({ ...planned, open: [['p1', 'p0']] })).toEqual({ pairs: [], idle: ['p0', 'p1'] });
  });

  it('LEA-05~ two who meet again are those who met least', () => {
    const members = group(8).map(({ id }, i) => (i < 4 ? there(id) : away(id)));
    const all: Pair[] = [0, 1, 2].flatMap((a) => [1, 2, 3].filter((b) => b > a).map((b): Pair => [`p${a}`, `p${b}`]));
    const again: Pair[] = [
      ['p0', 'p1'],
      ['p2', 'p3'],
      ['p0', 'p3'],
      ['p1', 'p2'],
    ];
    const { pairs } = planRound({ number: 8, members: leaving(members), matches: [...all, ...again], open: [] });
    expect(pairs.map(keyOf).sort()).toEqual(['p0 p2', 'p1 p3']);
  });

  it('LEA-05~ among equals it is who had most matches that waits', () => {
    const members = group(7).map(({ id }, i) => (i < 3 ? there(id) : away(id)));
    const matches: Pair[] = [
      ['p0', 'p1'],
      ['p0', 'p2'],
      ['p1', 'p2'],
      ['p1', 'p6'],
    ];
    expect(planRound({ number: 9, members: leaving(members), matches, open: [] }).idle).toEqual(['p1']);
  });

  it('LEA-05 fifteen of a hundred away: most opponents met, few idle beyond the odd ones', () => {
    const next = lehmer(5);
    let [met, opponents, idle, present] = [0, 0, 0, 0];
    for (let run = 0; run < 200; run++) {
      const count = 7 + (run % 4);
      const freeDays = Array.from({ length: ROUNDS }, () =>
        Array.from({ length: count }, () => (next() < 0.15 ? [] : DAYS)),
      );
      const matches = play(freeDays, (round) => {
        idle += round.idle.length;
        present += round.members.filter((member) => member.freeDays.length > 0).length;
      });
      met += 2 * new Set(matches.map(keyOf)).size;
      opponents += count * (count - 1);
    }
    expect(met / opponents).toBeGreaterThan(0.84);
    expect(idle / present).toBeLessThan(0.11);
  });

  it('a group has ten members at most', () => {
    expect(() => planRound({ number: 1, members: group(11), matches: [], open: [] })).toThrow('at most 10');
  });
});

describe('absences', () => {
  const gone = (from: string, to: string) => ({ absences: [{ from, to }] });
  const home = { absences: [] };

  it('LEA-05~ a player is free on the days around an absence, both ends are away', () => {
    expect(freeDaysOf(DAYS, [gone('2027-01-04', '2027-01-10')], 1)).toEqual(['2027-01-03', '2027-01-11']);
    expect(freeDaysOf(DAYS, [home], 1)).toEqual(DAYS);
  });

  it('LEA-05~ a team needs two, and a reserve comes in for either', () => {
    const team = [gone('2027-01-03', '2027-01-09'), gone('2027-01-10', '2027-01-11')];
    expect(freeDaysOf(DAYS, team, 2)).toEqual([]);
    expect(freeDaysOf(DAYS, [...team, home], 2)).toEqual(DAYS);
    expect(freeDaysOf(DAYS, [team[1]!, home], 2)).toEqual(DAYS.slice(0, 7));
  });
});

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((value, at) => value !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}
