import { followChanged, levelsChanged, profileChanged } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { player, SeededRandom } from '@setpoint/testkit';
import { seedPlayers, type PlayerSeed, type PlayersSeed } from '../../src/seeding/seed-players.js';
import { aResult, at, MILANO } from '../builders.js';
import { clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()), 120_000);
beforeEach(() => clear(stage));
afterAll(() => stage?.stop(), 60_000);

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
  results: [],
  random: new SeededRandom(1),
  now: at('2026-06-01'),
  ...changes,
});

describe('demo data', () => {
  it('PLY-02~ is what the same changes by hand would have made', async () => {
    const events = await seedPlayers(
      stage,
      seed({
        players: [person('ana'), person('ben', { firstName: 'Ben', sports: [{ sport: 2, level: null }] })],
        follows: [{ followerId: 'ana', followedId: 'ben', since: at('2026-01-01') }],
        results: [aResult()],
      }),
    );
    expect(events.map(({ contract }) => contract)).toEqual([
      profileChanged,
      levelsChanged,
      profileChanged,
      followChanged,
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
      bestLevel: { rating: 4 },
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

  it('PLY-07 writes 400 players and 6,000 matches within 4 s of work, and again without doubling', async () => {
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
    const before = process.cpuUsage();
    await seedPlayers(stage, everybody);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(4000);
    await seedPlayers(stage, everybody);
    const counts = await rowOf(
      stage.manager,
      sql`select (select count(*) from player) as players, (select count(*) from follow) as follows,
        (select count(*) from match_statistics) as statistics`,
    );
    expect(counts).toEqual({ players: 400, follows: 400, statistics: 24_000 });
  }, 120_000);
});
