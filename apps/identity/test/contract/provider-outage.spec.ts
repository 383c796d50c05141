import type { Identity } from '@setpoint/kernel';
import { player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { ExchangeProviderToken } from '../../src/application/exchange-provider-token.js';
import { IdentityProvider } from '../../src/application/ports/identity-provider.js';
import type { MemoryIdentityProvider } from '../../src/provider/memory-identity-provider.js';
import { identityService } from '../../src/service.js';
import { aRegistration } from '../builders.js';

const METHODS = ['verify', 'passwordResetCode', 'setDisabled', 'customToken', 'revokeTokens'] as const;
const PAYLOAD = '{ success errorCode retryAfterSeconds }';
const unavailable = { success: false, errorCode: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 };

let service: TestService;
let provider: MemoryIdentityProvider;
let ana: { id: string; idToken: string; refreshToken: string };

beforeEach(async () => {
  service = await startTestService(identityService, { settings: { provider: 'memory' } });
  provider = service.app.get(IdentityProvider);
  const { idToken } = provider.signUp({ email: 'ana@setpoint.example', emailVerified: true });
  const outcome = await service.app.get(ExchangeProviderToken).execute(aRegistration(idToken));
  if (!outcome.ok || !outcome.value.tokens) throw new Error('no session');
  ana = { id: outcome.value.account.id, idToken, refreshToken: outcome.value.tokens.refreshToken };
});

afterEach(() => service?.stop());

const outage = Object.assign(new Error('fetch failed'), { name: 'ProviderUnavailable', retryAfterSeconds: 7 });

function goAway(...methods: readonly (typeof METHODS)[number][]): void {
  for (const method of methods) provider[method] = (): Promise<never> => Promise.reject(outage);
}

/** The one field of the answer. */
async function ask(document: string, variables: Record<string, unknown>, caller: Identity = VISITOR): Promise<unknown> {
  const answer = await service.query(document, variables, caller, { internal: caller === VISITOR });
  expect(answer.errors).toBeUndefined();
  return Object.values(answer.data!)[0];
}

describe('while the identity provider is away', () => {
  beforeEach(() => goAway(...METHODS));

  afterEach(() => {
    for (const method of METHODS) delete (provider as Partial<MemoryIdentityProvider>)[method];
  });

  it('AUTH-05 sign-ins are refused, with a hint when to try again', async () => {
    const document = `mutation ($input: ExchangeProviderTokenInput!) { exchangeProviderToken(input: $input) ${PAYLOAD} }`;
    expect(await ask(document, { input: { idToken: ana.idToken, actionSource: 'website' } })).toEqual(unavailable);
  });

  it.each([
    ['AUTH-12', `mutation { sendVerificationMail(input: { idToken: "any" }) ${PAYLOAD} }`],
    ['AUTH-13', `mutation { sendPasswordResetMail(input: { email: "ana@setpoint.example" }) ${PAYLOAD} }`],
    ['AUTH-13', `mutation { endAllSessions(input: { idToken: "any" }) ${PAYLOAD} }`],
  ])('%s what is asked by mail or about sessions is refused in the same way: %s', async (_, document) => {
    expect(await ask(document, {})).toEqual(unavailable);
  });

  it('API-01 me still answers, with the reason why there is no provider token', async () => {
    const answer = await service.query('{ me { id email firebaseToken } }', {}, player(ana.id));
    expect(answer.data).toEqual({ me: { id: ana.id, email: 'ana@setpoint.example', firebaseToken: null } });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 7 });
  });

  it('ADM-05 a lock counts here at once, and the refusal says to do it again', async () => {
    const document = `mutation ($input: SetAccountAccessInput!) { setAccountAccess(input: $input) ${PAYLOAD} }`;
    const input = { userId: ana.id, disabled: true, reason: 'insults' };
    expect(await ask(document, { input }, support())).toEqual(unavailable);
    const refresh = `mutation ($token: String!) { refreshToken(refreshToken: $token) { errors } }`;
    expect(await ask(refresh, { token: ana.refreshToken })).toEqual({ errors: ['SESSION_REVOKED'] });
  });
});

it('API-11 an error of the provider that is no outage stays internal', async () => {
  provider.verify = () => Promise.reject(new Error('a private detail'));
  const document = `mutation { endAllSessions(input: { idToken: "any" }) ${PAYLOAD} }`;
  const answer = await service.query(document, {}, VISITOR, { internal: true });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
  expect(JSON.stringify(answer)).not.toContain('private');
});
