import {
  absenceChanged,
  availabilityChanged,
  blockChanged,
  courtChanged,
  favouriteChanged,
  followChanged,
} from '@setpoint/events';
import { player, VISITOR } from '@setpoint/testkit';
import type { Identity } from '@setpoint/kernel';
import { newPlayer, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

interface Found {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly retryAfterSeconds: number | null;
  readonly fieldErrors: readonly { readonly field: string; readonly code: string }[];
  readonly levelGap: number | null;
  readonly proposals: readonly {
    readonly court: { readonly id: string };
    readonly datePlay: string;
    readonly timePlay: string;
    readonly startsAt: string;
    readonly favouriteOf: readonly { readonly id: string }[];
    readonly farthestKm: number | null;
    readonly uncertain: readonly { readonly id: string }[];
  }[];
  readonly nearMisses: readonly object[];
}
const ask = (input: object, who: Identity = player('ana')) =>
  stage.service.query<{ findTimes: Found }>(
    `query ($input: FindTimesInput!) { findTimes(input: $input) {
      success errorCode retryAfterSeconds fieldErrors { field code } levelGap
      proposals { court { id } datePlay timePlay startsAt favouriteOf { id } farthestKm uncertain { id } }
      nearMisses { proposal { court { id } datePlay timePlay } missing { id } couldAt } } }`,
    { input: { playerIds: ['ben'], sport: 1, numberPlayers: 1, from: '2026-06-01', to: '2026-06-07', ...input } },
    who,
  );
async function find(input: object = {}): Promise<Found> {
  const { data, errors } = await ask(input);
  expect(errors).toBeUndefined();
  return data!.findTimes;
}
const evening = (userId: string, from: string, to: string) =>
  stage.service.deliver(availabilityChanged, { userId, noFixedDays: false, slots: [{ weekday: 3, from, to }] });

describe('findTimes', () => {
  it('BYD-04 finds the time that both have at the centre they favour, as other services told it', async () => {
    await evening('ana', '18:00', '20:00');
    await evening('ben', '19:00', '22:00');
    await stage.service.deliver(courtChanged, {
      ...{ courtId: 'arena', name: 'Arena', city: 'Monza', country: 'IT', timeZone: 'Europe/Rome', sports: [1] },
      ...{ lat: 45.58, lng: 9.27 },
    });
    const time = { datePlay: '2026-06-03', timePlay: '19:00', startsAt: '2026-06-03T17:00:00.000Z', uncertain: [] };
    expect((await find()).proposals).toEqual([
      { ...time, court: { id: 'club' }, favouriteOf: [], farthestKm: expect.any(Number) },
    ]);
    for (const userId of ['ana', 'ben'])
      await stage.service.deliver(favouriteChanged, { userId, courtId: 'arena', favourite: true });
    expect((await find()).proposals).toEqual([
      { ...time, court: { id: 'arena' }, favouriteOf: [{ id: 'ana' }, { id: 'ben' }], farthestKm: expect.any(Number) },
    ]);
    expect((await find({ sport: 2, numberPlayers: 2 })).proposals).toMatchObject([{ court: { id: 'club' } }]);
    await stage.service.deliver(favouriteChanged, { userId: 'ana', courtId: 'arena', favourite: false });
    expect((await find()).proposals[0]!.favouriteOf).not.toContainEqual({ id: 'ana' });
  });

  it('BYD-04~ tells what comes close where no time suits all', async () => {
    await evening('ana', '18:00', '19:00');
    await evening('ben', '19:30', '22:00');
    const { proposals, nearMisses } = await find();
    expect(proposals).toEqual([]);
    expect(nearMisses).toEqual([
      {
        proposal: { court: { id: 'club' }, datePlay: '2026-06-03', timePlay: '18:00' },
        missing: { id: 'ben' },
        couldAt: '19:30',
      },
    ]);
    await evening('ben', '18:00', '22:00');
    expect((await find()).nearMisses).toEqual([]);
  });

  it('BYD-04 PLY-10~ ACC-07~ tells strangers neither of holidays nor of private matches: they find published times', async () => {
    await evening('ana', '18:00', '19:00');
    await evening('ben', '18:00', '19:00');
    const away = { userId: 'ben', absence: { from: '2026-06-03', to: '2026-06-05' } };
    const follows = (followerId: string, followedId: string, following: boolean) =>
      stage.service.deliver(followChanged, { followerId, followedId, following });
    await stage.service.deliver(absenceChanged, away);
    await follows('ana', 'ben', true);
    expect((await find()).proposals).toHaveLength(1);
    await follows('ben', 'ana', true);
    expect((await find()).proposals).toEqual([]);
    await stage.service.deliver(absenceChanged, { ...away, absence: null });

    await follows('ben', 'carla', true);
    const secret = { courtId: 'club', datePlay: '2026-06-03', timePlay: '18:00', visibility: 'PRIVATE' };
    expect(await stage.create('ben', { ...secret, inviteTeamB: ['carla'] })).toMatchObject({ success: true });
    expect((await find()).proposals).toEqual([]);
    await follows('ben', 'ana', false);
    expect((await find()).proposals).toHaveLength(1);
    // Whoever plays or has played with somebody knows them.
    await stage.ready(5);
    expect((await find()).proposals).toEqual([]);
    await follows('ana', 'ben', false);
    await follows('ben', 'carla', false);
  });

  it('BYD-04 lets nobody look through the times of many strangers', async () => {
    let last = await find();
    for (let i = 0; i < 29; i++) last = await find();
    expect(last).toMatchObject({ success: true });
    expect(await find()).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    await stage.ready(3);
    expect(await find()).toMatchObject({ success: true });
  });

  it('BYD-04 leaves out holidays and matches', async () => {
    await evening('ana', '18:00', '20:00');
    await evening('ben', '18:00', '20:00');
    expect((await find()).proposals).toHaveLength(2);
    await stage.create('ben', { courtId: 'club', datePlay: '2026-06-03', timePlay: '18:00' });
    expect((await find()).proposals).toMatchObject([{ timePlay: '19:00' }]);
    const away = { userId: 'ana', absence: { from: '2026-06-03', to: '2026-06-05' } };
    await stage.service.deliver(absenceChanged, away);
    expect((await find()).proposals).toEqual([]);
    await stage.service.deliver(absenceChanged, { ...away, absence: null });
  });

  it('BYD-04 says how far apart the levels are, and who entered no times', async () => {
    await evening('ana', '18:00', '20:00');
    await newPlayer(stage.service, 'strong', 5.5);
    const { levelGap, proposals } = await find({ playerIds: ['strong'] });
    expect(levelGap).toBe(1.5);
    expect(proposals[0]!.uncertain).toEqual([{ id: 'strong' }]);
  });

  it('BYD-04 is refused with unknown players and across a block', async () => {
    expect(await find({ playerIds: ['nobody\u0000'] })).toMatchObject({ errorCode: 'CANNOT_INVITE', proposals: [] });
    await stage.service.deliver(blockChanged, { blockerId: 'eva', blockedId: 'ana', blocked: true });
    expect(await find({ playerIds: ['eva'] })).toMatchObject({ errorCode: 'CANNOT_INVITE' });
    const among = { sport: 2, numberPlayers: 2, playerIds: ['ben', 'carla'] };
    await stage.service.deliver(blockChanged, { blockerId: 'ben', blockedId: 'carla', blocked: true });
    expect(await find(among)).toMatchObject({ errorCode: 'CANNOT_INVITE' });
    await stage.service.deliver(blockChanged, { blockerId: 'ben', blockedId: 'carla', blocked: false });
    expect(await find(among)).toMatchObject({ success: true });
  });

  it.each([
    [{ playerIds: [] }, 'playerIds', 'REQUIRED'],
    [{ playerIds: ['ana'] }, 'playerIds', 'YOURSELF'],
    [{ playerIds: ['ben', 'carla'] }, 'playerIds', 'TOO_MANY'],
    [{ playerIds: ['ben', 'ben'], numberPlayers: 2 }, 'playerIds', 'INVALID'],
    [{ playerIds: Array.from({ length: 500 }, (_, i) => `p${i}`), numberPlayers: 2 }, 'playerIds', 'TOO_MANY'],
    [{ sport: 9 }, 'sport', 'INVALID'],
    [{ sport: 2 }, 'numberPlayers', 'NOT_IN_THIS_SPORT'],
    [{ numberPlayers: 3 }, 'numberPlayers', 'INVALID'],
    [{ minutes: 61 }, 'minutes', 'INVALID'],
    [{ to: '2026-05-31' }, 'to', 'INVALID'],
    [{ to: '2026-06-15' }, 'to', 'TOO_FAR_AHEAD'],
  ])('BYD-04 refuses %j', async (input, field, code) => {
    expect(await find(input)).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field, code }],
      proposals: [],
    });
  });

  it('BYD-04 looks through fourteen days, and is not asked without end', async () => {
    expect(await find({ to: '2026-06-14' })).toMatchObject({ success: true });
    let last = await find();
    for (let i = 0; i < 60; i++) last = await find({ playerIds: [] });
    expect(last.errorCode).toBe('TOO_MANY_REQUESTS');
    expect(last.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('BYD-04 is nothing for visitors', async () => {
    const { errors } = await ask({}, VISITOR);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
