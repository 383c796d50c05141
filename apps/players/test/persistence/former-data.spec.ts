import { gridPosition } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { player, startTestService, testPostgres } from '@setpoint/testkit';
import { migrations } from '../../src/persistence/migrations/index.js';
import { playersService } from '../../src/service.js';
import { MILANO } from '../builders.js';

/** As the version before TypeORM left its tables. */
const FORMER_MIGRATIONS = 3;

/** Wednesday evening, and as the former version searched for it: 10 × weekday + part of the day, 0 being any. */
const AVAILABILITY = { noFixedDays: false, slots: [{ weekday: 3, from: '18:30', to: '21:00' }] };
const AVAILABILITY_KEYS = [3, 30, 33];

describe('data of the former version', () => {
  it('PLY-01 PLY-07 API-13~ is found, counted and on the grid after the migrations', async () => {
    const database = await (await testPostgres()).freshDatabase();
    try {
      const former = await startTestService(
        { ...playersService, migrations: migrations.slice(0, FORMER_MIGRATIONS) },
        { databaseUrl: database.url },
      );
      const location = JSON.stringify(MILANO);
      for (const [id, name, standing, place] of [
        ['ana', 'Ana', 'LISTED', location],
        ['ben', 'Ben', 'LISTED', location],
        ['carla', 'Carla', 'LISTED', null],
        ['newcomer', 'Nora', 'UNVERIFIED', location],
      ]) {
        await former.manager.query(
          `insert into player (id, first_name, last_name, name_key, language, location, km_to_search, sports, levels,
            level_keys, availability, availability_keys, invite_code, standing, registered_at, last_login_at)
          values ($1, $2, 'Rossi', lower($2) || ' rossi', 'it', $4, 30, '{1}',
            '[{"sport": 1, "numberPlayers": 1, "rating": 2.5, "selfAssessed": true}]', '{1:ROOKIE}',
            $5, $6, $1, $3, now(), now())`,
          [id, name, standing, place, JSON.stringify(AVAILABILITY), AVAILABILITY_KEYS],
        );
      }
      await former.manager.query(`
        insert into follow values ('ana', 'ben', now()), ('carla', 'ben', now()), ('newcomer', 'ben', now());
        insert into heard_early values ('dan', now(), null);
        insert into tally values
          ('ana', 'm0', 1, 1, '2026-04-30', 'W', 2, 0, 12, 2, '{ben}'),
          ('ana', 'm1', 1, 1, '2026-05-01', 'L', 0, 2, 3, 12, '{ben}'),
          ('ana', 'm2', 1, 1, '2026-05-02', 'W', 2, 0, 12, 4, '{ben}'),
          ('ana', 'm3', 2, 2, '2026-05-03', 'W', 2, 1, 15, 9, '{ben,carla}')`);
      await former.stop();

      const service = await startTestService(playersService, { databaseUrl: database.url });
      try {
        const reader = player('reader');
        const query = `{
          near: players(filter: { near: { lat: ${MILANO.lat}, lng: ${MILANO.lng} }, levels: [ROOKIE], availability: [3],
            availabilityHours: [EVENING] },
            orderBy: DISTANCE) { totalCount edges { node { id } } }
          called: players(filter: { name: "carla" }) { edges { node { id } } }
          ana: player(id: "ana") { followingCount all: statistics { matches wins losses gamesWon currentStreak longestStreak playersMet }
            tennis: statistics(sport: 1) { matches currentStreak longestStreak } }
          ben: player(id: "ben") { followersCount } }`;
        const { data, errors } = await service.query(query, {}, reader);
        expect(errors).toBeUndefined();
        const near = (data as { near: { totalCount: number; edges: { node: { id: string } }[] } }).near;
        expect(near.totalCount).toBe(2);
        expect(near.edges.map(({ node }) => node.id).sort()).toEqual(['ana', 'ben']);
        expect(data).toMatchObject({
          called: { edges: [{ node: { id: 'carla' } }] },
          ana: {
            followingCount: 1,
            all: { matches: 4, wins: 3, losses: 1, gamesWon: 42, currentStreak: 2, longestStreak: 2, playersMet: 2 },
            tennis: { matches: 3, currentStreak: 1, longestStreak: 1 },
          },
          ben: { followersCount: 2 },
        });
        const { lat, lng } = gridPosition(MILANO);
        expect(await rowsOf(service.manager, sql`select lat, lng, players from grid_cell`)).toEqual([
          { lat, lng, players: 2 },
        ]);
        expect(await rowOf(service.manager, sql`select player_id from pending_fact`)).toEqual({ player_id: 'dan' });
      } finally {
        await service.stop();
      }
    } finally {
      await database.drop();
    }
  });
});
