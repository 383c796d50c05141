import { courtChanged, resultConfirmed, resultCorrected, type DataOf } from '@setpoint/events';
import { userId, VISITOR } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { player } from '@setpoint/testkit';
import { BlockEntity } from '../../src/persistence/entities.js';
import { ANA, aCentre, aPlayer, aResult, at, BEN, CARLA } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  await arePlayers(stage, aPlayer({ id: ANA }), aPlayer({ id: BEN }), aPlayer({ id: CARLA }));
});
afterAll(() => stage?.stop());

const DAN = userId('dan');

async function read<Field>(field: string, who: Parameters<Stage['query']>[2] = player('ana')): Promise<Field> {
  const { data, errors } = await stage.query<{ player: { field: Field } }>(
    `{ player(id: "ana") { field: ${field} } }`,
    {},
    who,
  );
  expect(errors).toBeUndefined();
  return data!.player.field;
}
const plays = (day: string, opponent = BEN, winner: 'A' | 'B' | null = 'A', changes = {}) =>
  stage.deliver(
    resultConfirmed,
    aResult({ startsAt: `${day}T18:00:00.000Z`, teamB: [opponent], ...changes }, { winner }),
  );

describe('statistics of a period', () => {
  const FIGURES = `{ matches wins losses draws setsWon setsLost gamesWon gamesLost currentStreak longestStreak playersMet }`;
  const figures = (filter: string) => read<Record<string, number>>(`statistics(${filter}) ${FIGURES}`);

  beforeEach(async () => {
    await plays('2024-05-01', BEN, 'B');
    await plays('2025-12-01', CARLA, 'B');
    await plays('2026-05-01', BEN);
    await plays('2026-05-02', BEN);
  });

  it('PLY-07~ change with a result that support corrects, and with each correction once', async () => {
    const match = { matchId: 'corrected', startsAt: '2026-05-03T18:00:00.000Z', teamB: [CARLA] };
    await stage.deliver(resultConfirmed, aResult(match), { version: 1 });
    expect(await figures('period: ALL')).toMatchObject({ matches: 5, wins: 3, losses: 2, currentStreak: 3 });
    const { automatic: _, ...data } = aResult(match, { winner: 'B', outcome: 'WALKOVER', sets: [] });
    for (const version of [3, 3]) await stage.deliver(resultCorrected, data, { version });
    expect(await figures('period: ALL')).toMatchObject({ matches: 5, wins: 2, losses: 3, currentStreak: 0 });
    await stage.deliver(resultConfirmed, aResult(match), { version: 2 });
    expect(await figures('period: ALL')).toMatchObject({ matches: 5, wins: 2, losses: 3 });
  });

  it('PLY-07 count the matches of twelve months, or of ninety days', async () => {
    expect(await figures('period: ALL')).toMatchObject({ matches: 4, wins: 2, losses: 2, playersMet: 2 });
    expect(await figures('period: YEAR')).toMatchObject({ matches: 3, wins: 2, losses: 1, playersMet: 2 });
    expect(await figures('period: DAYS_90')).toEqual({
      matches: 2,
      wins: 2,
      losses: 0,
      draws: 0,
      setsWon: 4,
      setsLost: 0,
      gamesWon: 26,
      gamesLost: 16,
      currentStreak: 2,
      longestStreak: 2,
      playersMet: 1,
    });
  });

  it('PLY-07 know the longest streak, of all time and of a period, in the order of play', async () => {
    await plays('2024-06-01', BEN);
    await plays('2024-06-03', BEN);
    await plays('2024-06-02', BEN);
    await plays('2026-05-03', BEN, 'B');
    await plays('2026-05-04', BEN);
    expect(await figures('period: ALL')).toMatchObject({ matches: 9, currentStreak: 1, longestStreak: 3 });
    expect(await figures('period: ALL, sport: 2')).toMatchObject({ matches: 0, longestStreak: 0 });
    expect(await figures('period: YEAR')).toMatchObject({ matches: 5, currentStreak: 1, longestStreak: 2 });
    await plays('2024-06-02', BEN, 'B', { startsAt: '2024-06-02T19:00:00.000Z' });
    expect(await figures('period: ALL')).toMatchObject({ longestStreak: 2 });
  });

  it('PLY-07 keep sports and formats apart in a period, too', async () => {
    await plays('2026-05-03', BEN, 'B', { sport: 2, numberPlayers: 2, teamA: [ANA, CARLA], teamB: [BEN, DAN] });
    expect(await figures('period: DAYS_90')).toMatchObject({ matches: 3, currentStreak: 0, playersMet: 2 });
    expect(await figures('period: DAYS_90, sport: 1')).toMatchObject({ matches: 2, currentStreak: 2 });
    expect(await figures('period: DAYS_90, sport: 2, numberPlayers: 2')).toMatchObject({ matches: 1, losses: 1 });
    expect(await figures('period: DAYS_90, sport: 2, numberPlayers: 1')).toMatchObject({ matches: 0, playersMet: 0 });
  });

  it('PLY-07 are a chart over time', async () => {
    const chart = (filter: string) =>
      read<{ start: string; wins: number }[]>(`statisticsOverTime(${filter}) { start wins losses draws }`);
    expect(await chart('period: ALL')).toEqual([
      { start: '2024-01-01', wins: 0, losses: 1, draws: 0 },
      { start: '2025-01-01', wins: 0, losses: 1, draws: 0 },
      { start: '2026-01-01', wins: 2, losses: 0, draws: 0 },
    ]);
    const months = await chart('period: YEAR');
    expect(months.find(({ start }) => start === '2026-05-01')).toMatchObject({ wins: 2 });
    expect(await chart('sport: 2')).toEqual([]);
  });
});

describe('players met', () => {
  const FIELDS = `{ totalCount pageInfo { hasNextPage endCursor }
    edges { node { matches wins losses draws lastPlayedAt player { id } } } }`;
  interface Met {
    readonly totalCount: number;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly edges: readonly {
      readonly node: {
        matches: number;
        wins: number;
        losses: number;
        draws: number;
        lastPlayedAt: string;
        player: { id: string };
      };
    }[];
  }
  const met = (filter = '', who?: Parameters<Stage['query']>[2]) => read<Met>(`playersMet${filter} ${FIELDS}`, who);
  const lines = ({ edges }: Met) =>
    edges.map(({ node }) => `${node.player.id} ${node.matches}: ${node.wins} ${node.losses} ${node.draws}`);

  beforeEach(async () => {
    await plays('2026-03-01', BEN, 'B');
    await plays('2026-04-01', CARLA, null);
    await plays('2026-05-01', BEN, 'A');
  });

  it('PLY-07 are who, how often, won and lost, and when last', async () => {
    const found = await met();
    expect(lines(found)).toEqual(['ben 2: 1 1 0', 'carla 1: 0 0 1']);
    expect(found.edges[0]!.node.lastPlayedAt).toBe('2026-05-01T18:00:00.000Z');
    expect(lines(await met('(sport: 2)'))).toEqual([]);
  });

  it('PLY-07 are paged', async () => {
    const first = await met('(first: 1)');
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(lines(await met(`(first: 1, after: "${first.pageInfo.endCursor}")`))).toEqual(['carla 1: 0 0 1']);
  });

  it('PLY-04~ leave out whom a block keeps from the viewer, and the unlisted', async () => {
    await insertRows(stage.manager, BlockEntity, [{ blocker_id: BEN, blocked_id: CARLA, since: at('2026-06-01') }]);
    expect(lines(await met('', player('carla')))).toEqual(['carla 1: 0 0 1']);
    await stage.manager.query(`update player set visibility = 'UNVERIFIED' where id = 'carla'`);
    expect(await met('', player('ana'))).toMatchObject({ totalCount: 1 });
  });

  it('PLY-03~ are nobody for visitors', async () => {
    expect(await met('', VISITOR)).toMatchObject({ totalCount: 0, edges: [] });
  });
});

describe('what matches were played on', () => {
  type Fields = NonNullable<DataOf<typeof courtChanged>['fields']>;
  const centre = (courtId: string, fields?: Fields) => stage.deliver(courtChanged, aCentre(courtId, fields));
  const bySurface = (filter = '') =>
    read<object[]>(
      `statisticsBySurface${filter && `(${filter})`} { surface matches wins losses draws setsWon setsLost gamesWon gamesLost }`,
    );
  const CLAY = { sport: 1, surface: 'CLAY' } as const;
  const HARD = { sport: 1, surface: 'HARD' } as const;

  beforeEach(async () => {
    await centre('clay', [CLAY, { sport: 2, surface: 'SYNTHETIC_GRASS' }]);
    await centre('hard', [HARD]);
    await centre('both', [CLAY, HARD]);
    await centre('former');
    await plays('2025-01-01', BEN, 'B', { courtId: 'clay' });
    for (const day of ['2026-05-01', '2026-05-02']) await plays(day, BEN, 'A', { courtId: 'hard' });
    for (const courtId of ['both', 'former', null, 'nowhere']) await plays('2026-05-03', CARLA, 'A', { courtId });
  });

  it('PLY-07 is the surface that all fields of the sport have; where there are several, it is not known', async () => {
    expect(await bySurface()).toEqual([
      {
        surface: 'HARD',
        matches: 2,
        wins: 2,
        losses: 0,
        draws: 0,
        setsWon: 4,
        setsLost: 0,
        gamesWon: 26,
        gamesLost: 16,
      },
      expect.objectContaining({ surface: 'CLAY', matches: 1, wins: 0, losses: 1 }),
      expect.objectContaining({ surface: null, matches: 4, wins: 4 }),
    ]);
  });

  it('PLY-07 is told of a period, a sport and a format', async () => {
    const surfaces = async (filter: string) =>
      (await bySurface(filter)).map((row) => (row as { surface: string }).surface);
    expect(await surfaces('period: YEAR')).toEqual(['HARD', null]);
    expect(await surfaces('sport: 2')).toEqual([]);
    expect(await surfaces('sport: 1, numberPlayers: 1')).toEqual(['HARD', 'CLAY', null]);
  });

  it('PLY-07 narrows the chart', async () => {
    const won = async (filter: string) => {
      const stretches = await read<{ wins: number; losses: number }[]>(`statisticsOverTime${filter} { wins losses }`);
      return stretches.map(({ wins, losses }) => [wins, losses]);
    };
    expect(await won('(surface: CLAY)')).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(await won('(surface: HARD)')).toEqual([[2, 0]]);
    expect(await won('(surface: GRASS)')).toEqual([]);
  });

  it('PLY-07 narrows the figures of a format, with the streak and whom one met', async () => {
    const on = (filter: string) =>
      read<object>(`statistics(${filter}) { matches wins losses currentStreak playersMet }`);
    const nothing = { matches: 0, wins: 0, losses: 0, currentStreak: 0, playersMet: 0 };
    await plays('2026-05-05', CARLA, 'B', { courtId: 'clay' });
    const singles = 'sport: 1, numberPlayers: 1';
    expect(await on(`${singles}, surface: HARD`)).toEqual({
      ...nothing,
      matches: 2,
      wins: 2,
      currentStreak: 2,
      playersMet: 1,
    });
    expect(await on(`${singles}, surface: CLAY`)).toEqual({ ...nothing, matches: 2, losses: 2, playersMet: 2 });
    expect(await on(`${singles}, surface: CLAY, period: YEAR`)).toEqual({
      ...nothing,
      matches: 1,
      losses: 1,
      playersMet: 1,
    });
    expect(await on('sport: 2, surface: CLAY')).toEqual(nothing);
    expect(await on('surface: GRASS')).toEqual(nothing);
    expect(await on(singles)).toMatchObject({ matches: 8, wins: 6 });
  });

  it('PLY-07 stays what it was when a centre changes', async () => {
    await centre('hard', [CLAY]);
    await plays('2026-05-04', BEN, 'A', { courtId: 'hard' });
    expect(await bySurface()).toMatchObject([
      { surface: 'CLAY', matches: 2 },
      { surface: 'HARD', matches: 2 },
      { surface: null, matches: 4 },
    ]);
  });
});
