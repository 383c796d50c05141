import { levelUpdated, resultConfirmed, tournamentCompleted, type DataOf } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import type { Level } from '../../src/domain/profile.js';
import { ANA, aPlayer, aResult, BEN, CARLA, anEstimatedLevel } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  await arePlayers(
    stage,
    aPlayer({ id: ANA, levels: estimate(4) }),
    aPlayer({ id: BEN, levels: estimate(4), inviteCode: 'BEN' }),
    aPlayer({ id: CARLA, inviteCode: 'CARLA' }),
  );
});
afterAll(() => stage?.stop());

const estimate = (rating: number): Level[] => [anEstimatedLevel(rating)];
const anasMatch = (day: number, more: Parameters<typeof aResult>[0] = {}, result: Parameters<typeof aResult>[1] = {}) =>
  stage.deliver(
    resultConfirmed,
    aResult({ matchId: `m${day}`, startsAt: `2026-05-${String(day).padStart(2, '0')}T18:00:00.000Z`, ...more }, result),
  );

interface Estimate {
  level: number;
  reliability: number;
}
const ESTIMATE = '{ level reliability }';

const title = (more: Partial<DataOf<typeof tournamentCompleted>> = {}): DataOf<typeof tournamentCompleted> => ({
  ...{ tournamentId: 't1', sport: 1, numberPlayers: 1, completedAt: '2026-05-10T18:00:00.000Z', timeZone: 'UTC' },
  entrants: ['ana', 'ben', 'carla', 'd', 'e', 'f', 'g', 'h'].map((id) => ({
    playerIds: [id],
    reached: id === 'ana' ? ('WON' as const) : ('EARLIER' as const),
  })),
  ...more,
});
interface Won {
  player: {
    levels: { rating: number; ratedMatches: number; selfAssessed: boolean }[];
    levelBonuses: { tournamentId: string; before: Estimate; after: Estimate; bonus: number | null }[];
    levelEntries: { totalCount: number; edges: { node: { match: { id: string }; before: Estimate } }[] };
    levelHistory: { level: number }[];
  };
}
const won = async (id: string, who: Identity = player('ana')) => {
  const { data, errors } = await stage.query<Won>(
    `query ($id: ID!) { player(id: $id) {
      levels { rating ratedMatches selfAssessed }
      levelBonuses(sport: 1, numberPlayers: 1) { tournamentId before ${ESTIMATE} after ${ESTIMATE} bonus }
      levelEntries(sport: 1, numberPlayers: 1) { totalCount edges { node { match { id } before ${ESTIMATE} } } }
      levelHistory(sport: 1, numberPlayers: 1) { level }
    } }`,
    { id },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.player;
};

describe('a tournament won', () => {
  it('LVL-06 adds a small bonus, once, in its place among the matches, and counts as no match', async () => {
    await anasMatch(1);
    await anasMatch(20);
    const before = await won('ana');
    await stage.deliver(tournamentCompleted, title());
    await stage.deliver(tournamentCompleted, title());
    const after = await won('ana');
    expect(after.levelBonuses).toMatchObject([{ tournamentId: 't1', bonus: 0.03 }]);
    const [bonus] = after.levelBonuses;
    expect(bonus!.before.reliability).toBe(bonus!.after.reliability);
    expect(bonus!.after.level - bonus!.before.level).toBeCloseTo(0.03, 5);
    expect(after.levelEntries.totalCount).toBe(2);
    expect(after.levelEntries.edges[0]!.node.before.level).toBeCloseTo(
      before.levelEntries.edges[0]!.node.before.level + 0.03,
      5,
    );
    expect(after.levels[0]!.ratedMatches).toBe(2);
    expect(after.levelHistory).toHaveLength(3);
    expect((await won('ben')).levelBonuses).toEqual([]);
    expect((await stage.eventsOf(levelUpdated)).length).toBe(4);
  });

  it('LVL-06 is the same when a match before it is confirmed later', async () => {
    await anasMatch(20);
    await stage.deliver(tournamentCompleted, title());
    await anasMatch(1);
    const late = await won('ana');
    await clear(stage);
    await arePlayers(
      stage,
      aPlayer({ id: ANA, levels: estimate(4) }),
      aPlayer({ id: BEN, levels: estimate(4), inviteCode: 'BEN' }),
    );
    await anasMatch(1);
    await stage.deliver(tournamentCompleted, title());
    await anasMatch(20);
    expect(late).toEqual(await won('ana'));
  });

  it.each([
    ['two', 2, 0.01],
    ['three', 3, 0.02],
    ['32', 32, 0.05],
    ['100', 100, 0.05],
  ])('LVL-06 of %s is worth as many rounds as it has, 0.05 at most', async (_, teams, bonus) => {
    await anasMatch(1);
    const entrants = Array.from({ length: teams }, (_, i) => ({
      playerIds: [i === 0 ? 'ana' : `x${i}`],
      reached: i === 0 ? ('WON' as const) : ('EARLIER' as const),
    }));
    await stage.deliver(tournamentCompleted, title({ entrants }));
    expect((await won('ana')).levelBonuses).toMatchObject([{ bonus }]);
  });

  it('LVL-06 adds nothing where nobody was there to be beaten', async () => {
    await stage.deliver(tournamentCompleted, title({ entrants: [{ playerIds: ['ana'], reached: 'WON' }] }));
    expect((await won('ana')).levelBonuses).toEqual([]);
  });

  it('LVL-06 LVL-03 leaves the own estimate of who has no match that counts, and tells others half steps', async () => {
    await stage.deliver(tournamentCompleted, title());
    expect((await won('ana')).levels[0]).toEqual({ rating: 3.5, ratedMatches: 0, selfAssessed: true });
    const [seen] = (await won('ana', player('ben'))).levelBonuses;
    expect(seen).toMatchObject({ bonus: null, before: { level: 3.5 }, after: { level: 3.5 } });
    expect((await won('ana', VISITOR)).levelBonuses).toEqual([]);
  });
});
