import { accountDeleted, tournamentFixtureReady } from '@setpoint/events';
import { on, openStage, score, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());

/** Somebody new in each test: who has left does not come back. */
let leaver: string;
let count = 0;
beforeEach(async () => {
  await stage.clear();
  await stage.newPlayer((leaver = `leaver-${(count += 1)}`));
});

async function deleted(who: string) {
  await stage.service.deliver(accountDeleted, { userId: who, at: stage.clock.now().toISOString() });
  await stage.service.runTimers(stage.clock.now());
}
const rows = <Row>(statement: string, ...parameters: unknown[]) =>
  stage.service.manager.query<Row[]>(statement, parameters);
const stateOf = async (id: string) =>
  (await rows<{ state: string }>('select state from match where id = $1', id))[0]!.state;
const playersOf = async (id: string) =>
  (
    await rows<{ player_id: string }>(
      'select player_id from match_player where match_id = $1 and is_current order by player_id',
      id,
    )
  ).map(({ player_id }) => player_id);
const told = async () => (await stage.service.events()).map(({ type }) => type);

describe('matches of a deleted account', () => {
  it('ACC-06 that they organised and nobody has played yet are called off', async () => {
    const full = await stage.create(leaver, on(stage.inDays(3)));
    await stage.call('joinMatch', { matchId: full.match!.id }, 'ben');
    const open = await stage.create(leaver, { ...on(stage.inDays(5)), numberPlayers: 2 });
    await deleted(leaver);
    expect([await stateOf(full.match!.id), await stateOf(open.match!.id)]).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('ACC-06 of others lose them, and the place goes to who waits for it', async () => {
    const lost = await stage.create('ana', on(stage.inDays(3)));
    await stage.call('joinMatch', { matchId: lost.match!.id }, leaver);
    const followed = await stage.create('ben', on(stage.inDays(4)));
    await stage.call('joinMatch', { matchId: followed.match!.id }, leaver);
    await stage.call('joinWaitingList', { matchId: followed.match!.id }, 'carla');
    await deleted(leaver);
    expect([await stateOf(lost.match!.id), await playersOf(lost.match!.id)]).toEqual(['ORGANIZING', ['ana']]);
    expect([await stateOf(followed.match!.id), await playersOf(followed.match!.id)]).toEqual([
      'READY',
      ['ben', 'carla'],
    ]);
  });

  it('ACC-06 wait no more for their answer, and they wait for no place', async () => {
    const invited = await stage.create('ana', on(stage.inDays(3)));
    await stage.call('invitePlayers', { matchId: invited.match!.id, side: 'B', playerIds: [leaver] }, 'ana');
    const full = await stage.ready(4);
    await stage.call('joinWaitingList', { matchId: full }, leaver);
    await deleted(leaver);
    expect(await rows('select state from invitation where player_id = $1', leaver)).toEqual([{ state: 'DECLINED' }]);
    expect(await rows('select * from waiter where player_id = $1', leaver)).toEqual([]);
  });

  it('ACC-06 that were played keep a participant and the result', async () => {
    const { match } = await stage.create(leaver, on(stage.inDays(2)));
    const matchId = match!.id;
    await stage.call('joinMatch', { matchId }, 'ben');
    stage.clock.advance({ days: 3 });
    const entered = await stage.call('enterResult', { matchId, sets: score([6, 3], [6, 4]) }, 'ben');
    expect(entered).toMatchObject({ success: true });
    await deleted(leaver);
    expect(await stateOf(matchId)).toBe('AWAITING_CONFIRMATION');
    expect(await playersOf(matchId)).toEqual(['ben', leaver]);
    // Nobody is left to confirm it: time does.
    stage.clock.advance({ days: 4 });
    await stage.service.runTimers(stage.clock.now());
    expect(await stateOf(matchId)).toBe('CONFIRMED');
  });

  it('ACC-06 of a competition are ended by the competition, not by the one who leaves', async () => {
    const now = stage.clock.now().getTime();
    const day = (days: number) => new Date(now + days * 86_400_000).toISOString();
    const fixtureId = `fixture of ${leaver}`;
    await stage.service.deliver(tournamentFixtureReady, {
      ...{ fixtureId, revision: 1, competition: { kind: 'TOURNAMENT', id: 'cup', name: 'Coppa' }, stage: 'SEMIFINAL' },
      ...{ sport: 1, numberPlayers: 1, gameMode: 'THREE_SETS_6_GAMES', drawAllowed: false, timeZone: 'Europe/Rome' },
      ...{ sideA: [leaver], sideB: ['ben'], opensAt: day(0), closesAt: day(30) },
    });
    const states = () =>
      rows<{ state: string }>(`select state from match where competition ->> 'fixtureId' = $1`, fixtureId);
    const before = await states();
    expect(before).toHaveLength(1);
    await deleted(leaver);
    expect(await states()).toEqual(before);
  });

  it('ACC-06 end once, however often the event comes and the erasing is done again', async () => {
    await stage.create(leaver, on(stage.inDays(3)));
    const joined = await stage.create('ana', on(stage.inDays(4)));
    await stage.call('joinMatch', { matchId: joined.match!.id }, leaver);
    await deleted(leaver);
    const once = await told();
    await deleted(leaver);
    for (const hours of [0.1, 1, 6]) {
      stage.clock.advance({ hours });
      await stage.service.runTimers(stage.clock.now());
    }
    expect(await told()).toEqual(once);
    expect(await rows('select id from personal_data_task where user_id = $1', leaver)).toEqual([]);
  });
});
