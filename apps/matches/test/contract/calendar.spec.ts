import { followChanged } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { player, support, VISITOR } from '@setpoint/testkit';
import { hashOfToken } from '@setpoint/service-kit';
import { CalendarFeedEntity } from '../../src/persistence/calendar-entities.js';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(async () => {
  await stage.clear();
  await stage.service.manager.createQueryBuilder().delete().from(CalendarFeedEntity).execute();
});

interface Entry {
  readonly uid: string;
  readonly kind: string;
  readonly status: string;
  readonly sequence: number;
  readonly startsAt: string;
  readonly changedAt: string;
  readonly match: { readonly id: string } | null;
}

async function calendarOf(who: string): Promise<readonly Entry[]> {
  const { data, errors } = await stage.service.query<{ myCalendar: Entry[] }>(
    '{ myCalendar { uid kind status sequence startsAt changedAt match { id } } }',
    {},
    player(who),
  );
  expect(errors).toBeUndefined();
  return data!.myCalendar;
}
const entriesOf = async (matchId: string, who: string) =>
  (await calendarOf(who)).filter(({ uid }) => uid === `match-${matchId}@setpoint`);

describe('myCalendar', () => {
  it('BYD-05~ follows a match through its life, with a number that rises', async () => {
    const matchId = (await stage.create('ana', on(stage.inDays(5)))).match!.id;
    const seen: Entry[] = [];
    const look = async () => seen.push(...(await entriesOf(matchId, 'ana')));
    await look();
    stage.clock.advance({ minutes: 1 });
    await stage.call('joinMatch', { matchId }, 'ben');
    await look();
    await stage.call('reorganiseMatch', { matchId }, 'ana');
    await look();
    await stage.agree({ matchId, ...on(stage.inDays(6), '19:00') }, 'ana', 'ben');
    await look();
    await stage.call('cancelMatch', { matchId }, 'ana');
    await look();
    expect(seen.map(({ status }) => status)).toEqual(['TENTATIVE', 'CONFIRMED', 'CANCELLED', 'CONFIRMED', 'CANCELLED']);
    const numbers = seen.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(seen.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual([5, 5, 5, 6, 6].map(stage.inDays));
    expect(seen[1]!.changedAt > seen[0]!.changedAt).toBe(true);
    expect(await entriesOf(matchId, 'ben')).toMatchObject([{ status: 'CANCELLED', match: { id: matchId } }]);
  });

  it('BYD-05~ takes out the match of who leaves or is removed, and tells them nothing of it any more', async () => {
    await stage.service.deliver(followChanged, { followerId: 'ana', followedId: 'ben', following: true });
    const secret = { visibility: 'PRIVATE', inviteTeamB: ['ben'] };
    const matchId = (await stage.create('ana', { ...on(stage.inDays(5)), ...secret })).match!.id;
    await stage.call('answerInvitation', { matchId, accept: true }, 'ben');
    const { startsAt } = (await entriesOf(matchId, 'ben'))[0]!;
    await stage.call('removePlayer', { matchId, playerId: 'ben' }, 'ana');
    await stage.call('reorganiseMatch', { matchId }, 'ana');
    await stage.call('organiseMatch', { matchId, ...on(stage.inDays(9)) }, 'ana');
    expect(await entriesOf(matchId, 'ben')).toMatchObject([{ status: 'CANCELLED', startsAt, match: null }]);
    expect(await entriesOf(matchId, 'ana')).toMatchObject([{ status: 'TENTATIVE' }]);
    stage.clock.advance({ days: 30 });
    expect(await entriesOf(matchId, 'ben')).toEqual([]);
  });

  it('BYD-05~ shows the match again to who comes back', async () => {
    const matchId = await stage.ready(5);
    await stage.call('leaveMatch', { matchId }, 'ben');
    const [gone] = await entriesOf(matchId, 'ben');
    await stage.call('joinMatch', { matchId }, 'ben');
    const back = await entriesOf(matchId, 'ben');
    expect(gone).toMatchObject({ status: 'CANCELLED' });
    expect(back).toMatchObject([{ status: 'CONFIRMED', match: { id: matchId } }]);
    expect(back[0]!.sequence).toBeGreaterThan(gone!.sequence);
    await stage.call('leaveMatch', { matchId }, 'ben');
    expect((await entriesOf(matchId, 'ben'))[0]!.sequence).toBeGreaterThan(back[0]!.sequence);
  });

  it('BYD-05~ holds what waits for the player, until when', async () => {
    const matchId = await stage.played();
    await stage.service.runTimers();
    const kinds = (await calendarOf('ana')).map(({ kind, match }) => [kind, match!.id]);
    expect(kinds).toEqual([
      ['MATCH', matchId],
      ['ENTER_RESULT', matchId],
    ]);
    await stage.service.deliver(followChanged, { followerId: 'carla', followedId: 'ana', following: true });
    const invited = await stage.create('carla', { visibility: 'PRIVATE', inviteTeamB: ['ana'] });
    expect(await calendarOf('ana')).toContainEqual(
      expect.objectContaining({ kind: 'INVITATION', match: { id: invited.match!.id } }),
    );
  });

  it('BYD-05~ is nobody else’s', async () => {
    await stage.ready(5);
    expect(await calendarOf('carla')).toEqual([]);
    const { errors } = await stage.service.query('{ myCalendar { uid } }', {}, VISITOR);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});

describe('calendarEntry of a match', () => {
  const ENTRY = 'query ($id: ID!) { match(id: $id) { calendarEntry { uid status match { id } } } }';

  it('MAT-16~ is there for all who may see a match with a time', async () => {
    const id = await stage.ready(5);
    expect((await stage.service.query(ENTRY, { id }, VISITOR)).data).toEqual({
      match: { calendarEntry: { uid: `match-${id}@setpoint`, status: 'CONFIRMED', match: { id } } },
    });
    const { id: open } = (await stage.create('ana')).match!;
    expect((await stage.service.query(ENTRY, { id: open }, player('ana'))).data).toEqual({
      match: { calendarEntry: null },
    });
  });

  it('MAT-14~ is not there for strangers of a private match', async () => {
    const id = await stage.ready(5);
    await stage.service.manager.query(`update match set visibility = 'PRIVATE' where id = $1`, [id]);
    expect((await stage.service.query(ENTRY, { id }, player('carla'))).data).toEqual({ match: null });
  });
});

describe('the address of a calendar', () => {
  interface Feed {
    readonly id: string;
    readonly createdAt: string;
  }
  interface Made {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly retryAfterSeconds: number | null;
    readonly path: string | null;
    readonly feed: Feed | null;
  }

  async function ask<Data>(query: string, variables: Record<string, unknown>, who: Identity): Promise<Data> {
    const options = { internal: who === VISITOR };
    const { data, errors } = await stage.service.query<Record<string, Data>>(query, variables, who, options);
    expect(errors).toBeUndefined();
    return Object.values(data!)[0]!;
  }
  const create = (replaces: string | null, who = 'ana') =>
    ask<Made>(
      `mutation ($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) {
        success errorCode retryAfterSeconds path feed { id createdAt } } }`,
      { input: { replaces } },
      player(who),
    );
  const revoke = (who = 'ana') =>
    ask<{ success: boolean; errorCode: null }>(
      'mutation { revokeCalendarFeed { success errorCode } }',
      {},
      player(who),
    );
  const feedOf = (who = 'ana') => ask<Feed | null>('{ myCalendarFeed { id createdAt } }', {}, player(who));
  const ownerOf = (token: string) =>
    ask<string | null>('query ($token: String!) { calendarOwner(token: $token) }', { token }, VISITOR);
  const tokenIn = (path: string | null) => /^\/calendar\/([\w-]{43})\.ics$/.exec(path ?? '')![1]!;

  it('BYD-05~ is made on demand, told once and kept as a hash', async () => {
    expect(await feedOf()).toBeNull();
    const made = await create(null);
    expect(made).toMatchObject({ success: true, errorCode: null });
    expect(await feedOf()).toEqual({ id: made.feed!.id, createdAt: stage.clock.now().toISOString() });
    const token = tokenIn(made.path);
    expect(await ownerOf(token)).toBe('ana');
    const stored = await stage.service.manager.find(CalendarFeedEntity);
    expect(stored).toMatchObject([{ player_id: 'ana', token_hash: hashOfToken(token) }]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await feedOf('ben')).toBeNull();
  });

  it('BYD-05~ is renewed: the former one ends', async () => {
    const first = await create(null);
    const second = await create(first.feed!.id);
    expect(second).toMatchObject({ success: true });
    expect(await ownerOf(tokenIn(first.path))).toBeNull();
    expect(await ownerOf(tokenIn(second.path))).toBe('ana');
  });

  it('BYD-05~ of two that are made at once is one: the other is told', async () => {
    const made = await Promise.all([create(null), create(null), create(null)]);
    const [good, ...others] = made.toSorted((one, other) => Number(other.success) - Number(one.success));
    expect(good).toMatchObject({ success: true });
    for (const other of others)
      expect(other).toMatchObject({ success: false, errorCode: 'CALENDAR_FEED_CHANGED', path: null, feed: good!.feed });
    const renewed = await Promise.all([create(good!.feed!.id), create(good!.feed!.id)]);
    expect(renewed.filter(({ success }) => success)).toHaveLength(1);
    expect(await create('no feed\u0000')).toMatchObject({ errorCode: 'CALENDAR_FEED_CHANGED', path: null });
    await revoke();
    expect(await create(good!.feed!.id)).toMatchObject({ errorCode: 'CALENDAR_FEED_CHANGED', feed: null });
  });

  it('BYD-05~ can be ended, also twice', async () => {
    const { path } = await create(null);
    await create(null, 'ben');
    for (let i = 0; i < 2; i++) expect(await revoke()).toEqual({ success: true, errorCode: null });
    expect(await ownerOf(tokenIn(path))).toBeNull();
    expect([await feedOf(), await feedOf('ben')]).toEqual([null, expect.anything()]);
  });

  it('BYD-05~ is not made without end', async () => {
    let latest = await create(null);
    for (let i = 1; i < 20; i++) latest = await create(latest.feed!.id);
    expect(latest.success).toBe(true);
    const refused = await create(latest.feed!.id);
    expect(refused).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', path: null, feed: latest.feed });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('BYD-05~ opens the calendar for the gateway alone', async () => {
    const { path } = await create(null);
    const query = 'query ($token: String!) { calendarOwner(token: $token) }';
    for (const who of [VISITOR, player('ana'), support()]) {
      const { errors } = await stage.service.query(query, { token: tokenIn(path) }, who);
      expect(errors).toHaveLength(1);
    }
    expect(await ownerOf('')).toBeNull();
    expect(await ownerOf(hashOfToken(tokenIn(path)))).toBeNull();
  });

  it('BYD-05~ is nothing for visitors', async () => {
    for (const query of ['{ myCalendarFeed { id } }', 'mutation { revokeCalendarFeed { success } }']) {
      const { errors } = await stage.service.query(query, {}, VISITOR);
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });
});
