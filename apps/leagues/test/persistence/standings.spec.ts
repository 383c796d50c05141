import { standingsOf, type GroupResult } from '@setpoint/league';
import { insertRows } from '@setpoint/service-kit';
import { FixtureEntity, LeagueGroupEntity, MemberEntity } from '../../src/persistence/play-entities.js';
import { standingsOfGroups } from '../../src/persistence/queries/standings.js';
import { memberResults, randomGroups } from '../random-groups.js';
import { startPlaying, type Playing } from '../playing.js';

describe('the table of a group', () => {
  let the: Playing;
  beforeAll(async () => (the = await startPlaying()));
  afterAll(() => the?.service.stop());

  it('LEA-06 is in SQL what the rules say, in thousands of groups with draws, forfeits and ties', async () => {
    const phase = await the.addPhase((await the.begin(14)).league.id, { year: 2028, number: 1 });
    const { groups, members, fixtures } = randomGroups(2_000, phase.id, 1);
    const { manager } = the.service;
    await insertRows(manager, LeagueGroupEntity, groups);
    await insertRows(manager, MemberEntity, members);
    await insertRows(manager, FixtureEntity, fixtures);
    const tables = await standingsOfGroups(manager, groups.map(({ id }) => id)); // oxfmt-ignore
    const membersOf = Map.groupBy(members, ({ group_id }) => group_id);
    const fixturesOf = Map.groupBy(fixtures, ({ group_id }) => group_id);
    const decidedBy = new Set<string | null>();
    for (const { id } of groups) {
      const own = membersOf.get(id)!;
      const results: GroupResult[] = memberResults(fixturesOf.get(id) ?? []);
      const expected = standingsOf(own.map((member) => member.id), results); // oxfmt-ignore
      const found = tables.get(id)!.map(({ memberId, decidedBy: by, ...row }) => {
        decidedBy.add(by);
        // Equal levels are a tie of their own here; the rules have only the order of the group.
        return { id: memberId, ...row, decidedBy: by === 'ID' ? 'LEVEL' : by };
      });
      expect(found).toEqual(expected);
    }
    const all = [null, 'POINTS', 'HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON', 'LEVEL', 'ID'];
    expect(all.filter((by) => !decidedBy.has(by))).toEqual([]);
  });
});
