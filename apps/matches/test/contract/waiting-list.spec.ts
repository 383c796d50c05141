import { playerJoined } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, VISITOR } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const LIST = 'waitingList { count myPosition passedOver fillsUntil }';
async function listOf(id: string, who: Identity) {
  const { data, errors } = await stage.service.query<{ match: { waitingList: object } | null }>(
    `query ($id: ID!) { match(id: $id) { ${LIST} } }`,
    { id },
    who,
  );
  expect(errors).toBeUndefined();
  return data!.match?.waitingList;
}
async function waitsFor(who: string): Promise<string[]> {
  const { data } = await stage.service.query<{ myMatches: { edges: { node: { id: string } }[] } }>(
    '{ myMatches(when: ON_WAITING_LIST) { edges { node { id } } } }',
    {},
    player(who),
  );
  return data!.myMatches.edges.map(({ node }) => node.id);
}
const wait = (matchId: string, who: string) => stage.call('joinWaitingList', { matchId }, who);

describe('the waiting list of a match', () => {
  it('BYD-04 tells who waits their turn, and everybody how many wait', async () => {
    const id = await stage.ready(3);
    for (const who of ['carla', 'david', 'carla']) expect(await wait(id, who)).toMatchObject({ success: true });
    expect(await listOf(id, player('david'))).toMatchObject({ count: 2, myPosition: 2, passedOver: null });
    for (const other of [player('ben'), VISITOR])
      expect(await listOf(id, other)).toMatchObject({ count: 2, myPosition: null, passedOver: null });
    expect(await waitsFor('carla')).toEqual([id]);
    expect(await stage.call('leaveWaitingList', { matchId: id }, 'carla')).toMatchObject({ success: true });
    expect(await listOf(id, player('david'))).toMatchObject({ count: 1, myPosition: 1 });
    expect(await waitsFor('carla')).toEqual([]);
  });

  it('BYD-04 gives the freed place in the transaction that frees it, and tells of it', async () => {
    const id = await stage.ready(3);
    await wait(id, 'carla');
    const left = await stage.call('leaveMatch', { matchId: id }, 'ben');
    expect(left).toMatchObject({ success: true, match: { state: 'READY' } });
    expect(await listOf(id, player('carla'))).toMatchObject({ count: 0, myPosition: null });
    const joined = (await stage.service.events()).filter(({ type }) => type === playerJoined.type);
    expect(joined.map(({ data }) => data)).toMatchObject([
      { playerId: 'ben' },
      { playerId: 'carla', fromWaitingList: true },
    ]);
  });

  it('BYD-04 says who would be passed over, and why', async () => {
    const id = await stage.ready(3);
    await wait(id, 'carla');
    const other = await stage.create('eva', on(stage.inDays(3)));
    await stage.call('joinMatch', { matchId: other.match!.id }, 'carla');
    expect(await listOf(id, player('carla'))).toMatchObject({ myPosition: 1, passedOver: 'MATCH_OVERLAPS' });
    expect(await stage.call('leaveMatch', { matchId: id }, 'ben')).toMatchObject({ match: { state: 'ORGANIZING' } });
    expect(await listOf(id, player('carla'))).toMatchObject({ myPosition: 1 });
  });

  it('BYD-04 refuses with a reason, and with the match as it is', async () => {
    const { match } = await stage.create('ana', on(stage.inDays(3)));
    expect(await wait(match!.id, 'carla')).toMatchObject({ errorCode: 'PLACE_IS_FREE', match: { id: match!.id } });
    const id = await stage.ready(1);
    stage.clock.advance({ hours: 24 + 7 });
    expect(await wait(id, 'carla')).toMatchObject({ errorCode: 'TOO_LATE_TO_WAIT' });
    for (const unknown of ['nothing', '\u0000'])
      expect(await wait(unknown, 'carla')).toMatchObject({ errorCode: 'MATCH_NOT_FOUND', match: null });
  });

  it('BYD-04 takes five matches of one person, also at once', async () => {
    const ids: string[] = [];
    for (let day = 3; day < 10; day++) ids.push(await stage.ready(day));
    const codes = (await Promise.all(ids.map((id) => wait(id, 'carla')))).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_WAITING_LISTS')).toHaveLength(2);
  });

  it('BYD-04 tells who waits of a place that is freed in the last two hours, and of a match that is called off', async () => {
    const start = Date.parse(`${stage.inDays(2)}T18:00:00+02:00`);
    const matchId = await stage.ready(2);
    for (const who of ['carla', 'david']) await stage.call('joinWaitingList', { matchId }, who);
    stage.clock.advance({ minutes: (start - stage.clock.now().getTime()) / 60_000 - 60 });
    const removed = await stage.call('removePlayer', { matchId, playerId: 'ben' }, 'ana');
    expect(removed).toMatchObject({ success: true, match: { state: 'ORGANIZING' } });
    expect(await stage.call('joinMatch', { matchId }, 'david')).toMatchObject({ match: { state: 'READY' } });
    await stage.call('cancelMatch', { matchId }, 'ana');
    const told = (await stage.service.events()).filter(({ type }) => /place-freed|match-cancelled/.test(type));
    expect(told).toMatchObject([
      { type: 'matches.place-freed.v1', data: { playerIds: ['carla', 'david'] } },
      { type: 'matches.match-cancelled.v1', data: { actorId: 'ana', waiting: ['carla'] } },
    ]);
  });
});
