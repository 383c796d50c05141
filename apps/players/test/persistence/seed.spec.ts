import { matchReady, resultConfirmed } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { player, SeededRandom } from '@setpoint/testkit';
import { seedPlayers, type PlayerSeed, type PlayersSeed } from '../../src/seeding/seed-players.js';
import { aCentre, aResult, at, CARLA, MILANO } from '../builders.js';
import { clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const person = (id: string, changes: Partial<PlayerSeed> = {}): PlayerSeed => ({
  id,
  firstName: 'Ana',
  lastName: 'Moretti',
  sex: 'F',
  birthDate: '1990-01-01',
  description: 'Clay',
  heightCm: 170,
  playingHand: 'LEFT',
  language: 'it',
  location: MILANO,
  kmToSearch: 20,
  sports: [{ sport: 1, level: 4 }],
  sportDetails: [],
  availability: { noFixedDays: false, slots: [{ weekday: 1, from: '18:00', to: '20:00' }] },
  photoUrl: '/files/avatars/ana.svg',
  isStaff: false,
  registeredAt: at('2024-06-01'),
  lastLoginAt: at('2026-05-31'),
  ...changes,
});
const seed = (changes: Partial<PlayersSeed>): PlayersSeed => ({
  players: [],
  follows: [],
  courts: [],
  results: [],
  ready: [],
  evaluations: [],
  coming: [],
  random: new SeededRandom(1),
  now: at('2026-06-01'),
  ...changes,
});

describe('demo data', () => {
  it('LVL-08 BYD-02 has the levels and predictions that the same events one by one would have made', async () => {
    const people = ['ana', 'ben', 'carla'].map((id, i) => person(id, { sports: [{ sport: 1, level: 3 + i / 2 }] }));
    const results = Array.from({ length: 12 }, (_, i) =>
      aResult(
        {
          matchId: `m${i}`,
          startsAt: `2026-06-${String(2 + i).padStart(2, '0')}T18:00:00.000Z`,
          ...(i % 3 === 0 && { teamB: [CARLA] }),
          ...(i % 4 > 0 && { courtId: i % 4 === 1 ? 'clay' : 'hard' }),
        },
        { winner: i % 2 ? 'A' : 'B' },
      ),
    );
    const courts = [aCentre('clay', [{ sport: 1, surface: 'CLAY' }]), aCentre('hard', [{ sport: 1, surface: 'HARD' }])];
    const ready = results.map(({ match }) => ({ match, at: '2026-06-01T12:00:00.000Z' }));
    const tables = async () => ({
      entries: await rowsOf(stage.manager, sql`select * from rating_entry order by ended_at, player_id`),
      starts: await rowsOf(stage.manager, sql`select * from rating_start order by player_id`),
      matches: await rowsOf(stage.manager, sql`select * from rated_match order by match_id`),
      predictions: await rowsOf(stage.manager, sql`select * from match_prediction order by match_id`),
      levels: await rowsOf(stage.manager, sql`select id, levels from player order by id`),
    });
    await seedPlayers(stage, seed({ players: people, courts, results, ready }));
    const seeded = await tables();
    expect(seeded.entries.at(-1)).toMatchObject({ surfaces: { CLAY: {}, HARD: {} } });
    expect(seeded.entries).toHaveLength(24);
    expect(seeded.predictions).toHaveLength(12);
    await clear(stage);
    await seedPlayers(stage, seed({ players: people, courts }));
    for (const each of ready) await stage.deliver(matchReady, each);
    for (const each of results.toReversed()) await stage.deliver(resultConfirmed, each);
    expect(await tables()).toEqual(seeded);
  });

  it('PLY-02~ is what the same changes by hand would have made', async () => {
    const events = await seedPlayers(
      stage,
      seed({
        players: [person('ana'), person('ben', { firstName: 'Ben', sports: [{ sport: 2, level: null }] })],
        follows: [{ followerId: 'ana', followedId: 'ben', since: at('2026-01-01') }],
        results: [aResult()],
      }),
    );
    expect(events.map(({ contract }) => contract.name)).toEqual([
      ...['profile-changed', 'levels-changed', 'availability-changed'],
      ...['profile-changed', 'levels-changed', 'availability-changed'],
      'follow-changed',
    ]);
    const { data } = await stage.query<{ player: unknown }>(
      `{ player(id: "ana") {
      displayName photoUrl locationName lastLoginAt bestLevel { rating } statistics { wins } following { edges { node { id } } } } }`,
      {},
      player('reader'),
    );
    expect(data!.player).toEqual({
      displayName: 'Ana Moretti',
      photoUrl: '/files/avatars/ana.svg',
      locationName: 'Milano',
      lastLoginAt: '2026-05-31T12:00:00.000Z',
      bestLevel: { rating: 3.5 },
      statistics: { wins: 1 },
      following: { edges: [{ node: { id: 'ben' } }] },
    });
    expect(await stage.events()).toEqual([]);
  });

  it('PLY-01 fails when it breaks a rule, and writes nothing then', async () => {
    const wrong = person('ana', { heightCm: 17 });
    await expect(seedPlayers(stage, seed({ players: [person('ben'), wrong] }))).rejects.toThrow(
      /INVALID_DATA.*heightCm/,
    );
    expect(await rowsOf(stage.manager, sql`select id from player`)).toEqual([]);
  });

  it('PLY-07 writes 400 players and 6,000 matches, and again without doubling', async () => {
    const ids = Array.from({ length: 400 }, (_, i) => userId(`player-${i}`));
    const results = Array.from({ length: 6000 }, (_, i) =>
      aResult({
        matchId: `m${i}`,
        numberPlayers: 2,
        teamA: [ids[i % 400]!, ids[(i + 1) % 400]!],
        teamB: [ids[(i + 7) % 400]!, ids[(i + 9) % 400]!],
      }),
    );
    const everybody = seed({
      // All at the same place, as many are who pick their town from the list.
      players: ids.map((id) => person(id)),
      follows: ids.map((id, i) => ({ followerId: id, followedId: ids[(i + 1) % 400]!, since: at('2026-01-01') })),
      results,
    });
    await seedPlayers(stage, everybody);
    await seedPlayers(stage, everybody);
    const counts = await rowOf(
      stage.manager,
      sql`select (select count(*) from player) as players, (select count(*) from follow) as follows,
        (select count(*) from match_statistics) as statistics`,
    );
    expect(counts).toEqual({ players: 400, follows: 400, statistics: 24_000 });
  });
});
