import { expect, jest } from '@jest/globals';
import { asAnswered, textOfRequest } from '@setpoint/ui/testing';
import { platformNow } from '@setpoint/client/time';

export interface SentRequest {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly authorization: string | null;
}

type GraphQLAnswer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };
type Operations = Readonly<
  Record<string, (variables: Record<string, unknown>, nth: number) => unknown | Promise<unknown>>
>;

/** Somebody whom the identity provider knows. */
interface ProviderAccount {
  password?: string;
  emailVerified?: boolean;
  disabled?: boolean;
}

export interface Network {
  /** What was sent to our own endpoints and to the API, in order. */
  readonly requests: SentRequest[];
  /** Requests to an address, or of a GraphQL operation. */
  of(name: string): SentRequest[];
  /** Answers of the API by operation, data only. */
  readonly operations: Record<string, Operations[string]>;
  /** Answers of the endpoints by path. */
  readonly endpoints: Record<string, (request: SentRequest) => { status?: number; body: unknown }>;
  readonly accounts: Map<string, ProviderAccount>;
  /** Links in mails that the provider knows, by their code. */
  readonly links: Map<string, { email: string; expired?: boolean; used?: boolean }>;
  config: Record<string, unknown>;
  offline: boolean;
  /** What some requests to our own endpoints and to the API get instead of the answers above. */
  outage: ((request: SentRequest) => Response | undefined) | null;
  /** The calls of the identity provider's protocol, in order. */
  readonly providerCalls: string[];
  /** The provider answers nothing but errors. */
  providerDown: boolean;
  /** Also says which answers the API would not have given. */
  restore(): void;
}

/** The whole network of a page: API, endpoints, configuration and the identity provider's own protocol. */
export function fakeNetwork(): Network {
  const before = globalThis.fetch;
  const faults: string[] = [];
  const network: Network = {
    requests: [],
    of: (name) => network.requests.filter(({ url, body }) => url === name || body['operationName'] === name),
    operations: {
      UnreadCount: () => ({ unreadNotificationCount: 0 }),
      UnreadConversations: () => ({ unreadConversationCount: 0 }),
    },
    endpoints: {},
    accounts: new Map(),
    links: new Map(),
    config: {
      provider: { apiKey: 'demo', projectId: 'setpoint', emulatorUrl: 'http://emulator.example' },
      features: {},
    },
    offline: false,
    outage: null,
    providerCalls: [],
    providerDown: false,
    restore() {
      globalThis.fetch = before;
      expect(faults).toEqual([]);
    },
  };
  const fake = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    if (network.offline) throw new TypeError('Failed to fetch');
    const url = String(input instanceof Request ? input.url : input);
    const body = bodyOf(init?.body);
    const request = { url, body, authorization: new Headers(init?.headers).get('authorization') };
    if (url.includes('identitytoolkit') || url.includes('securetoken')) {
      network.providerCalls.push(/accounts:(\w+)/.exec(url)?.[1] ?? 'token');
      if (network.providerDown) return refusal('INTERNAL_ERROR');
      return provider(network, url, body);
    }
    network.requests.push(request);
    const broken = network.outage?.(request);
    if (broken) return broken;
    if (url === '/config.json') return json(network.config);
    if (url === '/graphql') return json(await graphql(network, body, faults));
    const answer = network.endpoints[url]?.(request) ?? { status: 404, body: { error: { code: 'NOT_FOUND' } } };
    return json(answer.body, answer.status);
  });
  globalThis.fetch = fake as unknown as typeof fetch;
  return network;
}

async function graphql(network: Network, body: Record<string, unknown>, faults: string[]): Promise<GraphQLAnswer> {
  const name = String(body['operationName']);
  const answer = network.operations[name];
  if (!answer) return { data: null, errors: [{ message: `no answer to ${name} in this test` }] };
  const variables = (body['variables'] ?? {}) as Record<string, unknown>;
  const made = (await answer(variables, network.of(name).length)) as Record<string, unknown>;
  const { data, errors } = made && 'errors' in made ? (made as GraphQLAnswer) : { data: made };
  // Anything else has been executed (`theApiKnows`).
  if (!data || !Object.hasOwn(network.operations, name)) return { data, ...(errors && { errors }) };
  const operation = { query: textOfRequest(body), variables };
  const answered = await asAnswered(operation, data as Record<string, unknown>, { withErrors: errors !== undefined });
  faults.push(...answered.faults.map((fault) => `${name}: ${fault}`));
  // A page that meets a wrong answer goes on, so that the fault is what the test fails with.
  return { data: answered.faults.length > 0 ? data : answered.data, ...(errors && { errors }) };
}

const bodyOf = (body: unknown): Record<string, unknown> => {
  if (typeof body !== 'string') return {};
  return body.startsWith('{')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body));
};

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const refusal = (message: string) => json({ error: { code: 400, message, errors: [{ message }] } }, 400);

/** The provider's REST protocol, as far as the screens use it. */
function provider(network: Network, url: string, body: Record<string, unknown>): Response {
  const call = /accounts:(\w+)/.exec(url)?.[1] ?? 'token';
  const email = String(body['email'] ?? '');
  const account = network.accounts.get(email);
  switch (call) {
    case 'signInWithPassword':
      if (!account) return refusal('EMAIL_NOT_FOUND');
      if (account.disabled) return refusal('USER_DISABLED');
      if (account.password !== body['password']) return refusal('INVALID_PASSWORD');
      return json(session(email));
    case 'signUp':
      if (account) return refusal('EMAIL_EXISTS');
      network.accounts.set(email, { password: String(body['password']), emailVerified: false });
      return json(session(email));
    case 'lookup': {
      const known = emailIn(String(body['idToken']));
      const found = network.accounts.get(known);
      if (!found) return refusal('USER_NOT_FOUND');
      return json({
        users: [{ localId: known, email: known, emailVerified: found.emailVerified ?? false, providerUserInfo: [] }],
      });
    }
    case 'update': {
      const code = body['oobCode'];
      if (typeof code === 'string') {
        const link = network.links.get(code);
        if (!link || link.used) return refusal('INVALID_OOB_CODE');
        if (link.expired) return refusal('EXPIRED_OOB_CODE');
        link.used = true;
        network.accounts.get(link.email)!.emailVerified = true;
        return json({ email: link.email, emailVerified: true });
      }
      const known = emailIn(String(body['idToken']));
      network.accounts.get(known)!.password = String(body['password']);
      return json(session(known));
    }
    case 'resetPassword': {
      const link = network.links.get(String(body['oobCode']));
      if (!link || link.used) return refusal('INVALID_OOB_CODE');
      if (link.expired) return refusal('EXPIRED_OOB_CODE');
      if (body['newPassword']) {
        link.used = true;
        network.accounts.get(link.email)!.password = String(body['newPassword']);
      }
      return json({ email: link.email, requestType: 'PASSWORD_RESET' });
    }
    case 'delete':
      network.accounts.delete(emailIn(String(body['idToken'])));
      return json({});
    default: {
      const known = String(body['refresh_token']);
      return json({ access_token: idToken(known), id_token: idToken(known), refresh_token: known, expires_in: '3600' });
    }
  }
}

const session = (email: string) => ({
  idToken: idToken(email),
  refreshToken: email,
  expiresIn: '3600',
  localId: email,
  email,
});

function idToken(email: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const now = Math.floor(platformNow().getTime() / 1000);
  return `${part({ alg: 'none' })}.${part({ email, sub: email, iat: now, exp: now + 3600 })}.`;
}

const emailIn = (token: string): string => (JSON.parse(atob(token.split('.')[1]!)) as { email: string }).email;
