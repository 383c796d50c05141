import type { TokenStore, Tokens } from '../src/session/index.js';

/** Tokens in memory; `elsewhere` is another tab. */
export function memoryTokens(start: Tokens | null = null) {
  let held = start;
  const listeners = new Set<(tokens: Tokens | null) => void>();
  const store: TokenStore = {
    read: () => held,
    write: (tokens) => void (held = tokens),
    onChangeElsewhere(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    store,
    elsewhere(tokens: Tokens | null) {
      held = tokens;
      listeners.forEach((listener) => listener(tokens));
    },
  };
}

export interface Call {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  readonly authorization: string | null;
}

export type Answer = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code: string } }[];
};

/** A GraphQL server that answers by operation name; a `Response` goes out as it is. */
export function fakeServer(answer: (call: Call, nth: number) => Answer | Response | Promise<Answer | Response>) {
  const calls: Call[] = [];
  const fake = async (_input: unknown, init?: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(init?.body)) as { operationName: string; variables: Record<string, unknown> };
    const call = {
      operation: body.operationName,
      variables: body.variables,
      authorization: new Headers(init?.headers).get('authorization'),
    };
    calls.push(call);
    const answered = await answer(call, calls.filter(({ operation }) => operation === call.operation).length);
    if (answered instanceof Response) return answered;
    return new Response(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } });
  };
  return {
    fetch: fake as typeof fetch,
    calls,
    of: (operation: string) => calls.filter((call) => call.operation === operation),
  };
}

export const EXPIRED: Answer = { data: null, errors: [{ message: 'Signature has expired' }] };
export const FORBIDDEN: Answer = {
  data: null,
  errors: [{ message: 'You do not have permission to perform this action' }],
};

/** All that an outage looks like from a browser. */
export const OUTAGES: readonly (readonly [string, () => Answer | Response | Promise<Answer>])[] = [
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a 503 of the gateway',
    () =>
      Response.json(
        { errors: [{ message: 'Sign-in is not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }] },
        { status: 503 },
      ),
  ],
  ['a proxy that answers in HTML', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['an answer that is no GraphQL', () => Response.json(null)],
  [
    'a service that is down',
    () => ({
      data: { me: null, refreshToken: null },
      errors: [{ message: 'This part is not available', extensions: { code: 'SUBGRAPH_UNAVAILABLE' } }],
    }),
  ],
  [
    'a service without its database',
    () => ({ data: null, errors: [{ message: 'not right now', extensions: { code: 'SERVICE_UNAVAILABLE' } }] }),
  ],
  [
    'an unexpected error',
    () => ({ data: null, errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_ERROR' } }] }),
  ],
];

export const refreshed = (token: string, refreshToken = `${token}-refresh`): Answer => ({
  data: { refreshToken: { success: true, errors: [], token, refreshToken } },
});
export const refreshRefused = (code: string): Answer => ({
  data: { refreshToken: { success: false, errors: [code], token: null, refreshToken: null } },
});

export const ana = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Rossi',
  displayName: 'Ana Rossi',
  slug: 'ana',
  email: 'ana@setpoint.example',
  photoUrl: null,
  sex: 'F',
  sports: [1, 2],
  locationName: 'Milano',
  locationLat: 45.46,
  locationLng: 9.19,
  kmToSearch: 30,
  language: 'it',
  inviteCode: 'ANA1',
  welcomed: true,
  profiles: { avatarThumbnail: null, locationCountry: 'IT', locationFullname: 'Milano, Lombardia, Italia' },
  bestLevel: { rating: 4.5, name: 'INTERMEDIATE' },
};

export const OLD: Tokens = { token: 'old', refreshToken: 'old-refresh' };
