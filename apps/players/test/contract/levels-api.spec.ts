import { levelUpdated, resultConfirmed, resultRevised } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { countStatements } from '@setpoint/service-kit';
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
interface Entry {
  match: { id: string };
  trend: string;
  before: Estimate;
  after: Estimate;
  ownTeam: Estimate;
  opponents: Estimate;
  winChance: number;
  expectedShare: number;
  actualShare: number | null;
  change: { total: number; score: number; win: number; opponents: number; partner: number; bonus: number } | null;
}
interface Read {
  player: {
    levels: { rating: number; selfAssessed: boolean; completeness: number; reliability: number; ratedMatches: number; trend: string }[]; // oxfmt-ignore
    levelEntries: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { node: Entry }[];
    };
    levelHistory: { at: string; level: number; low: number; high: number }[];
  };
}
const ESTIMATE = '{ level reliability }';
const READ = `query ($id: ID!, $first: Int, $after: String) { player(id: $id) {
  levels { rating selfAssessed completeness reliability ratedMatches trend }
  levelEntries(sport: 1, numberPlayers: 1, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { match { id } trend before ${ESTIMATE} after ${ESTIMATE} ownTeam ${ESTIMATE} opponents ${ESTIMATE}
      winChance expectedShare actualShare change { total score win opponents partner bonus } } }
  }
  levelHistory(sport: 1, numberPlayers: 1) { at level low high }
} }`;
const read = async (id: string, who: Identity = player('ana'), page: { first?: number; after?: string } = {}) => {
  const { data, errors } = await stage.query<Read>(READ, { id, ...page }, who);
  expect(errors).toBeUndefined();
  return data!.player;
};

const entryOf = async (id: string, matchId: string, who: Identity = player('ana')) => {
  const { data, errors } = await stage.query<{ player: { levelEntry: Entry | null } }>(
    `query ($id: ID!, $matchId: ID!) { player(id: $id) { levelEntry(matchId: $matchId) {
      match { id } trend before ${ESTIMATE} after ${ESTIMATE} ownTeam ${ESTIMATE} opponents ${ESTIMATE}
      winChance expectedShare actualShare change { total score win opponents partner bonus } } } }`,
    { id, matchId },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.player.levelEntry;
};
const reasonFor = async (matchId: string) => {
  const { data, errors } = await stage.query<{ _entities: { notRatedReason: string | null }[] }>(
    `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Match { notRatedReason } } }`,
    { of: [{ __typename: 'Match', id: matchId }] },
  );
  expect(errors).toBeUndefined();
  return data!._entities[0]!.notRatedReason;
};

describe('one match', () => {
  it('BYD-01 is found however many came after it', async () => {
    for (let day = 1; day <= 25; day++) await anasMatch(day);
    const { levelEntries } = await read('ana', player('ana'), { first: 25 });
    expect(await entryOf('ana', 'm1')).toEqual(levelEntries.edges.at(-1)!.node);
    expect(await entryOf('ana', 'm1', player('ben'))).toMatchObject({ change: null, before: { level: 3.5 } });
    expect(await entryOf('carla', 'm1')).toBeNull();
    expect(await entryOf('ana', 'm1', VISITOR)).toBeNull();
  });

  it.each([
    ['FRIENDLY', { isFriendly: true }, {}],
    ['GUEST', { isFriendly: true, withGuest: true, teamB: [] }, {}],
    ['WALKOVER', {}, { outcome: 'WALKOVER' as const, sets: [] }],
    ['NOTHING_PLAYED', {}, { outcome: 'RETIRED' as const, sets: [] }],
    ['NOT_POSSIBLE', { teamB: [ANA] }, {}],
    [null, {}, {}],
  ])('LVL-03 LVL-04~ tells why it moved no level: %s', async (reason, match, result) => {
    await anasMatch(1, match, result);
    expect(await reasonFor('m1')).toBe(reason);
    expect(await entryOf('ana', 'm1')).toEqual(reason === null ? expect.anything() : null);
  });

  it('LVL-03 LVL-08 counts once a guest has become an account: levels are replayed and told', async () => {
    await anasMatch(5);
    const guests = { matchId: 'm1', startsAt: '2026-05-01T18:00:00.000Z' };
    await stage.deliver(resultConfirmed, aResult({ ...guests, isFriendly: true, withGuest: true, teamB: [] }));
    expect(await reasonFor('m1')).toBe('GUEST');
    const alone = await entryOf('ana', 'm5');
    await stage.deliver(resultRevised, aResult({ ...guests, teamB: [CARLA] }));
    expect(await reasonFor('m1')).toBeNull();
    expect(await entryOf('carla', 'm1')).toMatchObject({ trend: 'DOWN' });
    expect((await entryOf('ana', 'm5'))!.before).not.toEqual(alone!.before);
    expect((await stage.eventsOf(levelUpdated)).filter(({ matchId }) => matchId === 'm1')).toHaveLength(2);
    await stage.deliver(resultRevised, aResult({ ...guests, teamB: [CARLA] }));
    expect((await stage.eventsOf(levelUpdated)).filter(({ matchId }) => matchId === 'm1')).toHaveLength(2);
  });
});

describe('how a level came about', () => {
  it('BYD-01 PLY-08 LVL-05 tells the player exactly, match by match, newest first', async () => {
    await anasMatch(1);
    await anasMatch(2, { teamB: [CARLA] });
    const { levels, levelEntries, levelHistory } = await read('ana');
    expect(levels[0]).toEqual({
      rating: 3.5,
      selfAssessed: false,
      completeness: 100,
      reliability: 13,
      ratedMatches: 2,
      trend: 'UP',
    });
    expect(levelEntries.totalCount).toBe(2);
    const [newest, oldest] = levelEntries.edges.map(({ node }) => node);
    expect(newest?.match.id).toBe('m2');
    expect(oldest).toMatchObject({
      match: { id: 'm1' },
      trend: 'UP',
      before: { level: 3.55, reliability: 0 },
      ownTeam: { level: 3.55 },
      opponents: { level: 3.5, reliability: 0 },
      winChance: 0.5,
      expectedShare: 0.5,
      actualShare: 0.62,
    });
    expect(newest!.before.level).toBe(oldest!.after.level);
    const { total, opponents, ...parts } = oldest!.change!;
    expect(opponents).toBe(0);
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 6);
    expect(oldest!.after.level - oldest!.before.level).toBeCloseTo(total, 6);
    expect(levelHistory.map(({ level }) => level)).toEqual([oldest!.after.level, newest!.after.level]);
    expect(levelHistory[0]!.low).toBeLessThan(levelHistory[0]!.level);
    expect(levelHistory[0]!.high).toBeGreaterThan(levelHistory[0]!.level);
  });

  it('BYD-01 tells both sides’ uncertainty, and how much came from opponents who were stronger or weaker', async () => {
    await clear(stage);
    const [weaker, stronger] = [estimate(4), estimate(5)];
    await arePlayers(
      stage,
      aPlayer({ id: ANA, levels: weaker }),
      aPlayer({ id: BEN, levels: stronger, inviteCode: 'BEN' }),
    );
    await anasMatch(1);
    const node = async (id: string) => (await read(id, player(id))).levelEntries.edges[0]!.node;
    const [ana, ben] = [await node('ana'), await node('ben')];
    expect(ana).toMatchObject({
      ownTeam: { reliability: expect.any(Number) },
      opponents: { level: 4.5, reliability: 0 },
    });
    expect(ana.expectedShare).toBeLessThan(0.5);
    expect(ana.change!.opponents).toBeGreaterThan(0);
    expect(ana.change!.opponents).toBeLessThan(ana.change!.score + ana.change!.win);
    expect(ben.change!.opponents).toBeLessThan(0);
    expect(ana.change!.opponents).toBe(Math.round(100 * ana.change!.opponents) / 100);
  });

  it('RNK-04~ tells others half steps, without progress and parts', async () => {
    await anasMatch(1);
    const { levels, levelEntries, levelHistory } = await read('ana', player('ben'));
    expect(levels[0]).toMatchObject({ completeness: null, ratedMatches: 1, trend: 'UP' });
    const { node } = levelEntries.edges[0]!;
    expect(node.change).toBeNull();
    const shown = [node.before, node.after, node.ownTeam, node.opponents].map(({ level }) => level);
    for (const level of [...shown, ...levelHistory.flatMap(({ level, low, high }) => [level, low, high])]) {
      expect(level * 2).toBe(Math.round(level * 2));
    }
  });

  it('PLY-03~ tells visitors nothing of it', async () => {
    await anasMatch(1);
    const { levels, ...rest } = await read('ana', VISITOR);
    expect(levels[0]).toMatchObject({ rating: 3.5, completeness: null, reliability: null, trend: null });
    expect(rest).toMatchObject({ levelEntries: { totalCount: 0, edges: [] }, levelHistory: [] });
  });

  it('LVL-05 is nothing yet for an estimate, and none without one', async () => {
    expect((await read('ana')).levels[0]).toMatchObject({
      completeness: 0,
      reliability: 0,
      ratedMatches: 0,
      trend: null,
    });
    const carla = await read('carla', player('carla'));
    expect(carla.levels[0]).toMatchObject({ rating: null, completeness: null, reliability: null });
  });

  it('PLY-08 API-12~ comes in pages', async () => {
    for (const day of [1, 2, 3, 4, 5]) await anasMatch(day);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { edges, pageInfo, totalCount } = (await read('ana', player('ana'), { first: 2, ...(after && { after }) }))
        .levelEntries;
      expect(totalCount).toBe(5);
      seen.push(...edges.map(({ node }) => node.match.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
    } while (after);
    expect(seen).toEqual(['m5', 'm4', 'm3', 'm2', 'm1']);
  });

  it('PLY-05 draws at most 200 points, the last one among them', async () => {
    await stage.manager.query(
      `insert into rating_entry (match_id, player_id, sport, number_players, ended_at, side, trend, before_mean,
          before_deviation, before_shown, before_met, after_mean, after_deviation, after_shown, met, elo, matches, win_chance,
          expected_share, actual_share, score_part, win_part, partner_part, start_mean, start_deviation)
        select 'x' || n, 'ana', 1, 1, timestamptz '2026-01-01' + n * interval '1 hour', 'A', 'UP',
          3, 0.5, 3, 0, 3 + n / 1000.0, 0.3, 3, '{}', 1500, n, 0.5, 0.5, 0.5, 0, 0, 0, 3, 0.9 from generate_series(1, 701) n`,
    );
    const { data } = await stage.query<Pick<Read, 'player'>>(
      `{ player(id: "ana") { levelHistory(sport: 1, numberPlayers: 1) { level } } }`,
      {},
      player('ana'),
    );
    const { levelHistory } = data!.player;
    expect(levelHistory).toHaveLength(200);
    expect(levelHistory.at(-1)!.level).toBe(3.7);
  });

  it('PLY-08 is read for many players in as many statements as for one', async () => {
    await anasMatch(1);
    const many = `{ players(first: 10) { edges { node { levels { reliability trend }
      levelEntries(sport: 1, numberPlayers: 1) { totalCount } levelHistory(sport: 1, numberPlayers: 1) { level }
      evaluations { count } } } } }`;
    const { statements } = await countStatements(() => stage.query(many, {}, player('ana')));
    expect(statements.filter((text) => /rating_entry|evaluation/.test(text))).toHaveLength(4);
    const plain = await countStatements(() => stage.query(`{ players { edges { node { levels { rating } } } } }`));
    expect(plain.statements.filter((text) => text.includes('rating_entry'))).toEqual([]);
  });
});
