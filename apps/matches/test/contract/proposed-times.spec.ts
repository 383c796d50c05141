import {
  absenceChanged,
  availabilityChanged,
  courtChanged,
  favouriteChanged,
  timesProposed,
  tournamentFixtureReady,
  type DataOf,
} from '@setpoint/events';
import { rowsOf, sql } from '@setpoint/service-kit';
import { eventually, player, VISITOR } from '@setpoint/testkit';
import type { Identity } from '@setpoint/kernel';
import { AnnounceProposedTimes } from '../../src/timers/announce-proposed-times.js';
import { openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

interface Proposed {
  readonly lacking: string | null;
  readonly times: readonly {
    readonly court: { readonly id: string };
    readonly datePlay: string;
    readonly timePlay: string;
    readonly minutesPlay: number;
    readonly favouriteOf: readonly { readonly id: string }[];
  }[];
}

let count = 0;

/** The match of Ana and Ben in a cup, from today on for so many days. */
async function aCupMatch(days = 7, more: Partial<DataOf<typeof tournamentFixtureReady>> = {}): Promise<string> {
  const fixtureId = `cup-${(count += 1)}`;
  const inDays = (n: number) => new Date(stage.clock.now().getTime() + n * 86_400_000).toISOString();
  await stage.service.deliver(tournamentFixtureReady, {
    ...{ fixtureId, revision: 1, competition: { kind: 'TOURNAMENT', id: 'cup', name: 'Coppa' }, stage: 'SEMIFINAL' },
    ...{ sport: 1, numberPlayers: 1, gameMode: 'NEXTGEN', drawAllowed: false, sideA: ['ana'], sideB: ['ben'] },
    ...{ opensAt: inDays(0), closesAt: inDays(days), timeZone: 'Europe/Rome' },
    ...more,
  });
  const [row] = await rowsOf<{ id: string }>(
    stage.service.manager,
    sql`select id from match where competition ->> 'fixtureId' = ${fixtureId}`,
  );
  return row!.id;
}

async function proposedIn(id: string, who: Identity = player('ana')): Promise<Proposed | null> {
  const { data, errors } = await stage.service.query<{ match: { proposedTimes: Proposed | null } }>(
    `{ match(id: "${id}") { proposedTimes { lacking times {
      court { id } datePlay timePlay minutesPlay favouriteOf { id } } } } }`,
    {},
    who,
  );
  expect(errors).toBeUndefined();
  return data!.match.proposedTimes;
}

const slotsOf = (userId: string, ...slots: [number, string, string][]) =>
  stage.service.deliver(availabilityChanged, {
    ...{ userId, noFixedDays: false },
    slots: slots.map(([weekday, from, to]) => ({ weekday, from, to })),
  });
const announce = async () => {
  const timer = stage.service.app.get(AnnounceProposedTimes);
  while ((await timer.run(stage.clock.now())) > 0);
};
const told = async () =>
  (await stage.service.eventsOf(timesProposed)).map(({ match, news, times }) => [match.matchId, news, times.length]);
const placeOf = async (courtId: string) =>
  (
    await rowsOf<{ lat: number; lng: number }>(
      stage.service.manager,
      sql`select lat, lng from court where id = ${courtId}`,
    )
  )[0]!;
const shown = (proposed: Proposed | null) =>
  proposed!.times.map(({ court, datePlay, timePlay }) => `${court.id} ${datePlay} ${timePlay}`);

describe('times proposed for a match of a competition', () => {
  beforeEach(async () => {
    // 1 June 2026 is a Monday.
    await slotsOf('ana', [3, '18:00', '20:00'], [5, '18:00', '20:00']);
    await slotsOf('ben', [3, '19:00', '22:00'], [5, '18:00', '19:00']);
  });

  it('BYD-10 are the same for both sides, and nothing for anybody else', async () => {
    const id = await aCupMatch();
    for (const who of ['ana', 'ben'])
      expect(await proposedIn(id, player(who))).toEqual({
        lacking: null,
        times: [
          { court: { id: 'club' }, datePlay: '2026-06-03', timePlay: '19:00', minutesPlay: 60, favouriteOf: [] },
          { court: { id: 'club' }, datePlay: '2026-06-05', timePlay: '18:00', minutesPlay: 60, favouriteOf: [] },
        ],
      });
    for (const who of [player('carla'), player('sam', ['SUPPORT']), VISITOR])
      expect(await proposedIn(id, who)).toBeNull();
    const { match } = await stage.create('ana');
    expect(await proposedIn(match!.id)).toBeNull();
  });

  it('BYD-10 follow what players enter, and where they like to play', async () => {
    const id = await aCupMatch();
    await stage.service.deliver(favouriteChanged, { userId: 'ben', courtId: 'thames', favourite: true });
    expect((await proposedIn(id))!.times[0]).toMatchObject({ court: { id: 'club' } });
    await stage.service.deliver(favouriteChanged, { userId: 'ben', courtId: 'thames', favourite: false });
    const away = { userId: 'ana', absence: { from: '2026-06-03', to: '2026-06-04' } };
    await stage.service.deliver(absenceChanged, away);
    expect(shown(await proposedIn(id))).toEqual(['club 2026-06-05 18:00']);
    await stage.service.deliver(absenceChanged, { ...away, absence: null });
    await stage.create('ben', { courtId: 'club', datePlay: '2026-06-05', timePlay: '18:00' });
    expect(shown(await proposedIn(id))).toEqual(['club 2026-06-03 19:00']);
    await slotsOf('ben', [1, '06:00', '07:00'], [6, '08:00', '09:00']);
    expect(await proposedIn(id)).toEqual({ lacking: 'COMMON_TIME', times: [] });
  });

  it('BYD-10 LEA-02~ respect what somebody said for the competition alone', async () => {
    const away = { from: '2026-06-03', to: '2026-06-03' };
    const id = await aCupMatch(7, { preferences: [{ playerId: 'ben', courtIds: ['thames'], away }] });
    expect(shown(await proposedIn(id))).toEqual(['club 2026-06-05 18:00']);
  });

  it('BYD-10 TRN-01~ name no centre beyond the radius of the tournament, also no favourite', async () => {
    await stage.service.deliver(favouriteChanged, { userId: 'ben', courtId: 'thames', favourite: true });
    const [club, thames] = await Promise.all(['club', 'thames'].map(placeOf));
    const around = async (place: { lat: number; lng: number }, radiusKm: number) =>
      proposedIn(await aCupMatch(7, { area: { ...place, radiusKm } }));
    expect(shown(await around(club!, 10))[0]).toBe('club 2026-06-03 19:00');
    expect((await around(thames!, 10))!.times.map(({ court }) => court.id)).toContain('thames');
    expect(await around({ lat: club!.lat + 2, lng: club!.lng }, 100)).toEqual({ lacking: 'COURT', times: [] });
    expect(shown(await around({ lat: club!.lat + 2, lng: club!.lng }, 300))).not.toHaveLength(0);
    await stage.service.deliver(favouriteChanged, { userId: 'ben', courtId: 'thames', favourite: false });
  });

  it('BYD-10 TRN-01~ name a centre within the radius, however many nearer to the players are in the corners beyond it', async () => {
    const club = await placeOf('club');
    const area = { lat: club.lat + 0.25, lng: club.lng + 0.36, radiusKm: 28 };
    const beyond = Array.from({ length: 25 }, (_, i) => `corner-${i}`);
    const tellOf = (courtId: string, lat: number, lng: number, sports: (1 | 2)[]) =>
      stage.service.deliver(courtChanged, {
        ...{ courtId, name: courtId, city: 'Monza', country: 'IT', timeZone: 'Europe/Rome', lat, lng, sports },
      });
    for (const [i, courtId] of beyond.entries()) await tellOf(courtId, club.lat + 0.01 + i / 1e4, club.lng + 0.02, [1]);
    await tellOf('inside', area.lat, area.lng, [1]);
    const proposed = await proposedIn(await aCupMatch(7, { area }));
    expect(proposed!.times[0]).toMatchObject({ court: { id: 'inside' } });
    for (const courtId of [...beyond, 'inside']) await tellOf(courtId, 0, 0, []);
  });

  it('BYD-10 stay inside of the window: more time brings more of them', async () => {
    const id = await aCupMatch(3);
    expect(shown(await proposedIn(id))).toEqual(['club 2026-06-03 19:00']);
    await stage.call('extendPlayPeriod', { matchId: id, extension: 1 }, 'ben');
    expect(shown(await proposedIn(id))).toEqual(['club 2026-06-03 19:00', 'club 2026-06-05 18:00']);
  });

  it('BYD-10 are agreed on as any court and time, by either side, and asked for again when they plan anew', async () => {
    const id = await aCupMatch();
    const [{ court, favouriteOf: _, ...time } = { court: { id: '' }, favouriteOf: [] }] = (await proposedIn(id))!.times;
    const plan = { matchId: id, courtId: court.id, ...time };
    const proposed = { success: true, match: { state: 'ORGANIZING', proposal: { state: 'OPEN' } } };
    expect(await stage.call('organiseMatch', plan, 'ben')).toMatchObject(proposed);
    // The other side presses the same one: that is a yes.
    expect(await stage.call('organiseMatch', plan, 'ana')).toMatchObject({ success: true, match: { state: 'READY' } });
    expect(await proposedIn(id)).toBeNull();
    await stage.call('reorganiseMatch', { matchId: id }, 'ana');
    expect(shown(await proposedIn(id))).toHaveLength(2);
  });

  it('BYD-10 are told to both sides once, and once more when two days are left', async () => {
    const id = await aCupMatch();
    await announce();
    await announce();
    expect(await told()).toEqual([[id, 'FIRST', 2]]);
    expect((await stage.service.eventsOf(timesProposed))[0]).toMatchObject({
      match: { teamA: ['ana'], teamB: ['ben'], fixture: { competition: { id: 'cup' } } },
      times: [
        { courtId: 'club', startsAt: '2026-06-03T17:00:00.000Z', timeZone: 'Europe/Rome' },
        { courtId: 'club', startsAt: '2026-06-05T16:00:00.000Z', timeZone: 'Europe/Rome' },
      ],
    });
    stage.clock.advance({ days: 5, ms: -1 });
    await announce();
    expect(await told()).toHaveLength(1);
    stage.clock.advance({ ms: 1 });
    await announce();
    await announce();
    expect(await told()).toEqual([
      [id, 'FIRST', 2],
      [id, 'RUNNING_OUT', 0],
    ]);
    stage.clock.advance({ days: -5 });
  });

  it('BYD-10 are told as soon as there are some: who enters times finds open pages changed', async () => {
    await slotsOf('ben', [1, '06:00', '07:00']);
    const id = await aCupMatch();
    await announce();
    expect(await told()).toEqual([]);
    const signals: string[] = [];
    const stop = await stage.push.subscribe(`match:${id}`, () => void signals.push(id));
    await slotsOf('ben', [3, '18:00', '20:00']);
    await eventually(() => expect(signals).toEqual([id]), 'nobody was signalled');
    await stop();
    await announce();
    expect(await told()).toEqual([[id, 'FIRST', 2]]);
  });

  it('BYD-10 are told of no match that is agreed, taken away or over', async () => {
    const agreed = await aCupMatch();
    await stage.agree(
      { matchId: agreed, courtId: 'club', datePlay: '2026-06-03', timePlay: '19:00' },
      ...(['ana', 'ben'] as const),
    );
    await stage.call('abandonCompetitionMatch', { matchId: await aCupMatch() }, 'ben');
    await announce();
    expect(await told()).toEqual([]);
  });
});
