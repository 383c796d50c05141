import { resultConfirmed, tournamentCompleted } from '@setpoint/events';
import { userId, VISITOR } from '@setpoint/kernel';
import { countStatements, insertRows, raw, rowsOf, sql } from '@setpoint/service-kit';
import { player } from '@setpoint/testkit';
import { BlockEntity } from '../../src/persistence/entities.js';
import { ANA, aPlayer, aResult, at, BEN, CARLA, MILANO } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const FIELDS = `totalCount own { place value } pageInfo { hasNextPage endCursor }
  edges { node { place value level player { id } } }`;
const STATISTICS = `query ($list: StatisticsList!, $year: Int, $first: Int, $after: String) {
  ranking: statisticsRanking(list: $list, sport: 1, numberPlayers: 1, year: $year, first: $first, after: $after) { ${FIELDS} } }`;
const LEVELS = `query ($sex: Sex, $country: String = "IT") {
  ranking: levelRanking(level: PRO, country: $country, sport: 1, numberPlayers: 1, sex: $sex) { ${FIELDS} } }`;

interface Answer {
  readonly ranking: {
    readonly totalCount: number;
    readonly own: { readonly place: number; readonly value: number } | null;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly edges: readonly {
      readonly node: { place: number; value: number; level: number | null; player: { id: string } };
    }[];
  };
}

async function read(query: string, variables = {}, who: Parameters<Stage['query']>[2] = VISITOR) {
  const { data, errors } = await stage.query<Answer>(query, variables, who);
  expect(errors).toBeUndefined();
  return data!.ranking;
}
const lines = ({ edges }: Answer['ranking']) =>
  edges.map(({ node }) => `${node.place} ${node.player.id} ${node.value}${node.level ? ` at ${node.level}` : ''}`);

const matches = (variables = {}, who?: Parameters<Stage['query']>[2]) =>
  read(STATISTICS, { list: 'MATCHES_PLAYED', year: 2026, ...variables }, who);
const TONIGHT = at('2026-06-02T02:00:00Z');

/** Ana plays twice against Ben and once against Carla. */
async function threeMatches(): Promise<void> {
  for (const opponent of [BEN, BEN, CARLA]) await stage.deliver(resultConfirmed, aResult({ teamB: [opponent] }));
}

describe('statistics lists', () => {
  beforeEach(() =>
    arePlayers(
      stage,
      aPlayer({ id: ANA }),
      aPlayer({ id: BEN }),
      aPlayer({ id: CARLA }),
      aPlayer({ id: userId('dan') }),
    ),
  );

  it('RNK-02 show what was played once the night has come, and not before', async () => {
    await threeMatches();
    await stage.runTimers(at('2026-06-02T01:59:59.999Z'));
    expect(lines(await matches())).toEqual([]);
    await stage.runTimers(TONIGHT);
    expect(lines(await matches())).toEqual(['1 ana 3', '2 ben 2', '3 carla 1']);
    expect(lines(await read(STATISTICS, { list: 'PLAYERS_MET' }))).toEqual(['1 ana 2', '2 carla 1', '2 ben 1']);
    expect(lines(await matches({ year: 2025 }))).toEqual([]);
  });

  it('RNK-02 count anew what changed since, and share places', async () => {
    await threeMatches();
    await stage.runTimers(TONIGHT);
    await stage.deliver(resultConfirmed, aResult({ teamA: [BEN], teamB: [userId('dan')] }));
    await stage.runTimers(at('2026-06-03T02:00:00Z'));
    expect(lines(await matches())).toEqual(['1 ben 3', '1 ana 3', '3 dan 1', '3 carla 1']);
  });

  it('RNK-02~ know the year at the court', async () => {
    const newYear = { startsAt: '2025-12-31T23:30:00.000Z' };
    await stage.deliver(resultConfirmed, aResult(newYear));
    await stage.deliver(resultConfirmed, aResult({ ...newYear, timeZone: 'Europe/London' }));
    await stage.runTimers(TONIGHT);
    expect(lines(await matches())).toEqual(['1 ben 1', '1 ana 1']);
    expect(lines(await matches({ year: 2025 }))).toEqual(['1 ben 1', '1 ana 1']);
  });

  it('RNK-02 are paged, with places that go on, and know where the viewer stands', async () => {
    await threeMatches();
    await stage.runTimers(TONIGHT);
    const first = await matches({ first: 2 }, player('carla'));
    expect(first).toMatchObject({ totalCount: 3, own: { place: 3, value: 1 }, pageInfo: { hasNextPage: true } });
    const second = await matches({ first: 2, after: first.pageInfo.endCursor }, player('carla'));
    expect(lines(second)).toEqual(['3 carla 1']);
    expect(await matches({}, player('dan'))).toMatchObject({ own: null });
    expect(await matches()).toMatchObject({ own: null });
  });

  it('RNK-02 PLY-04~ leave out those with a block, either way, for whom it is about', async () => {
    await threeMatches();
    await stage.runTimers(TONIGHT);
    await insertRows(stage.manager, BlockEntity, [{ blocker_id: ANA, blocked_id: BEN, since: at('2026-06-01') }]);
    expect(lines(await matches({}, player('ben')))).toEqual(['2 ben 2', '3 carla 1']);
    expect(lines(await matches({}, player('ana')))).toEqual(['1 ana 3', '3 carla 1']);
    expect(await matches({}, player('ana'))).toMatchObject({ totalCount: 2 });
    expect(await matches({}, player('carla'))).toMatchObject({ totalCount: 3 });
  });

  it('RNK-02 leave out who is unlisted, also before the next night', async () => {
    await threeMatches();
    await stage.runTimers(TONIGHT);
    await stage.manager.query(`update player set visibility = 'UNVERIFIED' where id = 'ana'`);
    expect(lines(await matches())).not.toContain('1 ana 3');
    expect(await matches({}, player('ana'))).toMatchObject({ totalCount: 2 });
  });

  it('RNK-01 count tournaments by how far somebody came, each once', async () => {
    const tournament = {
      tournamentId: 't1',
      sport: 1,
      numberPlayers: 1,
      completedAt: '2026-05-30T18:00:00.000Z',
      timeZone: 'Europe/Rome',
      entrants: [
        { playerIds: [ANA], reached: 'WON' },
        { playerIds: [BEN], reached: 'FINAL' },
        { playerIds: [CARLA], reached: 'SEMIFINAL' },
        { playerIds: ['dan'], reached: 'EARLIER' },
      ],
    } as const;
    const data = {
      ...tournament,
      entrants: tournament.entrants.map((one) => ({ ...one, playerIds: [...one.playerIds] })),
    };
    await stage.deliver(tournamentCompleted, data);
    await stage.deliver(tournamentCompleted, data);
    await stage.runTimers(TONIGHT);
    const players = async (list: string) => lines(await read(STATISTICS, { list, year: 2026 }));
    expect(await players('TOURNAMENTS_PLAYED')).toEqual(['1 dan 1', '1 carla 1', '1 ben 1', '1 ana 1']);
    expect(await players('TOURNAMENT_SEMIFINALS')).toEqual(['1 carla 1', '1 ben 1', '1 ana 1']);
    expect(await players('TOURNAMENT_FINALS')).toEqual(['1 ben 1', '1 ana 1']);
    expect(await players('TOURNAMENTS_WON')).toEqual(['1 ana 1']);
  });

  it('API-12~ refuse a cursor of another list', async () => {
    await threeMatches();
    await stage.runTimers(TONIGHT);
    const { pageInfo } = await matches({ first: 1 });
    const { errors } = await stage.query(STATISTICS, { list: 'PLAYERS_MET', after: pageInfo.endCursor });
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'INVALID_CURSOR' });
  });
});

describe('level lists', () => {
  const pro = (id: string, rating: number, changes = {}) =>
    aPlayer({
      id: userId(id),
      location: MILANO,
      levels: [{ sport: 1, numberPlayers: 1, rating, selfAssessed: false }],
      ...changes,
    });
  const tournament = (tournamentId: string, completedAt: string, ...players: string[]) =>
    stage.deliver(tournamentCompleted, {
      tournamentId,
      sport: 1,
      numberPlayers: 1,
      completedAt,
      timeZone: 'Europe/Rome',
      entrants: players.map((id) => ({ playerIds: [id], reached: 'EARLIER' as const })),
    });

  beforeEach(async () => {
    await arePlayers(
      stage,
      pro('ana', 6.3, { sex: 'F' }),
      pro('ben', 6.9, { sex: 'M' }),
      pro('carla', 6.7, { sex: 'F' }),
      pro('dan', 5.4, { sex: 'M' }),
      pro('eva', 6.5, { sex: 'F' }),
    );
    await tournament('t1', '2026-05-01T18:00:00.000Z', 'ana', 'ben', 'carla', 'dan');
    await tournament('t2', '2026-05-20T18:00:00.000Z', 'ana');
    await stage.runTimers(TONIGHT);
  });

  it('RNK-03 have players of the level, sex and country with a tournament in twelve months', async () => {
    expect(lines(await read(LEVELS, { sex: 'F' }, player('ana')))).toEqual(['1 ana 2 at 6.5', '2 carla 1 at 6.5']);
    expect(lines(await read(LEVELS, { sex: 'M' }, player('ana')))).toEqual(['1 ben 1 at 7']);
    expect(lines(await read(LEVELS, { sex: 'F', country: 'FR' }, player('ana')))).toEqual([]);
  });

  it('RNK-03 PLY-03~ are of everybody for visitors, whatever sex they ask for', async () => {
    const everybody = ['1 ben 1 at 7', '2 ana 2 at 6.5', '3 carla 1 at 6.5'];
    expect(lines(await read(LEVELS, { sex: 'F' }))).toEqual(everybody);
    expect(lines(await read(LEVELS, {}, player('ana')))).toEqual(everybody);
  });

  it('RNK-03 end by themselves when the last tournament is a year ago', async () => {
    await stage.runTimers(at('2027-05-02T02:00:00Z'));
    expect(lines(await read(LEVELS, {}, player('ana')))).toEqual(['1 ana 1 at 6.5']);
    await stage.runTimers(at('2027-05-21T02:00:00Z'));
    expect(lines(await read(LEVELS, {}, player('ana')))).toEqual([]);
  });
});

describe('the plan', () => {
  it('RNK-02~ reads a page of a large list from its index, without a sequential scan', async () => {
    await arePlayers(stage, aPlayer({ id: ANA }));
    await stage.manager.query(`
      insert into ranking_entry select 'MATCHES_PLAYED/1/1/2026', 'p' || i, i % 300 from generate_series(1, 20000) i;
      insert into ranking_score select 'MATCHES_PLAYED/1/1/2026', i, 66 from generate_series(0, 299) i;
      insert into player select copy.* from player, generate_series(1, 20000) i, jsonb_populate_record(player,
        jsonb_build_object('id', 'p' || i, 'invite_code', i)) copy where player.id = 'ana';
      analyze ranking_entry; analyze ranking_score; analyze player;`);
    const second = await matches({ after: (await matches({}, player('ben'))).pageInfo.endCursor }, player('ben'));
    expect(second.edges).toHaveLength(20);
    const { statements } = await countStatements(() => matches({ after: second.pageInfo.endCursor }, player('ben')));
    const page = statements.find((text) => text.includes('ranking_entry'))!;
    const rows = await rowsOf<{ 'QUERY PLAN': string }>(stage.manager, sql`explain (generic_plan) ${raw(page)}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('ranking_entry_by_score');
    expect(plan).not.toContain('Seq Scan');
  });
});
