import { standingsOf, type GroupResult } from '@setpoint/league';
import { insertRows } from '@setpoint/service-kit';
import { CountForfeitsApart1795381500100 } from '../../src/persistence/migrations/0100-forfeits-not-played.js';
import {
  FixtureEntity,
  LeagueGroupEntity,
  MemberEntity,
  RankingEntity,
  StandingNightEntity,
} from '../../src/persistence/play-entities.js';
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
    const all = [null, 'POINTS', 'HEAD_TO_HEAD', 'APPW', 'GAME_DIFFERENCE', 'GAMES_WON', 'LEVEL', 'ID'];
    expect(all.filter((by) => !decidedBy.has(by))).toEqual([]);
  });

  it('LEA-06~ LEA-07~ what was kept while forfeits counted as played is put right', async () => {
    const leagueId = (await the.begin(14)).league.id;
    const phase = await the.addPhase(leagueId, { year: 2029, number: 1 });
    const { groups, members, fixtures } = randomGroups(1, phase.id, 4, 'kept');
    const { manager } = the.service;
    await insertRows(manager, LeagueGroupEntity, groups);
    await insertRows(manager, MemberEntity, members);
    await insertRows(manager, FixtureEntity, fixtures);
    const [{ id }] = groups as [(typeof groups)[number]];
    const table = (await standingsOfGroups(manager, [id])).get(id)!;
    expect(table.some(({ forfeited }) => forfeited > 0)).toBe(true);
    const before = table.map((row) => ({
      ...row,
      ...{ played: row.played + row.forfeited, lost: row.lost + row.forfeited },
    }));
    const playerOf = (memberId: string) => members.find((member) => member.id === memberId)!.player_ids;
    await manager.insert(StandingNightEntity, {
      group_id: id,
      version: 1,
      kept_at: the.clock.now(),
      standings: before,
    });
    await insertRows(
      manager,
      RankingEntity,
      before.map(({ memberId, position, points, played, appw }) => ({
        ...{ league_id: leagueId, year: 2029, player_id: playerOf(memberId)[0]!, player_ids: playerOf(memberId) },
        ...{ position, points, played, appw, phases: 1 },
      })),
    );
    const runner = manager.dataSource.createQueryRunner();
    try {
      await new CountForfeitsApart1795381500100().up(runner);
    } finally {
      await runner.release();
    }
    expect((await manager.findOneByOrFail(StandingNightEntity, { group_id: id })).standings).toEqual(table);
    const ranking = await manager.findBy(RankingEntity, { league_id: leagueId, year: 2029 });
    expect(ranking.toSorted((a, b) => a.position - b.position).map(({ played }) => played)).toEqual(
      table.map(({ played }) => played),
    );
  });
});
