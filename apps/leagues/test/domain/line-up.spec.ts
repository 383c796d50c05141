import { lineUpOf, type PersonDays } from '../../src/domain/play/line-up.js';
import { passTime } from '../../src/domain/play/passing-time.js';
import { milestonesOf, type TableRow } from '../../src/domain/play/table.js';
import { aGroup, newIds, START } from './group-builder.js';

const DAYS = ['2027-01-03', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09'];
const always: PersonDays = { absences: [], weekdays: null };
const away: PersonDays = { absences: [{ from: '2027-01-01', to: '2027-01-20' }], weekdays: null };
const people = (of: Record<string, PersonDays>) => new Map(Object.entries(of));

describe('who of a team plays', () => {
  it('LEA-02~ who subscribed and the partner, the reserve where one of them is away', () => {
    const lineUp = (of: Record<string, PersonDays>) => lineUpOf(['ana', 'ben', 'eva'], 2, DAYS, people(of)).players;
    expect(lineUp({})).toEqual(['ana', 'ben']);
    expect(lineUp({ ben: away, eva: always })).toEqual(['ana', 'eva']);
    expect(lineUp({ ana: away })).toEqual(['ben', 'eva']);
    expect(lineUp({ ana: away, ben: away })).toEqual(['ana', 'ben']);
  });

  it('LEA-05~ on days that suit both and on which nobody is away', () => {
    const ana = { absences: [], weekdays: [1, 3, 5, 7] };
    const ben = { absences: [{ from: '2027-01-04', to: '2027-01-04' }], weekdays: null };
    expect(lineUpOf(['ana', 'ben'], 2, DAYS, people({ ana, ben })).freeDays).toEqual([
      '2027-01-03',
      '2027-01-06',
      '2027-01-08',
    ]);
  });

  it('LEA-05~ makes no match for who is away in a round, or has too few days', () => {
    const few = { absences: [], weekdays: [7] };
    const group = aGroup(7, { people: people({ p1: away, p2: few }) });
    const { fixtures } = passTime(group, START, newIds()).group;
    expect(fixtures.flatMap(({ sides }) => sides)).not.toContain('m1');
    expect(fixtures.flatMap(({ sides }) => sides)).not.toContain('m2');
    expect(fixtures).toHaveLength(2);
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
