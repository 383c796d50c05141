import { accountAccessChanged, sessionsEnded } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { FixedClock, player, startTestService, support, type TestService } from '@setpoint/testkit';
import { AccountEntity, SessionEntity } from '../../src/persistence/entities.js';
import { accountRowOf, sessionRowOf } from '../../src/persistence/rows.js';
import { identityService } from '../../src/service.js';
import { after, anUnverifiedAccount, aSession, aVerifiedAccount, NOW } from '../builders.js';

let service: TestService;
let clock: FixedClock;

const someone = (id: string, more = {}) => ({
  ...{ id: userId(id), providerUid: `uid-${id}`, email: `${id}@setpoint.example`, registeredAt: NOW },
  ...more,
});
const DAY = 86_400_000;

beforeEach(async () => {
  clock = new FixedClock(NOW);
  service = await startTestService(identityService, { clock, settings: { provider: 'memory' } });
  const accounts = [
    aVerifiedAccount(someone('sam', { roles: ['SUPPORT'] })),
    aVerifiedAccount(someone('ana', { roles: ['COURT_OWNER'] })),
    aVerifiedAccount(someone('ben')),
    anUnverifiedAccount(someone('new')),
  ];
  await service.manager.insert(AccountEntity, accounts.map(accountRowOf));
  const sessions = ['one', 'two', 'three'].map((id) =>
    aSession({ id, accountId: userId(id === 'three' ? 'ben' : 'ana'), expiresAt: after(60 * DAY) }),
  );
  await service.manager.insert(SessionEntity, sessions.map(sessionRowOf));
});
afterEach(() => service?.stop());

type Payload = { success: boolean; errorCode: string | null; ended?: number; account?: Record<string, unknown> };
const call = async (name: string, type: string, input: object, who = support('sam'), fields = '') => {
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { success errorCode ${fields} } }`;
  const { data, errors } = await service.query<Record<string, Payload>>(text, { input }, who);
  expect(errors).toBeUndefined();
  return data![name]!;
};
const setRole = (id: string, granted: boolean, who = support('sam'), reason = 'Joins the team') =>
  call('setSupportRole', 'SetSupportRoleInput', { userId: id, granted, reason }, who, 'account { roles }');
const entries = async (action: string) =>
  service.manager.query('select by_id, about_id, reason, before, after from audit_entry where action = $1', [action]);
const liveOf = async (id: string) => {
  const { data } = await service.query<{ account: { sessions: { id: string }[] } }>(
    'query ($id: ID!) { account(id: $id) { sessions { id openedAt expiresAt } } }',
    { id },
    support('sam'),
  );
  return data!.account.sessions.map((session) => session.id).toSorted();
};

describe('the role of support', () => {
  it('ADM-05 is given and taken with a reason, kept with what it was; who loses it is signed out', async () => {
    expect(await setRole('ben', true)).toMatchObject({ success: true, account: { roles: ['SUPPORT'] } });
    expect(await setRole('ben', true)).toMatchObject({ success: true });
    expect(await liveOf('ben')).toEqual(['three']);
    expect(await setRole('ben', false, undefined, 'Leaves')).toMatchObject({ success: true, account: { roles: [] } });
    expect(await liveOf('ben')).toEqual([]);
    expect((await service.eventsOf(sessionsEnded)).at(-1)).toEqual({ userId: 'ben', sessionIds: ['three'] });
    expect(await entries('ROLE_GRANTED')).toEqual([
      {
        ...{ by_id: 'sam', about_id: 'ben', reason: 'Joins the team' },
        ...{ before: { roles: [] }, after: { roles: ['SUPPORT'] } },
      },
    ]);
    expect(await entries('ROLE_TAKEN')).toHaveLength(1);
  });

  it.each([
    ['OWN_ACCOUNT', 'sam', false, 'sam', 'Leaves'],
    ['LAST_SUPPORT_ACCOUNT', 'sam', false, 'other', 'Leaves'],
    ['ACCOUNT_NOT_VERIFIED', 'new', true, 'sam', 'Joins'],
    ['USER_NOT_FOUND', 'nobody', true, 'sam', 'Joins'],
    ['REASON_REQUIRED', 'ana', true, 'sam', ' '],
  ])('ADM-05 is refused: %s', async (code, id, granted, by, reason) => {
    expect(await setRole(id, granted, support(by), reason)).toMatchObject({ success: false, errorCode: code });
  });

  it('ADM-05 is not decided by players', async () => {
    const text = `mutation { setSupportRole(input: { userId: "ana", granted: true, reason: "x" }) { success } }`;
    const { errors } = await service.query(text, {}, player('ana'));
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('sessions of somebody', () => {
  const end = (input: object) => call('endSessions', 'EndSessionsInput', input, undefined, 'ended');

  it('ADM-05 are listed, and ended one by one or all at once, with a reason', async () => {
    expect(await liveOf('ana')).toEqual(['one', 'two']);
    expect(await end({ userId: 'ana', sessionId: 'one', reason: ' ' })).toMatchObject({ errorCode: 'REASON_REQUIRED' });
    expect(await end({ userId: 'nobody', reason: 'Lost' })).toMatchObject({ errorCode: 'USER_NOT_FOUND' });
    expect(await end({ userId: 'ben', sessionId: 'one', reason: 'Lost' })).toMatchObject({ ended: 0 });
    expect(await end({ userId: 'ana', sessionId: 'one', reason: 'Lost phone' })).toMatchObject({ ended: 1 });
    expect(await liveOf('ana')).toEqual(['two']);
    expect(await end({ userId: 'ana', reason: 'To be sure' })).toMatchObject({ success: true, ended: 1 });
    expect(await liveOf('ana')).toEqual([]);
    expect((await entries('SESSIONS_ENDED')).map(({ reason }: { reason: string }) => reason)).toContain('Lost phone');
  });
});

describe('a suspension', () => {
  const lock = (until: Date | null, disabled = true) =>
    call('setAccountAccess', 'SetAccountAccessInput', {
      ...{ userId: 'ana', disabled, reason: 'Insults', until: until?.toISOString() ?? null },
    });
  const ana = async () =>
    (
      await service.query<{ account: Record<string, unknown> }>(
        '{ account(id: "ana") { status disabledUntil disabledReason } }',
        {},
        support('sam'),
      )
    ).data!.account;

  it.each([
    ['now', 0],
    ['in the past', -DAY],
    ['more than a year from now', 366 * DAY + 1],
  ])('ADM-03~ does not end %s', async (_, ms) => {
    expect(await lock(after(ms))).toMatchObject({ errorCode: 'UNTIL_NOT_VALID' });
  });

  it('ADM-03~ keeps somebody out of every service and opens by itself in time, not before', async () => {
    const until = after(7 * DAY);
    for (const _ of [1, 2]) expect(await lock(until)).toMatchObject({ success: true });
    expect(await ana()).toEqual({ status: 'DISABLED', disabledUntil: until.toISOString(), disabledReason: 'Insults' });
    expect(await entries('ACCOUNT_SUSPENDED')).toHaveLength(1);
    await service.runTimers(new Date(until.getTime() - 1));
    expect(await ana()).toMatchObject({ status: 'DISABLED' });
    clock.advance({ days: 7 });
    await service.runTimers(until);
    expect(await ana()).toEqual({ status: 'VERIFIED', disabledUntil: null, disabledReason: null });
    const told = (await service.eventsOf(accountAccessChanged)).filter((event) => event.userId === 'ana');
    expect(told.map(({ closed }) => closed)).toEqual([true, false]);
    expect((await entries('ACCOUNT_UNLOCKED')).at(-1)).toMatchObject({ by_id: '1', about_id: 'ana' });
  });

  it('ADM-03~ becomes a lock for good, which no timer opens', async () => {
    await lock(after(14 * DAY));
    await lock(null);
    clock.advance({ days: 30 });
    await service.runTimers(clock.now());
    expect(await ana()).toMatchObject({ status: 'DISABLED', disabledUntil: null });
  });
});

describe('figures', () => {
  it('ADM-08~ count registrations by the week in which they were, and who has verified since', async () => {
    const from = NOW.toISOString().slice(0, 10);
    const { data } = await service.query<{ signUpFigures: object[] }>(
      'query ($from: Date!) { signUpFigures(from: $from, to: $from) { registered verified } }',
      { from },
      support('sam'),
    );
    expect(data!.signUpFigures).toEqual([{ registered: 4, verified: 3 }]);
  });
});
