import { resultConfirmed } from '@setpoint/events';
import { userId, VISITOR } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { player } from '@setpoint/testkit';
import { BlockEntity } from '../../src/persistence/entities.js';
import { ANA, aPlayer, aResult, at, BEN, CARLA } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(async () => {
  await clear(stage);
  const evening = { noFixedDays: false, slots: [{ weekday: 2, from: '18:00', to: '21:00' }] };
  const late = { noFixedDays: false, slots: [{ weekday: 2, from: '20:00', to: '23:00' }] };
  await arePlayers(
    stage,
    aPlayer({ id: ANA, availability: evening }),
    aPlayer({ id: BEN, availability: late }),
    aPlayer({ id: CARLA }),
    aPlayer({ id: DAN }),
    aPlayer({ id: EVA }),
  );
});
afterAll(() => stage?.stop());

const DAN = userId('dan');
const EVA = userId('eva');

const QUERY = `query ($a: ID!, $b: ID!) { comparePlayers(playerId: $a, otherId: $b) {
  player { id } other { id }
  headToHead { matches wins losses draws setsWon setsLost gamesWon gamesLost lastPlayedAt }
  commonOpponents { opponent { id } player { matches wins losses draws } other { matches wins losses draws } }
  availabilityOverlap { noFixedDays slots { weekday from to } } } }`;

interface Comparison {
  readonly headToHead: Record<string, unknown>;
  readonly commonOpponents: readonly { readonly opponent: { readonly id: string } }[];
}
const sideBySide = async (teamA: string[], teamB: string[], sport = 2) => {
  const { data, errors } = await stage.query<{ headToHead: object | null }>(
    `query ($sport: Int!, $teamA: [ID!]!, $teamB: [ID!]!) { headToHead(sport: $sport, teamA: $teamA, teamB: $teamB) {
      matches wins losses draws setsWon lastPlayedAt } }`,
    { sport, teamA, teamB },
    player('eva'),
  );
  expect(errors).toBeUndefined();
  return data!.headToHead;
};
const compare = (a: string, b: string, who: Parameters<Stage['query']>[2] = player('eva')) =>
  stage.query<{ comparePlayers: Comparison | null }>(QUERY, { a, b }, who);
const compared = async (...args: Parameters<typeof compare>) => {
  const { data, errors } = await compare(...args);
  expect(errors).toBeUndefined();
  return data!.comparePlayers;
};
const plays = (teamA: string[], teamB: string[], winner: 'A' | 'B' | null = 'A', changes = {}) =>
  stage.deliver(resultConfirmed, aResult({ teamA, teamB, ...changes }, { winner }));
const blocks = (blocker_id: string, blocked_id: string) =>
  insertRows(stage.manager, BlockEntity, [{ blocker_id, blocked_id, since: at('2026-06-01') }]);

describe('two players beside each other', () => {
  it('PLY-05 have a record against each other, partners of a pair apart', async () => {
    await plays([ANA], [BEN], 'A');
    await plays([BEN], [ANA], 'A', { startsAt: '2026-05-20T18:00:00.000Z' });
    await plays([ANA, CARLA], [BEN, DAN], null, { sport: 2, numberPlayers: 2 });
    await plays([ANA, BEN], [CARLA, DAN], 'A', { sport: 2, numberPlayers: 2 });
    expect((await compared(ANA, BEN))!.headToHead).toEqual({
      matches: 3,
      wins: 1,
      losses: 1,
      draws: 1,
      setsWon: 4,
      setsLost: 2,
      gamesWon: 34,
      gamesLost: 29,
      lastPlayedAt: '2026-05-20T18:00:00.000Z',
    });
    expect((await compared(BEN, ANA))!.headToHead).toMatchObject({ matches: 3, wins: 1, setsWon: 2, setsLost: 4 });
  });

  it('PLY-05 have common opponents, whom they met most often first', async () => {
    await plays([ANA], [CARLA], 'A');
    await plays([BEN], [CARLA], 'B');
    await plays([ANA], [DAN], 'A');
    await plays([ANA], [DAN], 'B');
    await plays([BEN], [DAN], null);
    await plays([ANA], [EVA]);
    expect((await compared(ANA, BEN))!.commonOpponents).toEqual([
      {
        opponent: { id: DAN },
        player: { matches: 2, wins: 1, losses: 1, draws: 0 },
        other: { matches: 1, wins: 0, losses: 0, draws: 1 },
      },
      {
        opponent: { id: CARLA },
        player: { matches: 1, wins: 1, losses: 0, draws: 0 },
        other: { matches: 1, wins: 0, losses: 1, draws: 0 },
      },
    ]);
    await blocks(CARLA, EVA);
    expect((await compared(ANA, BEN))!.commonOpponents.map(({ opponent }) => opponent.id)).toEqual([DAN]);
  });

  it('PLY-05 keep sports and formats apart where one is asked for', async () => {
    const padel = { sport: 2, numberPlayers: 2 };
    await plays([ANA], [BEN], 'A');
    await plays([ANA, CARLA], [BEN, DAN], 'B', padel);
    const { data, errors } = await stage.query<Record<string, Comparison>>(
      `{ tennis: comparePlayers(playerId: "ana", otherId: "ben", sport: 1, numberPlayers: 1) { ...Record }
        padel: comparePlayers(playerId: "ana", otherId: "ben", sport: 2) { ...Record } }
      fragment Record on PlayerComparison { headToHead { wins losses } commonOpponents { opponent { id } } }`,
      {},
      player('eva'),
    );
    expect(errors).toBeUndefined();
    expect(data!['tennis']).toEqual({ headToHead: { wins: 1, losses: 0 }, commonOpponents: [] });
    expect(data!['padel']!.headToHead).toEqual({ wins: 0, losses: 1 });
    await plays([BEN, ANA], [DAN, EVA], 'A', padel);
    await plays([ANA, EVA], [DAN, CARLA], 'A', padel);
    expect((await compared(ANA, BEN))!.commonOpponents.map(({ opponent }) => opponent.id)).toEqual([DAN, CARLA, EVA]);
  });

  it('MAT-16~ PLY-05 meet as pairs only where all four were on court, together with the same partner', async () => {
    const padel = { sport: 2, numberPlayers: 2 };
    await plays([ANA, CARLA], [BEN, DAN], 'A', padel);
    await plays([DAN, BEN], [CARLA, ANA], 'A', { ...padel, startsAt: '2026-05-20T18:00:00.000Z' });
    await plays([ANA, EVA], [BEN, DAN], 'A', padel);
    await plays([ANA, CARLA], [BEN, EVA], 'A', padel);
    await plays([ANA, BEN], [CARLA, DAN], 'A', padel);
    await plays([ANA], [BEN], 'B');
    expect(await sideBySide([CARLA, ANA], [BEN, DAN])).toEqual({
      ...{ matches: 2, wins: 1, losses: 1, draws: 0, setsWon: 2 },
      lastPlayedAt: '2026-05-20T18:00:00.000Z',
    });
    expect(await sideBySide([BEN, DAN], [ANA, CARLA])).toMatchObject({ matches: 2, wins: 1 });
    expect(await sideBySide([ANA], [BEN], 1)).toMatchObject({ matches: 1, losses: 1 });
    expect(await sideBySide([ANA], [DAN], 1)).toMatchObject({ matches: 0, lastPlayedAt: null });
    for (const [a, b] of [
      [[ANA], [BEN, DAN]],
      [
        [ANA, BEN],
        [ANA, DAN],
      ],
      [[ANA], ['nobody']],
      [[], []],
    ] as const)
      expect(await sideBySide([...a], [...b], 1)).toBeNull();
    await blocks(DAN, EVA);
    expect(await sideBySide([CARLA, ANA], [BEN, DAN])).toBeNull();
  });

  it('PLY-05 have times when both can play, and may never have met', async () => {
    expect(await compared(ANA, BEN)).toMatchObject({
      headToHead: { matches: 0, lastPlayedAt: null },
      commonOpponents: [],
      availabilityOverlap: { noFixedDays: false, slots: [{ weekday: 2, from: '20:00', to: '21:00' }] },
    });
  });

  it('PLY-05 are nobody where one of them is not to be found', async () => {
    expect(await compared(ANA, ANA)).toBeNull();
    expect(await compared(ANA, 'nobody')).toBeNull();
    await blocks(BEN, EVA);
    expect(await compared(ANA, BEN)).toBeNull();
    expect(await compared(BEN, ANA)).toBeNull();
    await stage.manager.query(`update player set visibility = 'UNVERIFIED' where id = 'carla'`);
    expect(await compared(ANA, CARLA)).toBeNull();
  });

  it('PLY-03~ PLY-05 are for members', async () => {
    const { errors } = await compare(ANA, BEN, VISITOR);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
