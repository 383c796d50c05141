import fc from 'fast-check';
import { hear } from '../../src/domain/play/answers.js';
import { leave } from '../../src/domain/play/leaving.js';
import { lineUpOf, type PersonDays } from '../../src/domain/play/line-up.js';
import { passTime } from '../../src/domain/play/passing-time.js';
import { milestonesOf, type TableRow } from '../../src/domain/play/table.js';
import { aGroup, answerTo, newIds, START, TIMES } from './group-builder.js';

const DAYS = ['2027-01-03', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09'];
const always: PersonDays = { absences: [], weekdays: null };
const away: PersonDays = { absences: [{ from: '2027-01-01', to: '2027-01-20' }], weekdays: null };
const people = (of: Record<string, PersonDays>) => new Map(Object.entries(of));

describe('who of a team plays', () => {
  it('LEA-02 who subscribed and the partner, the reserve where one of them is away', () => {
    const lineUp = (of: Record<string, PersonDays>) => lineUpOf(['ana', 'ben', 'eva'], 2, DAYS, people(of)).players;
    expect(lineUp({})).toEqual(['ana', 'ben']);
    expect(lineUp({ ben: away, eva: always })).toEqual(['ana', 'eva']);
    expect(lineUp({ ana: away })).toEqual(['ben', 'eva']);
    expect(lineUp({ ana: away, ben: away })).toEqual(['ana', 'ben']);
  });

  it('LEA-02 LEA-05 on days that suit both and on which nobody is away', () => {
    const ana = { absences: [], weekdays: [1, 3, 5, 7] };
    const ben = { absences: [{ from: '2027-01-04', to: '2027-01-04' }], weekdays: null };
    const lineUp = lineUpOf(['ana', 'ben'], 2, DAYS, people({ ana, ben }));
    expect(lineUp.suitingDays).toEqual(['2027-01-03', '2027-01-06', '2027-01-08']);
    expect(lineUp.freeDays).toEqual(DAYS.filter((day) => day !== '2027-01-04'));
  });

  it('LEA-05~ the reserve comes in for who has no day that suits, but nobody is left out because of weekdays', () => {
    const [mondays, tuesdays] = [1, 2].map((day): PersonDays => ({ absences: [], weekdays: [day] }));
    const lineUp = (eva: PersonDays) =>
      lineUpOf(['ana', 'ben', 'eva'], 2, DAYS, people({ ana: mondays!, ben: tuesdays!, eva })).players;
    expect(lineUp(always)).toEqual(['ana', 'eva']);
    expect(lineUp(away)).toEqual(['ana', 'ben']);
  });

  it('LEA-05 makes no match for who is away in a round, and one for who has few days in the week', () => {
    const few = { absences: [], weekdays: [7] };
    const group = aGroup(7, { people: people({ p1: away, p2: few }) });
    const { fixtures } = passTime(group, START, newIds()).group;
    expect(fixtures.flatMap(({ sides }) => sides)).not.toContain('m1');
    expect(fixtures.flatMap(({ sides }) => sides)).toContain('m2');
    expect(fixtures).toHaveLength(3);
  });

  it('LEA-05 over a phase nobody meets anybody again before all who are still in the group, whatever days suit', () => {
    const day = fc.integer({ min: 1, max: 7 });
    const from = fc.integer({ min: 1, max: 85 });
    const person = fc.record({
      weekdays: fc.option(fc.uniqueArray(day, { minLength: 1, maxLength: 2 })),
      away: fc.option(fc.record({ from, days: fc.integer({ min: 3, max: 30 }) })),
    });
    const dayOfYear = (n: number) => new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10);
    const absence = ({ from, days }: { from: number; days: number }) => ({ from: dayOfYear(from), to: dayOfYear(from + days) }); // oxfmt-ignore
    fc.assert(
      fc.property(fc.array(person, { minLength: 7, maxLength: 10 }), fc.option(fc.nat(6)), (all, leaver) => {
        const days = all.map(({ weekdays, away }, i) => {
          return [`p${i + 1}`, { weekdays, absences: away ? [absence(away)] : [] }] as const;
        });
        let group = aGroup(all.length, { people: new Map(days) });
        const ids = newIds();
        const met = new Set<string>();
        const hasMetAll = (one: string) =>
          group.members.every(({ id, outBecause }) => id === one || outBecause !== null || met.has(`${one} ${id}`));
        for (const { startsAt, number } of TIMES.rounds) {
          group = passTime(group, startsAt, ids).group;
          const opened = group.fixtures.filter(({ round }) => round === number);
          const again = opened.filter(({ sides: [a, b] }) => met.has(`${a} ${b}`));
          expect(again.flatMap(({ sides }) => sides).filter((one) => !hasMetAll(one))).toEqual([]);
          for (const fixture of opened) {
            const [a, b] = fixture.sides;
            met.add(`${a} ${b}`).add(`${b} ${a}`);
            group = hear(group, answerTo(fixture, startsAt).played('A'), startsAt, ids).group;
          }
          if (number === 4 && leaver !== null) group = leave(group, `m${leaver + 1}`, 'ABANDONED', startsAt, ids).group;
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('milestones of a night', () => {
  const row = (memberId: string, position: number, played = 1) => ({ memberId, position, played }) as TableRow;

  it('LEA-06~ are told of who leads now, and of who is among the first two, when that is new', () => {
    const before = [row('ana', 1), row('ben', 2), row('eva', 3)];
    expect(milestonesOf(null, [row('ana', 1, 0), row('ben', 2, 0)])).toEqual([]);
    expect(milestonesOf(null, [row('ana', 1), row('ben', 2), row('eva', 3)])).toEqual([
      { memberId: 'ana', milestone: 'LEADER' },
      { memberId: 'ben', milestone: 'TOP_TWO' },
    ]);
    expect(milestonesOf(before, before)).toEqual([]);
    expect(milestonesOf(before, [row('ben', 1), row('eva', 2), row('ana', 3)])).toEqual([
      { memberId: 'ben', milestone: 'LEADER' },
      { memberId: 'eva', milestone: 'TOP_TWO' },
    ]);
    expect(milestonesOf(before, [row('ben', 1), row('ana', 2)])).toEqual([{ memberId: 'ben', milestone: 'LEADER' }]);
  });
});
