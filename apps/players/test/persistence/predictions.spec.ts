import { courtChanged, matchReady, resultConfirmed } from '@setpoint/events';
import { rebuildCalibration } from '../../src/persistence/projections/calibration.js';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import type { MatchPredictionRow } from '../../src/persistence/level-entities.js';
import { ANA, aCentre, aPlayer, aResult, BEN, CARLA, anEstimatedLevel } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

// Now is 1 June 2026 at 12:00.
let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  const level = (rating: number) => [anEstimatedLevel(rating)];
  await arePlayers(
    stage,
    aPlayer({ id: ANA, levels: level(5) }),
    aPlayer({ id: BEN, levels: level(3), inviteCode: 'BEN' }),
    aPlayer({ id: CARLA, levels: level(3), inviteCode: 'CARLA' }),
  );
});
afterAll(() => stage?.stop());

const SOON = { startsAt: '2026-06-01T18:00:00.000Z' };
const facts = (more: Parameters<typeof aResult>[0] = {}) => aResult({ matchId: 'm1', ...SOON, ...more }).match;
const ready = (more: Parameters<typeof aResult>[0] = {}) =>
  stage.deliver(matchReady, { match: facts(more), at: '2026-06-01T12:00:00.000Z' });
const kept = () => rowsOf<MatchPredictionRow>(stage.manager, sql`select * from match_prediction`);
const played = (more: Parameters<typeof aResult>[0] = {}, result: Parameters<typeof aResult>[1] = {}) =>
  stage.deliver(resultConfirmed, aResult({ matchId: 'm1', ...SOON, ...more }, result));
const calibration = async (args = '') => {
  const { data, errors } = await stage.query<{ levelCalibration: Record<string, unknown> }>(
    `{ levelCalibration${args} { matches logLoss eloLogLoss coinLogLoss besideElo besideCoin bins { from to matches predicted won } } }`,
    {},
    VISITOR,
  );
  expect(errors).toBeUndefined();
  return data!.levelCalibration;
};

describe('predictions', () => {
  it('BYD-02 are made when a match is ready, from what is known then', async () => {
    await ready();
    const [prediction] = await kept();
    expect(prediction).toMatchObject({ match_id: 'm1', team_a: ['ana'], team_b: ['ben'], elo_chance: 0.5 });
    expect(prediction!.win_chance).toBeGreaterThan(0.7);
    expect(prediction!.win_chance).toBeLessThan(0.95);
  });

  it('BYD-02 know the surface of the court', async () => {
    for (const surface of ['CLAY', 'HARD'] as const)
      await stage.deliver(courtChanged, aCentre(surface, [{ sport: 1, surface }]));
    await played({ matchId: 'm0', courtId: 'CLAY', startsAt: '2026-05-30T18:00:00.000Z' }, { winner: 'B' });
    await ready({ courtId: 'CLAY' });
    await ready({ matchId: 'm2', courtId: 'HARD' });
    const chances = new Map((await kept()).map(({ match_id, win_chance }) => [match_id, win_chance]));
    expect(chances.get('m1')).toBeLessThan(chances.get('m2')!);
  });

  it('BYD-02 stay as they were made, whatever is learnt later', async () => {
    await ready();
    const before = await kept();
    await played({ matchId: 'm0', startsAt: '2026-05-30T18:00:00.000Z' }, { winner: 'B' });
    await ready();
    expect(await kept()).toEqual(before);
    await played({}, { winner: 'B' });
    const shown = (who: Identity) =>
      stage.query<{ _entities: { keptPrediction: object | null }[] }>(
        `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Match { keptPrediction { winChance madeAt } } } }`,
        { of: ['m1', 'm0'].map((id) => ({ __typename: 'Match', id })) },
        who,
      );
    const { win_chance: winChance, made_at } = before[0]!;
    expect((await shown(player('carla'))).data!._entities).toEqual([
      { keptPrediction: { winChance, madeAt: made_at.toISOString() } },
      { keptPrediction: null },
    ]);
    expect((await shown(VISITOR)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  it('BYD-02 are made anew when others take the places', async () => {
    await ready();
    await ready({ teamB: [CARLA] });
    expect(await kept()).toMatchObject([{ team_b: ['carla'] }]);
  });

  it.each([
    ['friendly ones', { isFriendly: true }],
    ['those that have begun', { startsAt: '2026-06-01T12:00:00.000Z' }],
    ['those without a time', { startsAt: null }],
  ])('BYD-02 are not made of %s', async (_, match) => {
    await ready(match);
    expect(await kept()).toEqual([]);
  });
});

describe('the calibration', () => {
  it('BYD-02 tells everybody how often favourites won, beside plain Elo', async () => {
    expect(await calibration()).toEqual({
      ...{ matches: 0, bins: [], logLoss: null, eloLogLoss: null },
      ...{ coinLogLoss: 0.6931, besideElo: 'TOO_FEW', besideCoin: 'TOO_FEW' },
    });
    await ready();
    await ready({ matchId: 'm2', teamA: [BEN], teamB: [ANA] });
    const [{ win_chance: chance }] = (await kept()) as [MatchPredictionRow];
    await played();
    await played({ matchId: 'm2', teamA: [BEN], teamB: [ANA] });
    const four = (value: number) => Math.round(value * 1e4) / 1e4;
    expect(await calibration()).toEqual({
      matches: 2,
      bins: [{ from: 0.8, to: 0.9, matches: 2, predicted: four(chance), won: 0.5 }],
      logLoss: four((-Math.log(chance) - Math.log(1 - chance)) / 2),
      eloLogLoss: four(-Math.log(0.5)),
      ...{ coinLogLoss: 0.6931, besideElo: 'TOO_FEW', besideCoin: 'TOO_FEW' },
    });
    expect(await calibration('(sport: 1, numberPlayers: 1)')).toMatchObject({ matches: 2 });
    expect(await calibration('(sport: 2)')).toMatchObject({ matches: 0 });
  });

  it.each([
    // Losses of us and of plain Elo in millionths, one after the other.
    ['lower', [500_000, 600_000], [600_000, 700_000], 120, 'BETTER', 'BETTER'],
    ['lower in half of the matches, clearly', [200_000, 1_180_000], [690_000, 690_000], 120, 'SAME', 'SAME'],
    ['higher', [800_000, 700_000], [600_000, 690_000], 120, 'WORSE', 'WORSE'],
    ['lower in too few matches', [500_000, 600_000], [600_000, 700_000], 99, 'TOO_FEW', 'TOO_FEW'],
  ] as const)(
    'BYD-02 says of each pool whether a loss that is %s is more than noise',
    async (_, own, elo, count, besideElo, besideCoin) => {
      await stage.manager.query(
        `insert into judged_prediction select 'x' || i, 1, 1, i % 5, 700000, true, ($1::bigint[])[1 + i % 2], ($2::bigint[])[1 + i % 2]
        from generate_series(1, $3) i`,
        [own, elo, count],
      );
      await stage.manager.query(
        `insert into calibration
        select sport, number_players, bin, count(*), sum(chance), count(*) filter (where won), sum(loss), sum(elo_loss),
          sum(loss::numeric ^ 2), sum((elo_loss - loss)::numeric ^ 2)
        from judged_prediction group by sport, number_players, bin`,
      );
      expect(await calibration('(sport: 1, numberPlayers: 1)')).toMatchObject({ besideElo, besideCoin });
      expect(await calibration('(sport: 1, numberPlayers: 2)')).toMatchObject({
        besideElo: 'TOO_FEW',
        besideCoin: 'TOO_FEW',
      });
    },
  );

  it('BYD-02 follows corrections, exactly: what is counted is what counting anew gives', async () => {
    await ready();
    await ready({ matchId: 'm2' });
    await ready({ matchId: 'm3', teamB: [CARLA] });
    await played();
    await played({ matchId: 'm2' });
    await played({ matchId: 'm3', teamB: [CARLA] });
    await played({}, { winner: 'B', sets: [{ a: 3, b: 6, superTieBreak: false }, { a: 3, b: 6, superTieBreak: false }] }); // oxfmt-ignore
    await played({ matchId: 'm2' }, { outcome: 'WALKOVER', sets: [] });
    const kept = () => rowsOf(stage.manager, sql`select * from calibration where matches > 0 order by bin`);
    const counted = await kept();
    expect(await calibration()).toMatchObject({ matches: 2 });
    await rebuildCalibration(stage.manager);
    expect(counted).toEqual(await kept());
  });

  it('BYD-02 leaves out what nobody won by playing, and what others than predicted played', async () => {
    await ready();
    await ready({ matchId: 'm2' });
    await played({}, { outcome: 'RETIRED' });
    await played({ matchId: 'm2', teamB: [CARLA] });
    expect(await calibration()).toMatchObject({ matches: 0 });
  });
});
