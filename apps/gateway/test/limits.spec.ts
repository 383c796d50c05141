import { MOST_RECORD_BYTES, MOST_RECORD_REQUEST_BYTES } from '@setpoint/kernel';
import { callBudgets, COST_PER_MINUTE } from '../src/limits/settings.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway({
    limits: { tokens: 400, depth: 6, aliases: 5, directives: 4, rootFields: 4, cost: 2_000 },
    bodyBytes: 20_000,
  });
});
afterAll(() => gateway.stop());

const nested = (levels: number) => {
  let fields = 'id';
  for (let i = 0; i < levels; i += 1) fields = `players { id matches { edges { node { ${fields} } } } }`;
  return `{ match(id: "m1") { ${fields} } }`;
};

describe('a document', () => {
  it('API-14 that keeps to all limits is answered', async () => {
    const { errors } = await gateway.ask(nested(1));
    expect(errors).toBeUndefined();
  });

  it.each([
    ['that is nested too deeply', nested(3), 'DOCUMENT_TOO_DEEP'],
    [
      'that hides its depth in fragments',
      `{ match(id: "m1") { ...A } }
       fragment A on Match { players { matches { edges { node { ...B } } } } }
       fragment B on Match { players { matches { edges { node { state } } } } }`,
      'DOCUMENT_TOO_DEEP',
    ],
    ['with too many aliases', `{ ${'abcdef'.replaceAll(/./g, (c) => `${c}: __typename `)} }`, 'TOO_MANY_ALIASES'],
    ['with too many directives', `{ me { ${'id @skip(if: false) '.repeat(5)} } }`, 'TOO_MANY_DIRECTIVES'],
    [
      'with too many fields at the top',
      '{ me { id } matches { id } trouble unreadNotificationCount player(id: "ana") { id } }',
      'TOO_MANY_FIELDS',
    ],
    ['with too many tokens', `{ matches(ids: [${'1 '.repeat(500)}]) { id } }`, 'DOCUMENT_TOO_LONG'],
    ['with too many characters', `{ me { id } } # ${'x'.repeat(16_000)}`, 'DOCUMENT_TOO_LONG'],
    ['with too many brackets', `{ matches(ids: ${'['.repeat(31)}${']'.repeat(31)}) { id } }`, 'DOCUMENT_TOO_DEEP'],
    ['with too many fields of one object', `{ me { ${'id '.repeat(81)} } }`, 'TOO_MANY_FIELDS'],
    [
      'that spreads them over inline fragments',
      `{ me { ${'... { id } '.repeat(41)} ${'id '.repeat(41)} } }`,
      'TOO_MANY_FIELDS',
    ],
    ['with too many fragments', `{ me { ${'...A '.repeat(121)} } } fragment A on User { id }`, 'TOO_MANY_FRAGMENTS'],
    ['with too many variables', `query (${'$a: Int '.repeat(31)}) { me { id } }`, 'TOO_MANY_VARIABLES'],
    [
      'that would answer with too much',
      '{ matches(first: 50) { players { matches(first: 50) { edges { node { id } } } } } }',
      'OPERATION_TOO_COSTLY',
    ],
    ['that asks for too large a page', '{ matches(first: 101) { id } }', 'PAGE_SIZE_OUT_OF_RANGE'],
    ['that asks for an empty page', '{ matches(first: 0) { id } }', 'PAGE_SIZE_OUT_OF_RANGE'],
    [
      'that tries two tokens at once',
      'mutation { refreshToken(refreshToken: "a") { success } again: refreshToken(refreshToken: "b") { success } }',
      'TOO_MANY_SENSITIVE_MUTATIONS',
    ],
    [
      'that hides a second token in a fragment',
      `mutation { refreshToken(refreshToken: "a") { success } ...More }
       fragment More on Mutation { revokeToken(refreshToken: "b") { success } }`,
      'TOO_MANY_SENSITIVE_MUTATIONS',
    ],
    ['that pays twice', 'mutation { pay(cents: 1) again: pay(cents: 1) }', 'TOO_MANY_SENSITIVE_MUTATIONS'],
  ])('API-14 %s is refused with a code of its own', async (_kind, query, code) => {
    expect(await gateway.ask(query)).toMatchObject({ status: 400, codes: [code] });
  });

  it('API-14 that asks for too large a page in a variable is refused as well', async () => {
    const query = 'query ($n: Int = 5) { matches(first: $n) { id } }';
    expect(await gateway.ask(query, { n: 1_000 })).toMatchObject({
      codes: ['PAGE_SIZE_OUT_OF_RANGE'],
      errors: [{ extensions: { argument: 'first', actual: 1_000, limit: 100, correlationId: expect.any(String) } }],
    });
    expect((await gateway.ask(query)).errors).toBeUndefined();
  });

  it('API-14 whose fragments multiply is measured without spreading each of them', async () => {
    // Spread, they would have more fields than any machine could count.
    const levels = 60;
    const fragments = Array.from(
      { length: levels },
      (_, i) => `fragment F${i} on Match { ${i + 1 < levels ? `a: state ...F${i + 1} ...F${i + 1}` : 'id'} }`,
    );
    const { status } = await gateway.ask(`{ match(id: "m1") { ...F0 } } ${fragments.join('\n')}`);
    expect(status).toBe(400);
  });

  it('API-14 is answered once: lists of operations are refused', async () => {
    const response = await gateway.post('/graphql', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }]);
    expect(response.status).toBe(400);
  });
});

describe('a request', () => {
  it('API-14 with a body that is too large is refused', async () => {
    const response = await gateway.post('/graphql', { query: `{ me { id } } # ${'x'.repeat(30_000)}` });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] });
  });

  it('API-14~ BYD-07~ with a competition record of 2 MB is taken of support, and of nobody else', async () => {
    const record = '"'.repeat(MOST_RECORD_BYTES);
    const body = (text: string) => ({
      query: 'query ($any: JSON) { near(lat: 1, any: $any) }',
      variables: { any: text },
    });
    const statusFor = async (text: string, roles: readonly string[]) => {
      const authorization = `JWT ${await gateway.token('sam', { roles })}`;
      return (await gateway.post('/graphql', body(text), { authorization })).status;
    };
    expect(await statusFor(record, ['SUPPORT'])).toBe(200);
    expect(await statusFor(record, ['COURT_OWNER'])).toBe(413);
    expect(await statusFor('x'.repeat(MOST_RECORD_REQUEST_BYTES), ['SUPPORT'])).toBe(413);
  });

  it('API-14~ BYD-07~ with a competition record can be sent several times a minute: to be looked at, and to come in', async () => {
    const usual = await startFixtureGateway({ budgets: callBudgets(COST_PER_MINUTE) });
    try {
      const authorization = `JWT ${await usual.token('sam', { roles: ['SUPPORT'] })}`;
      const body = { query: '{ me { id } }', variables: { any: 'x'.repeat(MOST_RECORD_BYTES) } };
      for (let time = 0; time < 3; time++)
        expect((await usual.post('/graphql', body, { authorization })).status).toBe(200);
    } finally {
      await usual.stop();
    }
  });

  it('API-14 with a body that is no JSON is refused', async () => {
    const response = await gateway.post('/graphql', '{ me');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_NOT_JSON' } }] });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('API-14 that a foreign page could send as %s is refused', async (type) => {
    const response = await gateway.post('/graphql', '{"query":"{ me { id } }"}', { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] });
  });

  it('API-00 is sent with POST', async () => {
    const response = await fetch(`${gateway.url}/graphql?query={me{id}}`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
  });

  it('API-14 for a subscription is told where those are served', async () => {
    expect(await gateway.ask('subscription { notify }')).toMatchObject({ codes: ['SUBSCRIPTION_NOT_SUPPORTED'] });
  });
});

describe('calls in a row', () => {
  it('API-14 that change something are refused with the time to wait, and each person alone', async () => {
    const busy = await startFixtureGateway({
      rates: {
        mutations: { name: 'm', points: 1, seconds: 60 },
        visitorMutations: { name: 'v', points: 2, seconds: 60 },
      },
    });
    try {
      const [ana, ben] = [await busy.token('ana'), await busy.token('ben')];
      const read = '{ me { id } }';
      const rename = 'mutation { rename(firstName: "x") { id } }';
      const renew = 'mutation { refreshToken(refreshToken: "r") { success } }';
      expect((await busy.ask(rename, {}, ana)).errors).toBeUndefined();
      const refused = await busy.ask(rename, {}, ana);
      expect(refused).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.errors![0]!.extensions).toMatchObject({ retryAfterSeconds: expect.any(Number) });
      expect((await busy.ask(read, {}, ana)).errors).toBeUndefined();
      expect((await busy.ask(rename, {}, ben)).errors).toBeUndefined();
      for (let i = 0; i < 2; i += 1) expect((await busy.ask(renew)).errors).toBeUndefined();
      expect(await busy.ask(renew)).toMatchObject({ codes: ['TOO_MANY_REQUESTS'] });
    } finally {
      await busy.stop();
    }
  });

  it('API-14 count for what they ask: each field of a change', async () => {
    const busy = await startFixtureGateway({ rates: { mutations: { name: 'm', points: 5, seconds: 60 } } });
    try {
      const ben = await busy.token('ben');
      const three = `mutation { ${'abc'.replaceAll(/./g, (name) => `${name}: rename(firstName: "x") { id } `)} }`;
      expect((await busy.ask(three, {}, ben)).errors).toBeUndefined();
      expect(await busy.ask(three, {}, ben)).toMatchObject({ codes: ['TOO_MANY_REQUESTS'] });
    } finally {
      await busy.stop();
    }
  });

  it('API-14 that try a token are refused while the store of the counters is away; others are counted here', async () => {
    const away = {
      take: async () => ({ allowed: false, retryAfterSeconds: 5, storeAway: true as const }),
      giveBack: async () => undefined,
    };
    const mutations = { name: 'm', points: 2, seconds: 60 };
    const alone = await startFixtureGateway({ limiter: away, rates: { mutations } });
    try {
      const ana = await alone.token('ana');
      const rename = 'mutation { rename(firstName: "x") { id } }';
      expect((await alone.ask('{ me { id } }', {}, ana)).errors).toBeUndefined();
      for (const change of [rename, 'mutation { pay(cents: 1) }']) {
        expect((await alone.ask(change, {}, ana)).errors).toBeUndefined();
      }
      expect(await alone.ask(rename, {}, ana)).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
      for (const query of [
        'mutation { refreshToken(refreshToken: "r") { success } }',
        'mutation { rename(firstName: "x") { id } ...More } fragment More on Mutation { revokeToken(refreshToken: "r") { success } }',
      ]) {
        const refused = await alone.ask(query);
        expect(refused).toMatchObject({
          status: 429,
          codes: ['TOO_MANY_REQUESTS'],
          errors: [{ extensions: { retryAfterSeconds: 5 } }],
        });
        expect(refused.headers.get('retry-after')).toBe('5');
      }
      const post = await alone.post('/auth/reset-password', { email: 'ana@setpoint.example' });
      expect([post.status, post.headers.get('retry-after')]).toEqual([429, '5']);
    } finally {
      await alone.stop();
    }
  });
});

describe('the schema', () => {
  it('API-14 is shown where that is switched on, and nowhere else', async () => {
    const query = '{ __schema { queryType { name } } }';
    expect((await gateway.ask(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    const closed = await startFixtureGateway({ introspection: false });
    try {
      expect((await closed.ask(query)).codes).toContain('GRAPHQL_VALIDATION_FAILED');
      const [error] = (await closed.ask('{ matchs { id } }')).errors!;
      expect(error!.message).not.toMatch(/did you mean|matches/i);
    } finally {
      await closed.stop();
    }
  });
});
