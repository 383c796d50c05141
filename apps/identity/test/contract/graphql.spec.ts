import { readFile } from 'node:fs/promises';
import { accountMailRequested, accountRegistered, accountVerified, profileChanged, signedIn } from '@setpoint/events';
import { MemoryPushBus, MovableClock, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { countedUuid, player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { Kind, parse } from 'graphql';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { userId } from '@setpoint/kernel';
import type { ExchangeRefusal } from '../../src/application/exchange-provider-token.js';
import { IdentityProvider } from '../../src/application/ports/identity-provider.js';
import type { AccessRefusal } from '../../src/application/set-account-access.js';
import type { MemoryIdentityProvider } from '../../src/provider/memory-identity-provider.js';
import { ensureSignIns, seedAccounts } from '../../src/seeding/seed-accounts.js';
import { identityService } from '../../src/service.js';

const EXCHANGE = `mutation ($input: ExchangeProviderTokenInput!) {
  exchangeProviderToken(input: $input) {
    success errorCode fieldErrors { field code } token refreshToken userId created email emailVerified
    firstName lastName language sports
  }
}`;
const REFRESH = `mutation ($token: String!) { refreshToken(refreshToken: $token) { success errors token refreshToken payload } }`;
const REVOKE = `mutation ($token: String!) { revokeToken(refreshToken: $token) { success errors } }`;
const internal = { internal: true };

interface Exchanged {
  exchangeProviderToken: {
    success: boolean;
    errorCode: string | null;
    token: string | null;
    refreshToken: string | null;
    userId: string | null;
    created: boolean;
  };
}

let service: TestService;
let provider: MemoryIdentityProvider;
let push: MemoryPushBus;
let people = 0;

beforeAll(async () => {
  push = new MemoryPushBus();
  service = await startTestService(identityService, {
    clock: new MovableClock(),
    push,
    settings: { provider: 'memory', limits: { exchangeByAddress: { points: 10_000, seconds: 60 } } },
  });
  provider = service.app.get(IdentityProvider);
});

afterAll(() => service?.stop());

const exchange = async (input: Record<string, unknown>) => {
  const answer = await service.query<Exchanged>(
    EXCHANGE,
    { input: { actionSource: 'website', ...input } },
    VISITOR,
    internal,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data!.exchangeProviderToken;
};

const registration = { firstName: 'Ana', lastName: 'García', sports: [1], language: 'es' };

async function aSignedInPlayer() {
  const email = `player${(people += 1)}@setpoint.example`;
  const { uid, idToken } = provider.signUp({ email, password: 'setpoint', emailVerified: true });
  const { userId: id, token, refreshToken } = await exchange({ idToken, ...registration });
  return { uid, idToken, email, id: id!, token: token!, refreshToken: refreshToken! };
}

describe('the identity subgraph', () => {
  it('AUTH-02 AUTH-05 registers without a session', async () => {
    const { idToken } = provider.signUp({ email: 'new@setpoint.example' });
    const marketing = { fbp: 'fb.1', other: 'x' };
    expect(await exchange({ idToken, ...registration, marketing, redirectTo: '/match/1' })).toMatchObject({
      success: true,
      errorCode: null,
      created: true,
      token: null,
      refreshToken: null,
      emailVerified: false,
      firstName: 'Ana',
      sports: [1],
      language: 'es',
    });
    expect(await exchange({ idToken })).toMatchObject({ success: false, errorCode: 'EMAIL_NOT_VERIFIED', token: null });
    const mails = (await service.eventsOf(accountMailRequested)).filter(
      ({ email }) => email === 'new@setpoint.example',
    );
    expect(mails.at(0)?.path).toMatch(/redirectTo=%2Fmatch%2F1$/);
    expect(mails).toHaveLength(2);
    const row = await rowOf(service.manager, sql`select marketing from account where email = 'new@setpoint.example'`);
    expect(row).toEqual({ marketing: { fbp: 'fb.1' } });
  });

  it.each([
    ['PROVIDER_TOKEN_INVALID', async () => ({ idToken: 'forged' })],
    ['USER_NOT_FOUND', async () => ({ idToken: provider.signUp({ email: 'x1@setpoint.example' }).idToken })],
    [
      'INVALID_DATA',
      async () => ({
        idToken: provider.signUp({ email: 'x2@setpoint.example' }).idToken,
        ...registration,
        sports: [9],
      }),
    ],
    [
      'INVITE_CODE_USER_NOT_FOUND',
      async () => ({
        idToken: provider.signUp({ email: 'x3@setpoint.example' }).idToken,
        ...registration,
        referralCode: 'nobody',
      }),
    ],
    [
      'INVITE_CODE_USER_NOT_FOUND',
      async () => ({
        idToken: provider.signUp({ email: 'x5@setpoint.example' }).idToken,
        ...registration,
        referralCode: 'no\0body',
      }),
    ],
    [
      'USER_DISABLED',
      async () => {
        const ana = await aSignedInPlayer();
        await provider.setDisabled(ana.uid, true);
        return { idToken: ana.idToken };
      },
    ],
    [
      'EMAIL_IN_USE',
      async () => {
        const ana = await aSignedInPlayer();
        return { idToken: provider.signUp({ email: ana.email.toUpperCase() }).idToken, ...registration };
      },
    ],
    [
      'TOO_MANY_REQUESTS',
      async () => {
        const { idToken } = provider.signUp({ email: 'x4@setpoint.example' });
        for (let i = 0; i < 60; i += 1) await exchange({ idToken });
        return { idToken };
      },
    ],
  ])('AUTH-07 refuses with %s', async (errorCode, input) => {
    expect(await exchange(await input())).toMatchObject({ success: false, errorCode, token: null, userId: null });
  });

  it('AUTH-05 makes one account and one verified player of 50 concurrent registrations', async () => {
    const { idToken } = provider.signUp({ email: 'race@setpoint.example', emailVerified: true });
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange({ idToken, ...registration })));
    expect(answers.every((answer) => answer.token)).toBe(true);
    expect(answers.filter((answer) => answer.created)).toHaveLength(1);
    const ids = new Set(answers.map((answer) => answer.userId));
    expect(ids.size).toBe(1);
    const [id] = ids;
    for (const contract of [accountRegistered, accountVerified, signedIn])
      expect((await service.eventsOf(contract)).filter((data) => data.userId === id)).toHaveLength(1);
  });

  it('AUTH-21 signs nobody out when 50 refreshes of one token come at once, and leaves one live token', async () => {
    const ana = await aSignedInPlayer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.query(REFRESH, { token: ana.refreshToken })),
    );
    const results = answers.map((answer) => answer.data!['refreshToken'] as { success: boolean; refreshToken: string });
    expect(results.every((result) => result.success)).toBe(true);
    expect(new Set(results.map((result) => result.refreshToken)).size).toBe(1);
    const live = await rowsOf(
      service.manager,
      sql`select 1 from session join refresh_token on session.id = refresh_token.session_id
        where account_id = ${ana.id} and ended_at is null and spent_at is null`,
    );
    expect(live).toHaveLength(1);
    const next = await service.query(REFRESH, { token: results[0]!.refreshToken });
    expect(next.data).toMatchObject({ refreshToken: { success: true } });
  });

  it('API-10 AUTH-20 refreshes with claims that the published keys verify', async () => {
    const ana = await aSignedInPlayer();
    const answer = await service.query<{ refreshToken: { token: string; payload: unknown } }>(REFRESH, {
      token: ana.refreshToken,
    });
    const keys = await service.query<{ signingKeys: JSONWebKeySet }>('{ signingKeys }', {}, VISITOR, internal);
    const { token, payload } = answer.data!.refreshToken;
    const verified = await jwtVerify(token, createLocalJWKSet(keys.data!.signingKeys), {
      issuer: 'setpoint',
      audience: 'setpoint',
      typ: 'at+jwt',
    });
    expect(verified.payload).toEqual(payload);
    expect(payload).toMatchObject({ sub: ana.id });
  });

  it('API-10 refuses unknown refresh tokens', async () => {
    const answer = await service.query(REFRESH, { token: 'guess' });
    expect(answer.data).toEqual({
      refreshToken: { success: false, errors: ['TOKEN_UNKNOWN'], token: null, refreshToken: null, payload: null },
    });
  });

  it('API-09 AUTH-24 ends the session and signals that to its sockets', async () => {
    const ana = await aSignedInPlayer();
    const refreshed = await service.query<{ refreshToken: { payload: { sid: string } } }>(REFRESH, {
      token: ana.refreshToken,
    });
    const { sid } = refreshed.data!.refreshToken.payload;
    const pushed: unknown[] = [];
    await push.subscribe(`session:${sid}`, (payload) => pushed.push(payload));
    expect((await service.query(REVOKE, { token: ana.refreshToken })).data).toEqual({
      revokeToken: { success: true, errors: [] },
    });
    expect(pushed).toEqual([{ sid }]);
    expect((await service.query(REFRESH, { token: ana.refreshToken })).data).toMatchObject({
      refreshToken: { errors: ['SESSION_REVOKED'] },
    });
    expect((await service.query(REVOKE, { token: 'guess' })).data).toEqual({
      revokeToken: { success: false, errors: ['TOKEN_UNKNOWN'] },
    });
  });

  it('AUTH-12 AUTH-13 sends mails and ends all sessions for the gateway only', async () => {
    const ana = await aSignedInPlayer();
    const mail = 'mutation ($email: String!) { sendPasswordResetMail(input: { email: $email }) { success errorCode } }';
    const verify =
      'mutation ($idToken: String!) { sendVerificationMail(input: { idToken: $idToken }) { success errorCode } }';
    const end = 'mutation ($idToken: String!) { endAllSessions(input: { idToken: $idToken }) { success errorCode } }';
    const ask = async (document: string, variables: Record<string, string>) =>
      (await service.query(document, variables, VISITOR, internal)).data;
    expect(await ask(mail, { email: ana.email })).toEqual({
      sendPasswordResetMail: { success: true, errorCode: null },
    });
    expect(await ask(mail, { email: 'nobody@x.example' })).toMatchObject({
      sendPasswordResetMail: { errorCode: 'USER_NOT_FOUND' },
    });
    expect(await ask(verify, { idToken: ana.idToken })).toMatchObject({
      sendVerificationMail: { errorCode: 'ALREADY_VERIFIED' },
    });
    expect(await ask(end, { idToken: ana.idToken })).toEqual({ endAllSessions: { success: true, errorCode: null } });
    expect((await service.query(REFRESH, { token: ana.refreshToken })).data).toMatchObject({
      refreshToken: { errors: ['SESSION_REVOKED'] },
    });
    for (const [document, variables] of [
      [mail, { email: ana.email }],
      [verify, { idToken: 'x' }],
      [end, { idToken: 'x' }],
      ['{ signingKeys }', {}],
    ] as const)
      for (const who of [VISITOR, player(ana.id), support()]) {
        const answer = await service.query(document, variables, who);
        expect(answer.errors?.[0]?.message).toBe('You do not have permission to perform this action');
      }
  });

  it('API-01 answers me with the own email, roles and provider token', async () => {
    const ana = await aSignedInPlayer();
    const ME = '{ me { id email roles firebaseToken } }';
    const answer = await service.query<{ me: { firebaseToken: string } }>(ME, {}, player(ana.id));
    expect(answer.data).toMatchObject({ me: { id: ana.id, email: ana.email, roles: [] } });
    expect(answer.data!.me.firebaseToken).toContain(ana.uid);
    expect((await service.query(ME)).data).toEqual({ me: null });
  });

  it('API-13 keeps email, roles and provider token from others, also through _entities; support gets no token', async () => {
    const ana = await aSignedInPlayer();
    const FIND =
      'query ($of: [_Any!]!) { _entities(representations: $of) { ... on User { id email roles firebaseToken } } }';
    const of = [{ __typename: 'User', id: ana.id }];
    const other = await service.query<{ _entities: unknown[] }>(FIND, { of }, player('somebody else'));
    expect(other.data!._entities).toEqual([{ id: ana.id, email: null, roles: null, firebaseToken: null }]);
    expect(other.errors?.map((error) => error.extensions?.['code'])).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    const forSupport = await service.query<{ _entities: unknown[] }>(FIND, { of }, support());
    expect(forSupport.errors).toBeUndefined();
    expect(forSupport.data!._entities).toEqual([{ id: ana.id, email: ana.email, roles: [], firebaseToken: null }]);
    const platform = await service.query<{ _entities: unknown[] }>(
      FIND,
      { of: [{ __typename: 'User', id: '1' }] },
      support(),
    );
    expect(platform.data!._entities).toEqual([{ id: '1', email: null, roles: null, firebaseToken: null }]);
  });

  it('ADM-05 lets support lock an account', async () => {
    const ana = await aSignedInPlayer();
    const SET =
      'mutation ($input: SetAccountAccessInput!) { setAccountAccess(input: $input) { success errorCode fieldErrors { field code } user { id } } }';
    const input = { userId: ana.id, disabled: true, reason: 'insults' };
    expect((await service.query(SET, { input }, support())).data).toEqual({
      setAccountAccess: { success: true, errorCode: null, fieldErrors: [], user: { id: ana.id } },
    });
    expect((await service.query(SET, { input: { ...input, reason: '' } }, support())).data).toMatchObject({
      setAccountAccess: {
        errorCode: 'REASON_REQUIRED',
        fieldErrors: [{ field: 'reason', code: 'REQUIRED' }],
        user: null,
      },
    });
    expect((await service.query(SET, { input }, player(ana.id))).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('ADM-05 keeps support from locking itself out', async () => {
    const SET = 'mutation ($input: SetAccountAccessInput!) { setAccountAccess(input: $input) { success errorCode } }';
    const eva = await aSignedInPlayer();
    await service.manager.query(`update account set roles = '{SUPPORT}' where id = $1`, [eva.id]);
    const input = { userId: eva.id, disabled: true, reason: 'by mistake' };
    const refusals = [
      ['OWN_ACCOUNT', support(eva.id)],
      ['LAST_SUPPORT_ACCOUNT', support()],
    ] as const;
    for (const [errorCode, who] of refusals) {
      expect((await service.query(SET, { input }, who)).data).toEqual({
        setAccountAccess: { success: false, errorCode },
      });
    }
    expect((await service.query(REFRESH, { token: eva.refreshToken })).data).toMatchObject({
      refreshToken: { success: true },
    });
  });

  it('AUTH-24 names the sessions that are over, to the gateway only', async () => {
    const sidOf = ({ token }: { token: string }) => String(decodeJwt(token)['sid']);
    const [ana, ben] = [await aSignedInPlayer(), await aSignedInPlayer()];
    await service.query(REVOKE, { token: ana.refreshToken });
    const ENDED = 'query ($ids: [ID!]!) { endedSessions(ids: $ids) }';
    const ids = [sidOf(ben), sidOf(ana), 'unknown'];
    expect((await service.query(ENDED, { ids }, VISITOR, internal)).data).toEqual({
      endedSessions: [sidOf(ana), 'unknown'],
    });
    const refused = await service.query(ENDED, { ids }, support());
    expect(refused.errors?.[0]?.message).toBe('You do not have permission to perform this action');
  });

  it('AUTH-03 learns invite codes, names and languages from profiles', async () => {
    const bea = await aSignedInPlayer();
    const profile = {
      userId: bea.id,
      firstName: 'Beatrice',
      lastName: 'Rossi',
      displayName: 'Beatrice Rossi',
      sex: null,
      language: 'it' as const,
      sports: [2 as const],
      inviteCode: 'BEA123',
      location: null,
    };
    await service.deliver(profileChanged, profile);
    await service.deliver(profileChanged, { ...profile, inviteCode: 'BEA456' });
    const { idToken } = provider.signUp({ email: 'invited@setpoint.example', emailVerified: true });
    expect(await exchange({ idToken, ...registration, referralCode: 'bea123' })).toMatchObject({
      errorCode: 'INVITE_CODE_USER_NOT_FOUND',
    });
    expect(await exchange({ idToken, ...registration, referralCode: 'bea456' })).toMatchObject({ success: true });
    expect((await service.eventsOf(accountRegistered)).at(-1)).toMatchObject({ referredBy: bea.id });
    expect(await exchange({ idToken: bea.idToken })).toMatchObject({
      firstName: 'Beatrice',
      language: 'it',
      sports: [2],
    });
    await service.deliver(profileChanged, { ...profile, inviteCode: 'BEA123', firstName: 'Old' }, { version: 0 });
    expect(await exchange({ idToken: bea.idToken })).toMatchObject({ firstName: 'Beatrice' });
    await service.deliver(profileChanged, { ...profile, userId: 'new owner', inviteCode: 'BEA456' });
    const row = await rowOf(service.manager, sql`select user_id from invite_code where code = 'bea456'`);
    expect(row).toEqual({ user_id: 'new owner' });
  });

  it('AUTH-05 takes demo accounts, who can sign in', async () => {
    const seed = {
      id: userId(countedUuid(77)),
      email: 'owner@setpoint.example',
      firstName: 'Olga',
      lastName: 'Owner',
      language: 'en' as const,
      sports: [1 as const],
      roles: ['COURT_OWNER' as const],
      verified: true,
    };
    const events = await seedAccounts(service, [seed]);
    expect(events.map((event) => event.contract.name)).toEqual(['account-registered', 'account-verified']);
    expect(await ensureSignIns(service, [{ ...seed, password: 'setpoint' }])).toBe(1);
    const idToken = provider.signInWithPassword(seed.email, 'setpoint');
    expect(await exchange({ idToken })).toMatchObject({ success: true, userId: seed.id });
    const me = await service.query('{ me { roles } }', {}, player(seed.id));
    expect(me.data).toEqual({ me: { roles: ['COURT_OWNER'] } });
  });

  it('ADM-07 shows and moves the clock for support', async () => {
    const CLOCK = '{ platformClock { aheadSeconds movable now } }';
    expect((await service.query(CLOCK, {}, player('ana'))).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect((await service.query(CLOCK, {}, support())).data).toMatchObject({
      platformClock: { aheadSeconds: 0, movable: true },
    });
    const MOVE =
      'mutation ($seconds: Int!) { moveClock(input: { seconds: $seconds }) { success errorCode clock { aheadSeconds } } }';
    expect((await service.query(MOVE, { seconds: 60 }, support())).data).toEqual({
      moveClock: { success: true, errorCode: null, clock: { aheadSeconds: 60 } },
    });
    expect((await service.query(MOVE, { seconds: 5_184_001 }, support())).data).toMatchObject({
      moveClock: { success: false, errorCode: 'CLOCK_STEP_NOT_ALLOWED', clock: null },
    });
  });

  it('API-11 documents every code that a use-case can answer', async () => {
    const sdl = parse(await readFile(new URL('../../schema.graphql', import.meta.url), 'utf8'));
    const documented = (name: string) =>
      sdl.definitions.flatMap((type) =>
        type.kind === Kind.ENUM_TYPE_DEFINITION && type.name.value === name
          ? (type.values ?? []).map((value) => value.name.value)
          : [],
      );
    // The compiler sees to it that no code of a use-case is missing here.
    const exchange: Record<ExchangeRefusal, true> = {
      ...{ PROVIDER_TOKEN_INVALID: true, EMAIL_NOT_VERIFIED: true, USER_DISABLED: true, ACCOUNT_DELETED: true },
      ...{ USER_NOT_FOUND: true, EMAIL_IN_USE: true, INVITE_CODE_USER_NOT_FOUND: true, INVALID_DATA: true },
      ...{ TOO_MANY_REQUESTS: true, CAPTCHA_REQUIRED: true, CAPTCHA_FAILED: true, CAPTCHA_UNAVAILABLE: true },
    };
    const access: Record<AccessRefusal, true> = {
      ...{ USER_NOT_FOUND: true, ACCOUNT_DELETED: true, REASON_REQUIRED: true },
      ...{ OWN_ACCOUNT: true, CALLER_LOCKED: true, LAST_SUPPORT_ACCOUNT: true, UNTIL_NOT_VALID: true },
    };
    const withOutages = (codes: object) => [...Object.keys(codes), 'SERVICE_UNAVAILABLE'].sort();
    expect(documented('SignupErrorCode').sort()).toEqual(withOutages(exchange));
    expect(documented('AccountAccessErrorCode').sort()).toEqual(withOutages(access));
  });
});
