import { accountAccessChanged, phoneChanged, phoneCodeRequested, sessionsEnded } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { MemoryRateLimiter, rowOf, sql, takeSms } from '@setpoint/service-kit';
import { FixedClock, player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { Accounts } from '../../src/application/ports/accounts.js';
import { Sessions } from '../../src/application/ports/sessions.js';
import { identityService } from '../../src/service.js';
import { after, aSession, aVerifiedAccount, DAY, MINUTE, NOW } from '../builders.js';

const PAYLOAD = 'success errorCode retryAfterSeconds triesLeft user { phone { number pending { number triesLeft } } }';
const SEND = `mutation ($input: SendPhoneCodeInput!) { answer: sendPhoneCode(input: $input) { ${PAYLOAD} } }`;
const CONFIRM = `mutation ($input: ConfirmPhoneInput!) { answer: confirmPhone(input: $input) { ${PAYLOAD} } }`;
const REMOVE = 'mutation { answer: removePhone { success user { phone { number pending { number } } } } }';
const LOCK = `mutation ($input: SetAccountAccessInput!) { answer: setAccountAccess(input: $input) { success } }`;
const PHONE_OF = `query ($refs: [_Any!]!) { _entities(representations: $refs) { ... on User { phone { number } } } }`;

interface Answer {
  answer: {
    success: boolean;
    errorCode: string | null;
    retryAfterSeconds: number | null;
    triesLeft: number | null;
    user: { phone: { number: string | null; pending: { number: string; triesLeft: number } | null } };
  };
}

let service: TestService;
let clock: FixedClock;

beforeEach(async () => {
  clock = new FixedClock(NOW);
  service = await startPhones();
});
afterEach(() => service?.stop());

async function startPhones(limiter = new MemoryRateLimiter(), settings: object = {}): Promise<TestService> {
  const started = await startTestService(identityService, {
    clock,
    limiter,
    settings: { provider: 'memory', ...settings },
  });
  const accounts = ['ana', 'ben', 'sue'].map((id) =>
    aVerifiedAccount({
      ...{ id: userId(id), providerUid: `uid-${id}`, email: `${id}@setpoint.example` },
      roles: id === 'sue' ? ['SUPPORT'] : [],
    }),
  );
  await started.app.get(Accounts).addAll(accounts);
  return started;
}

const ask = async (who: string, document: string, input?: object) =>
  (await service.query<Answer>(document, input ? { input } : {}, player(who))).data!.answer;
const send = (who: string, number = '07400 123123') => ask(who, SEND, { prefix: '+44', number });
const lastCode = async () => (await service.eventsOf(phoneCodeRequested)).at(-1)!.code;
const confirm = (who: string, code: string) => ask(who, CONFIRM, { code });
const wrong = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0');
const save = async (who: string, number?: string) => {
  await send(who, number);
  return confirm(who, await lastCode());
};

describe('the phone in the account', () => {
  it('ACC-02 is verified by the code of an SMS, and others are told', async () => {
    expect(await send('ana')).toMatchObject({
      success: true,
      user: { phone: { number: null, pending: { number: '+44 7400 123123', triesLeft: 5 } } },
    });
    const [request] = await service.eventsOf(phoneCodeRequested);
    expect(request).toMatchObject({
      ...{ userId: 'ana', number: '+447400123123', language: 'es' },
      expiresAt: after(10 * MINUTE).toISOString(),
    });
    expect(request!.code).toMatch(/^\d{5}$/);
    expect(await confirm('ana', wrong(request!.code))).toMatchObject({ errorCode: 'PHONE_CODE_UNKNOWN', triesLeft: 4 });
    const saved = { success: true, errorCode: null, user: { phone: { number: '+44 7400 123123', pending: null } } };
    expect(await confirm('ana', ` ${request!.code} `)).toMatchObject(saved);
    expect(await confirm('ana', request!.code)).toMatchObject(saved);
    expect(await service.eventsOf(phoneChanged)).toEqual([{ userId: 'ana', number: '+447400123123' }]);
  });

  it('ACC-02~ its code is not to be found in the database', async () => {
    await send('ana');
    const code = await lastCode();
    const row = await rowOf<object>(service.manager, sql`select * from phone where user_id = ${'ana'}`);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each([
    ['PHONE_PREFIX_UNKNOWN', { prefix: '+1', number: '2125550123' }],
    ['PHONE_NUMBER_REQUIRED', { prefix: '+44', number: ' ' }],
    ['PHONE_NUMBER_NOT_VALID', { prefix: '+44', number: '020 7946 0123' }],
  ])('ACC-02 is refused with %s', async (errorCode, input) => {
    expect(await ask('ana', SEND, input)).toMatchObject({ success: false, errorCode });
    expect(await service.eventsOf(phoneCodeRequested)).toEqual([]);
  });

  it('ACC-02 already saved is refused; a code that is too old, too', async () => {
    await save('ana');
    expect(await send('ana')).toMatchObject({ errorCode: 'PHONE_ALREADY_SAVED' });
    await send('ana', '07400 123456');
    clock.set(after(10 * MINUTE));
    expect(await confirm('ana', await lastCode())).toMatchObject({ errorCode: 'PHONE_CODE_EXPIRED' });
  });

  it('ACC-02 five wrong codes void the right one', async () => {
    await send('ana');
    const code = await lastCode();
    for (let i = 0; i < 4; i += 1) await confirm('ana', wrong(code));
    expect(await confirm('ana', wrong(code))).toMatchObject({ errorCode: 'PHONE_CODE_USED_UP' });
    expect(await confirm('ana', code)).toMatchObject({ errorCode: 'PHONE_CODE_USED_UP' });
  });

  it('ACC-02 of another is told only to who has read the SMS; it stays there', async () => {
    await save('ana');
    const unknown = await send('ben', '07400 123456');
    clock.set(after(MINUTE));
    const known = await send('ben', '07400 123123');
    expect({ ...known, user: null }).toEqual({ ...unknown, user: null });
    const code = await lastCode();
    expect(await confirm('ben', wrong(code))).toMatchObject({ errorCode: 'PHONE_CODE_UNKNOWN' });
    expect(await confirm('ben', code)).toMatchObject({ errorCode: 'PHONE_USED_BY_ANOTHER' });
    expect(await service.eventsOf(phoneChanged)).toHaveLength(1);
    await ask('ana', REMOVE);
    expect(await confirm('ben', code)).toMatchObject({ success: true });
  });

  it('ACC-02~ that two verify at the same moment is one’s', async () => {
    await send('ana');
    const mine = await lastCode();
    await send('ben');
    const yours = await lastCode();
    const codes = (await Promise.all([confirm('ana', mine), confirm('ben', yours)])).map((one) => one.errorCode);
    expect(codes.toSorted()).toEqual(['PHONE_USED_BY_ANOTHER', null].toSorted());
    expect(await service.eventsOf(phoneChanged)).toHaveLength(1);
  });

  it('AUTH-27~ is sent five codes a day, counted by account', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await send('ana', `07400 12312${i}`)).success).toBe(true);
      clock.set(after((i + 1) * MINUTE));
    }
    const refused = await send('ana', '07400 123199');
    expect(refused).toMatchObject({ success: false, errorCode: 'SMS_LIMIT_REACHED' });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect((await send('ben')).success).toBe(true);
  });

  it('AUTH-27~ is sent five codes a day, counted by number', async () => {
    for (let i = 0; i < 5; i += 1) {
      clock.set(after(i * MINUTE));
      await send(i % 2 === 0 ? 'ana' : 'ben');
    }
    expect(await send('sue')).toMatchObject({ errorCode: 'SMS_LIMIT_REACHED' });
  });

  it('AUTH-27~ codes are counted by the address that the gateway saw', async () => {
    const from = async (who: string, n: number) => {
      const variables = { input: { prefix: '+44', number: `07400 123${100 + n}` } };
      const answer = await service.query<Answer>(SEND, variables, player(who), { address: '192.0.2.1' });
      return answer.data!.answer;
    };
    const people = Array.from({ length: 21 }, (_, i) => `p${i}`);
    await service.app
      .get(Accounts)
      .addAll(
        people.map((id) =>
          aVerifiedAccount({ id: userId(id), providerUid: `uid-${id}`, email: `${id}@setpoint.example` }),
        ),
      );
    for (const [n, who] of people.slice(0, 20).entries()) expect((await from(who, n)).success).toBe(true);
    expect(await from('p20', 20)).toMatchObject({ errorCode: 'SMS_LIMIT_REACHED' });
  });

  it('AUTH-27~ is sent no code once the platform has sent as many SMS as it may', async () => {
    const limiter = new MemoryRateLimiter();
    const few = { smsPerHour: 2, smsPerDay: 3 };
    await takeSms(limiter, few);
    await service.stop();
    service = await startPhones(limiter, few);
    expect((await send('ana')).success).toBe(true);
    const refused = await send('ben', '07400 123457');
    expect(refused).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS' });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('ACC-02 too many wrong codes in a day lead to support', async () => {
    let answer = await send('ana');
    for (let round = 0; answer.errorCode !== 'CONTACT_SUPPORT' && round < 4; round += 1) {
      const code = await lastCode();
      for (let i = 0; i < 5; i += 1) answer = await confirm('ana', wrong(code));
      clock.set(after((round + 1) * MINUTE));
      if (answer.errorCode === 'PHONE_CODE_USED_UP') await send('ana');
    }
    expect(answer).toMatchObject({ errorCode: 'CONTACT_SUPPORT' });
  });

  it('ACC-02~ a thousand guesses, with every code that is to be had and from ever new addresses, try fifteen', async () => {
    const from = async (guess: number, document: string, input: object) => {
      const address = `192.0.${guess >> 8}.${guess & 255}`;
      return (await service.query<Answer>(document, { input }, player('ana'), { address })).data!.answer;
    };
    let compared = 0;
    let codes = 0;
    let code = '12345';
    for (let guess = 0; guess < 1_000; guess += 1) {
      const { errorCode } = await from(guess, CONFIRM, { code: wrong(code) });
      // The fifth wrong guess is the last one that is compared with a code.
      const isOver = errorCode === 'PHONE_CODE_USED_UP';
      if (codes > 0 && (isOver || errorCode === 'PHONE_CODE_UNKNOWN')) compared += 1;
      if (codes > 0 && !isOver) continue;
      clock.set(after(guess * MINUTE));
      if (!(await from(guess, SEND, { prefix: '+44', number: `07400 123${100 + codes}` })).success) break;
      codes += 1;
      code = await lastCode();
    }
    expect({ compared, codes }).toEqual({ compared: 15, codes: 4 });
  });

  it('ACC-02~ is removed, and free for others', async () => {
    await save('ana');
    expect(await ask('ana', REMOVE)).toEqual({ success: true, user: { phone: { number: null, pending: null } } });
    expect((await ask('ana', REMOVE)).success).toBe(true);
    expect(await service.eventsOf(phoneChanged)).toEqual([
      { userId: 'ana', number: '+447400123123' },
      { userId: 'ana', number: null },
    ]);
    clock.set(after(MINUTE));
    expect((await save('ben')).success).toBe(true);
  });

  it('ACC-02~ is shown to nobody else', async () => {
    await save('ana');
    const asked = async (who: Parameters<TestService['query']>[2]) =>
      (
        await service.query<{ _entities: ({ phone: { number: string } | null } | null)[] }>(
          PHONE_OF,
          { refs: [{ __typename: 'User', id: 'ana' }] },
          who,
        )
      ).data?._entities[0]?.phone?.number ?? null;
    expect(await asked(player('ana'))).toBe('+44 7400 123123');
    expect(await asked(player('ben'))).toBeNull();
    expect(await asked(VISITOR)).toBeNull();
  });

  it('ACC-02~ of somebody whose account is locked is not verified', async () => {
    await send('ana');
    const input = { userId: 'ana', disabled: true, reason: 'insults' };
    await service.query(LOCK, { input }, support('sue'));
    expect(await confirm('ana', await lastCode())).toMatchObject({ errorCode: 'CONTACT_SUPPORT' });
    await service.query(LOCK, { input: { userId: 'ana', disabled: false } }, support('sue'));
    expect(await service.eventsOf(accountAccessChanged)).toEqual([
      { userId: 'ana', closed: true },
      { userId: 'ana', closed: false },
    ]);
  });

  it('ACC-02~ goes with a deleted account', async () => {
    await save('ana');
    await service.app.get(Accounts).change(userId('ana'), (account) => ({
      answer: null,
      account: { status: 'DELETED', id: account.id, providerUid: account.providerUid, deletedAt: NOW },
    }));
    expect(await rowOf(service.manager, sql`select * from phone where user_id = ${'ana'}`)).toBeUndefined();
  });
});

describe('sessions that end', () => {
  it('are told of, whether signed out, all at once or too long unused', async () => {
    const accounts = service.app.get(Accounts);
    const open = (id: string, more = {}) =>
      accounts.change(userId('ana'), () => ({
        answer: null,
        open: { session: aSession({ id, accountId: userId('ana'), generation: 0, ...more }), tokenHash: `hash-${id}` },
      }));
    for (const id of ['s1', 's2', 's3']) await open(id);
    await open('old', { expiresAt: after(-40 * DAY) });
    const sessions = service.app.get(Sessions);
    const end = () =>
      sessions.change('hash-s1', ({ session }) => ({
        answer: null,
        session: { ...session, state: 'ENDED' as const, endedAt: NOW, reason: 'SIGNED_OUT' as const },
      }));
    await end();
    await end();
    await sessions.forget(after(-30 * DAY));
    await accounts.change(userId('ana'), () => ({
      answer: null,
      endSessions: { at: NOW, reason: 'PASSWORD_CHANGED' },
    }));
    const told = (await service.eventsOf(sessionsEnded)).map(({ sessionIds }) => [...sessionIds].sort());
    expect(told).toEqual([['s1'], ['old'], ['s2', 's3']]);
  });
});
