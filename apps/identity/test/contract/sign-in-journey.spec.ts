import { accountMailRequested, accountVerified } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { SystemClock } from '@setpoint/service-kit';
import { countedUuid, PATIENCE_MS, player, startTestService, type TestService, VISITOR } from '@setpoint/testkit';
import { EmulatorBrowser, nextSecond, PROJECT, startAuthEmulator } from '../auth-emulator.js';
import { ensureSignIns, seedAccounts } from '../../src/seeding/seed-accounts.js';
import { identityService } from '../../src/service.js';

const internal = { internal: true };

let emulator: Awaited<ReturnType<typeof startAuthEmulator>>;
let browser: EmulatorBrowser;
let service: TestService;

beforeAll(async () => {
  emulator = await startAuthEmulator();
  browser = new EmulatorBrowser(emulator.host);
  service = await startTestService(identityService, {
    clock: new SystemClock(),
    settings: { projectId: PROJECT, emulatorHost: emulator.host, providerTimeoutMs: PATIENCE_MS },
  });
});

afterAll(async () => {
  await service?.stop();
  await emulator?.stop();
});

interface Session {
  success: boolean;
  errorCode: string | null;
  token: string | null;
  refreshToken: string | null;
  userId: string;
}

async function exchange(input: Record<string, unknown>): Promise<Session> {
  const answer = await service.query<{ exchangeProviderToken: Session }>(
    `mutation ($input: ExchangeProviderTokenInput!) {
      exchangeProviderToken(input: $input) { success errorCode token refreshToken userId }
    }`,
    { input: { actionSource: 'website', ...input } },
    VISITOR,
    internal,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data!.exchangeProviderToken;
}

const ask = async (document: string, variables: Record<string, unknown>) =>
  (await service.query(document, variables, VISITOR, internal)).data;

const codeOf = (path: string) => new URL(path, 'http://site').searchParams.get('oobCode')!;
const REFRESH = 'mutation ($token: String!) { refreshToken(refreshToken: $token) { success errors } }';
const RESET = 'mutation ($email: String!) { sendPasswordResetMail(input: { email: $email }) { success } }';
const END = 'mutation ($idToken: String!) { endAllSessions(input: { idToken: $idToken }) { success errorCode } }';

describe('with the real provider (its emulator) and a real database', () => {
  it('AUTH-02 AUTH-11 AUTH-13 a player registers, verifies, signs in, resets the password and is signed out everywhere', async () => {
    const email = 'ana@setpoint.example';
    const { idToken } = await browser.signUp(email, 'setpoint');
    const registered = await exchange({ idToken, firstName: 'Ana', lastName: 'García', sports: [1], language: 'es' });
    expect(registered).toMatchObject({ success: true, token: null });

    const early = await exchange({ idToken: await browser.signInWithPassword(email, 'setpoint') });
    expect(early).toMatchObject({ success: false, errorCode: 'EMAIL_NOT_VERIFIED' });
    const mails = async () =>
      (await service.eventsOf(accountMailRequested)).filter(({ userId }) => userId === registered.userId);
    const [, mail] = await mails();
    expect(await browser.applyVerification(codeOf(mail!.path))).toBe(true);

    const session = await exchange({ idToken: await browser.signInWithPassword(email, 'setpoint') });
    expect(session).toMatchObject({ success: true, userId: registered.userId });
    const verified = await service.eventsOf(accountVerified);
    expect(verified.filter((event) => event.email === email)).toEqual([{ userId: registered.userId, email }]);

    const me = await service.query<{ me: { firebaseToken: string } }>(
      '{ me { email firebaseToken } }',
      {},
      player(registered.userId),
    );
    expect(await browser.signInWithCustomToken(me.data!.me.firebaseToken)).not.toBeNull();

    await nextSecond();
    await ask(RESET, { email });
    const reset = (await mails()).at(-1)!;
    expect(reset.path).toMatch(/^\/auth\/change-password\?mode=resetPassword/);
    expect(await browser.resetPassword(codeOf(reset.path), 'another password')).toBe(true);
    const renewed = await browser.signInWithPassword(email, 'another password');
    expect(await ask(END, { idToken: renewed })).toEqual({ endAllSessions: { success: true, errorCode: null } });
    expect(await ask(REFRESH, { token: session.refreshToken })).toEqual({
      refreshToken: { success: false, errors: ['SESSION_REVOKED'] },
    });
  });

  it('AUTH-05 demo players sign in, again after the emulator has forgotten them', async () => {
    const ben = {
      id: userId(countedUuid(1)),
      email: 'ben@setpoint.example',
      firstName: 'Ben',
      lastName: 'Rossi',
      language: 'it' as const,
      sports: [2 as const],
      verified: true,
      password: 'setpoint',
    };
    await seedAccounts(service, [ben]);
    const signIn = async () => exchange({ idToken: await browser.signInWithPassword(ben.email, 'setpoint') });
    expect(await ensureSignIns(service, [ben])).toBe(1);
    expect(await signIn()).toMatchObject({ success: true, userId: ben.id });
    await fetch(`http://${emulator.host}/emulator/v1/projects/${PROJECT}/accounts`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    expect(await ensureSignIns(service, [ben])).toBe(1);
    expect(await signIn()).toMatchObject({ success: true, userId: ben.id });
  });

  it('AUTH-05 a player whose provider user was lost registers again and gets the same account back', async () => {
    const email = 'carla@setpoint.example';
    const name = 'Carla Conti';
    const google = await browser.signInWithIdp('google.com', { email, emailVerified: true, name });
    const first = await exchange({ idToken: google.idToken, sports: [1] });
    await fetch(`http://${emulator.host}/emulator/v1/projects/${PROJECT}/accounts`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    const again = await browser.signInWithIdp('google.com', { email, emailVerified: true, name });
    expect(again.uid).not.toBe(google.uid);
    expect(await exchange({ idToken: again.idToken, sports: [1] })).toMatchObject({
      success: true,
      userId: first.userId,
    });
  });
});
