import { resultConfirmed } from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import { player } from '@setpoint/testkit';
import { recountFollows, rebuildSearchRows, rebuildStatistics } from '../../src/index.js';
import { takeDuePlayers } from '../../src/persistence/projections/rankings.js';
import { aResult } from '../builders.js';
import { clear, joins, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const derived = async () => ({
  search: await rowsOf(stage.manager, sql`select * from player_search order by player_id`),
  cells: await rowsOf(stage.manager, sql`select lat, lng, players from grid_cell where players > 0 order by lat, lng`),
  statistics: await rowsOf(
    stage.manager,
    sql`select * from player_statistics order by player_id, sport, number_players`,
  ),
  follows: await rowsOf(stage.manager, sql`select id, following_count, followers_count from player order by id`),
});

const moves = (id: string, lat: number) =>
  stage.query(
    `mutation ($profilesData: ProfilesData!) { updateUser(profilesData: $profilesData) { success } }`,
    {
      profilesData: {
        locationCountry: 'IT',
        locationName: 'Milano',
        locationFullname: 'Milano, Italia',
        locationLat: lat,
        locationLng: 9.19,
      },
    },
    player(id),
  );

describe('what is kept beside the rows it comes from', () => {
  it('PLY-01 PLY-07 PLY-04~ is, after changes of all kinds, what a rebuild makes of the rows', async () => {
    // Through an invitation one may follow somebody who is listed only later.
    await joins(stage, 'ana');
    await joins(stage, 'ben', { referredBy: 'ana' });
    await joins(stage, 'carla', { referredBy: 'dan' });
    await joins(stage, 'dan');
    const relate = (what: string, who: string, playerId: string) =>
      stage.query(`mutation { ${what}(input: { playerId: "${playerId}" }) { success } }`, {}, player(who));
    await relate('followPlayer', 'ana', 'carla');
    await relate('followPlayer', 'ben', 'carla');
    await relate('unfollowPlayer', 'ben', 'carla');
    await relate('blockPlayer', 'ana', 'ben');
    for (const [id, lat] of [
      ['ana', 45.46],
      ['ben', 45.46],
      ['ana', 45.6],
    ] as const)
      await moves(id, lat);
    await stage.deliver(resultConfirmed, aResult());
    await stage.deliver(resultConfirmed, aResult({ startsAt: '2026-04-01T18:00:00.000Z' }, { winner: 'B' }));

    const kept = await derived();
    expect(kept.cells).toMatchObject([{ players: 1 }, { players: 1 }]);
    await stage.manager.query(`update player set following_count = 9, followers_count = 9`);
    await recountFollows(stage.manager);
    await rebuildSearchRows(stage.manager);
    await rebuildStatistics(stage.manager);
    expect(await derived()).toEqual(kept);
  });

  it('PLY-07~ makes scores of rankings due at once, whatever time the platform shows', async () => {
    await joins(stage, 'ana');
    await joins(stage, 'ben');
    await stage.deliver(resultConfirmed, aResult());
    await stage.empty('ranking_due');
    await rebuildStatistics(stage.manager);
    const due = await takeDuePlayers(stage.manager, new Date('2000-01-01T00:00:00Z'), 10);
    expect(due.toSorted()).toEqual(['ana', 'ben']);
  });
});
