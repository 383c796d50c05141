import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userId } from '@setpoint/kernel';
import { decodeJwt } from 'jose';
import { FixedClock, startProcess, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { IdentityProvider } from '../../src/application/ports/identity-provider.js';
import { grantSupport } from '../../src/application/grant-support-command.js';
import type { MemoryIdentityProvider } from '../../src/provider/memory-identity-provider.js';
import { identityService } from '../../src/service.js';
import { DAY, NOW } from '../builders.js';

const EVA = 'eva@setpoint.example';
const REGISTRATION = { firstName: 'Eva', lastName: 'Conti', sports: [1], language: 'it', actionSource: 'website' };

let service: TestService;
let clock: FixedClock;
let provider: MemoryIdentityProvider;

const start = (supportEmails: readonly string[] = [], databaseUrl?: string) => {
  const settings = { provider: 'memory', supportEmails };
  return startTestService(identityService, { clock, settings, ...(databaseUrl && { databaseUrl }) });
};
const open = async (supportEmails: readonly string[] = []) => {
  clock = new FixedClock(NOW);
  service = await start(supportEmails);
  provider = service.app.get(IdentityProvider);
};
afterEach(() => service?.stop());

interface Exchanged {
  readonly success: boolean;
  readonly token: string | null;
  readonly userId: string | null;
}

/** Signs in, and registers who is new. */
async function enter(idToken: string): Promise<Exchanged> {
  const { data, errors } = await service.query<{ exchangeProviderToken: Exchanged }>(
    'mutation ($input: ExchangeProviderTokenInput!) { exchangeProviderToken(input: $input) { success token userId } }',
    { input: { idToken, ...REGISTRATION } },
    VISITOR,
    { internal: true },
  );
  expect(errors).toBeUndefined();
  return data!.exchangeProviderToken;
}
const signUp = (email: string, more: { emailVerified?: boolean; signInProvider?: string } = {}) =>
  provider.signUp({ email, password: 'setpoint', ...more });
const rolesIn = ({ token }: Exchanged) => decodeJwt(token!)['roles'];
const rolesOf = async (id: string) => {
  const text = 'query ($id: ID!) { account(id: $id) { roles } }';
  const { data } = await service.query<{ account: { roles: string[] } }>(text, { id }, support('sam'));
  return data!.account.roles;
};
const setRole = async (by: string, input: { userId: string; granted: boolean }) => {
  const text = `mutation ($input: SetSupportRoleInput!) { setSupportRole(input: $input) { success errorCode } }`;
  const { data } = await service.query(text, { input: { ...input, reason: 'Team' } }, support(by));
  return data!['setSupportRole'];
};
const granted = () =>
  service.manager.query(
    `select by_id, about_id, reason, before, after from audit_entry where action = 'ROLE_GRANTED' order by position`,
  );
const command = (address: string) => grantSupport.run(service, address);

describe('the first account of support, by the setting', () => {
  it('ADM-15~ gets the role with the verification of its address, and gives it to others', async () => {
    await open([EVA]);
    await service.runTimers();
    const { uid, idToken } = signUp('Eva@Setpoint.example');
    const registered = await enter(idToken);
    expect(registered).toMatchObject({ success: true, token: null });
    await service.runTimers();
    expect(await rolesOf(registered.userId!)).toEqual([]);
    expect(await granted()).toEqual([]);

    provider.verifyEmail(uid);
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual(['SUPPORT']);
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual(['SUPPORT']);
    expect(await granted()).toEqual([
      {
        ...{ by_id: '1', about_id: registered.userId, reason: 'setting SUPPORT_EMAILS' },
        ...{ before: { roles: [] }, after: { roles: ['SUPPORT'] } },
      },
    ]);

    const ben = await enter(signUp('ben@setpoint.example', { emailVerified: true }).idToken);
    expect(await setRole(registered.userId!, { userId: ben.userId!, granted: true })).toMatchObject({ success: true });
    expect(await rolesOf(ben.userId!)).toEqual(['SUPPORT']);
  });

  it('ADM-15~ gets the role at the start if it is there and verified already, once also with two replicas', async () => {
    await open();
    const eva = await enter(signUp(EVA, { emailVerified: true }).idToken);
    const replicas = await Promise.all([1, 2].map(() => start([EVA, 'nobody@setpoint.example'], service.databaseUrl)));
    try {
      for (const replica of replicas) {
        const own = replica.app.get<MemoryIdentityProvider>(IdentityProvider);
        own.verify = provider.verify.bind(provider);
        own.findByEmail = provider.findByEmail.bind(provider);
      }
      await Promise.all(replicas.map((replica) => replica.runTimers()));
    } finally {
      await Promise.all(replicas.map((replica) => replica.stop()));
    }
    expect(await rolesOf(eva.userId!)).toEqual(['SUPPORT']);
    expect(await granted()).toHaveLength(1);
  });

  it('ADM-15~ is entered once by sign-ins at the same time', async () => {
    await open([EVA]);
    await service.runTimers();
    const { uid, idToken } = signUp(EVA);
    await enter(idToken);
    provider.verifyEmail(uid);
    const entered = await Promise.all([1, 2, 3].map(() => enter(provider.signIn(uid))));
    expect(entered.map(rolesIn)).toEqual([['SUPPORT'], ['SUPPORT'], ['SUPPORT']]);
    expect(await granted()).toHaveLength(1);
  });

  it('ADM-15~ is not given again what support has taken away', async () => {
    await open([EVA]);
    await service.runTimers();
    const { uid, idToken } = signUp(EVA, { emailVerified: true });
    const eva = await enter(idToken);
    const ben = await enter(signUp('ben@setpoint.example', { emailVerified: true }).idToken);
    await setRole(eva.userId!, { userId: ben.userId!, granted: true });
    expect(await setRole(ben.userId!, { userId: eva.userId!, granted: false })).toMatchObject({ success: true });
    await service.runTimers();
    clock.advance({ minutes: 1 });
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual([]);
    expect(await command(EVA)).toMatchObject({ done: true });
    expect(await rolesOf(eva.userId!)).toEqual(['SUPPORT']);
  });

  it('ADM-15~ keeps the role when its address is no longer listed, and gets none if it waited', async () => {
    await open([EVA, 'late@setpoint.example']);
    await service.runTimers();
    const eva = await enter(signUp(EVA, { emailVerified: true }).idToken);
    const next = await start([], service.databaseUrl);
    await next.runTimers();
    await next.stop();
    expect(await rolesOf(eva.userId!)).toEqual(['SUPPORT']);
    expect(rolesIn(await enter(signUp('late@setpoint.example', { emailVerified: true }).idToken))).toEqual([]);
  });
});

describe('somebody with an address that is not theirs', () => {
  beforeEach(async () => {
    await open([EVA]);
    await service.runTimers();
  });

  it('ADM-15~ gets nothing with Facebook, which is enough to sign in, until the provider has verified it', async () => {
    const { uid, idToken } = signUp(EVA, { signInProvider: 'facebook.com' });
    const mallory = await enter(idToken);
    expect(rolesIn(mallory)).toEqual([]);
    await service.runTimers();
    expect(await command(EVA)).toMatchObject({ done: true, text: expect.stringContaining('not verified') });
    expect(await rolesOf(mallory.userId!)).toEqual([]);
    provider.verifyEmail(uid);
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual(['SUPPORT']);
  });

  it('ADM-15~ gets nothing by linking a social account whose address nobody verified', async () => {
    const { uid, idToken } = signUp('mallory@setpoint.example', { emailVerified: true });
    await enter(idToken);
    provider.link(uid, 'FACEBOOK');
    expect(rolesIn(await enter(provider.signIn(uid, 'facebook.com')))).toEqual([]);
    provider.changeEmail(uid, EVA, { verified: false });
    await enter(provider.signIn(uid, 'facebook.com'));
    await service.runTimers();
    expect(await granted()).toEqual([]);
  });

  it('ADM-15~ gets the role with a changed address once that is verified, and nothing before', async () => {
    const { uid, idToken } = signUp('old@setpoint.example', { emailVerified: true });
    const eva = await enter(idToken);
    provider.changeEmail(uid, EVA, { verified: false });
    expect(await enter(provider.signIn(uid))).toMatchObject({ token: null });
    await service.runTimers();
    expect(await rolesOf(eva.userId!)).toEqual([]);
    provider.verifyEmail(uid);
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual(['SUPPORT']);
  });

  it('ADM-15~ gets nothing once they have verified another address than the one they registered', async () => {
    const { uid, idToken } = signUp(EVA);
    const mallory = await enter(idToken);
    provider.changeEmail(uid, 'mallory@setpoint.example', { verified: true });
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual([]);
    await service.runTimers();
    expect(await rolesOf(mallory.userId!)).toEqual([]);
  });
});

describe('the first account of support, by the command', () => {
  beforeEach(() => open());

  it('ADM-15~ has the role at once, whatever the letter case and spaces, and once', async () => {
    const eva = await enter(signUp(EVA, { emailVerified: true }).idToken);
    const answers = await Promise.all([command(' EVA@setpoint.example '), command(EVA)]);
    for (const answer of answers) expect(answer).toEqual({ done: true, text: expect.stringContaining('has the role') });
    expect(await command(EVA)).toEqual({ done: true, text: expect.stringContaining('has the role') });
    expect(await rolesOf(eva.userId!)).toEqual(['SUPPORT']);
    expect(await granted()).toEqual([
      expect.objectContaining({ by_id: '1', about_id: eva.userId, reason: 'command --grant-support' }),
    ]);
  });

  it('ADM-15~ is told to verify the address first, and has the role as soon as it has', async () => {
    const { uid, idToken } = signUp(EVA);
    const eva = await enter(idToken);
    const { done, text } = await command(EVA);
    expect(done).toBe(true);
    expect(text).toMatch(/is not verified.*as soon as the address is verified/);
    expect(await rolesOf(eva.userId!)).toEqual([]);
    provider.verifyEmail(uid);
    expect(rolesIn(await enter(provider.signIn(uid)))).toEqual(['SUPPORT']);
  });

  it.each([
    [7 * DAY, ['SUPPORT']],
    [7 * DAY + 1, []],
  ])('ADM-15~ may come %s ms later', async (ms, roles) => {
    expect((await command(EVA)).text).toMatch(/Nobody has registered/);
    clock.advance({ ms });
    await service.runTimers();
    expect(rolesIn(await enter(signUp(EVA, { emailVerified: true }).idToken))).toEqual(roles);
  });

  it('ADM-15~ is not an account that is locked, until it is unlocked', async () => {
    const eva = await enter(signUp(EVA, { emailVerified: true }).idToken);
    const ask = (disabled: boolean) =>
      service.query(
        'mutation ($input: SetAccountAccessInput!) { setAccountAccess(input: $input) { success } }',
        { input: { userId: eva.userId, disabled, reason: 'Insults' } },
        support('sam'),
      );
    await ask(true);
    expect((await command(EVA)).text).toMatch(/is locked/);
    expect(await rolesOf(eva.userId!)).toEqual([]);
    await ask(false);
    await service.runTimers();
    expect(await rolesOf(eva.userId!)).toEqual(['SUPPORT']);
  });

  it('ADM-15~ leaves nothing of an address whose account was deleted', async () => {
    const { idToken } = signUp(EVA);
    const { userId: id } = await enter(idToken);
    await command(EVA);
    await service.manager.query(
      `update account set deletion_requested_at = $1, deletion_executes_at = $1 where id = $2`,
      [NOW, userId(id!)],
    );
    await service.runTimers();
    expect(await service.manager.query('select * from support_nomination')).toEqual([]);
  });

  it('ADM-15~ refuses what is no address, and runs in a process of its own', async () => {
    expect(await command('eva')).toMatchObject({ done: false });
    const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
    const run = async (...args: string[]) => {
      const child = startProcess(new URL('../../src/main.ts', import.meta.url), {
        args,
        env: {
          ...{ DATABASE_URL: service.databaseUrl, SUBGRAPH_SECRET: 'a secret for processes, long enough' },
          ...{ KAFKA_BROKERS: '127.0.0.1:1', REDIS_URL: 'redis://127.0.0.1:1', PROVIDER: 'memory' },
          ...{ UPLOADS_FOLDER: folder },
        },
      });
      return { code: await child.exited, text: child.lines.join('\n') };
    };
    expect(await run('--grant-support', EVA)).toEqual({
      code: 0,
      text: expect.stringContaining('Nobody has registered with this address.'),
    });
    expect(await run('--grant-support', 'eva')).toEqual({
      code: 1,
      text: expect.stringContaining('This is not a mail address.'),
    });
    expect(await run('--grant-support')).toEqual({
      code: 1,
      text: expect.stringContaining('--accept-gap <topic> or --grant-support <address>'),
    });
    rmSync(folder, { recursive: true });
  });
});
