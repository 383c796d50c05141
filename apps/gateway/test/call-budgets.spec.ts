import { gzipSync } from 'node:zlib';
import { hashOfApiKey, newApiKeySecret } from '@setpoint/service-kit';
import { eventually } from '@setpoint/testkit';
import { callBudgets, type CallBudgets } from '../src/index.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';
import { answered, LiveClients } from './fixture/live-clients.js';

const OURS = 'query Ours { player(id: "ana") { id } }';
const ROOMY = { costPerMinute: 1_000_000, burst: 1_000_000 };
/** Nothing comes back while a test runs. */
const once = (burst: number, atOnce = 50) => ({ costPerMinute: 1, burst, atOnce });

const started: FixtureGateway[] = [];
afterEach(async () => {
  for (const gateway of started.splice(0)) await gateway.stop();
});

async function startWith(budgets: Partial<CallBudgets>) {
  const gateway = await startFixtureGateway({
    budgets: {
      ...callBudgets(1_000_000_000),
      ...{ newDocuments: ROOMY, newDocumentsOfVisitors: ROOMY, ...budgets },
    },
    shippedOperations: [{ operationName: 'Ours', query: OURS, id: 'sha256:ours' }],
  });
  started.push(gateway);
  await gateway.planned;
  return gateway;
}

const leftIn = (headers: Headers) => Number(/"cost";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);

describe('the budget of a caller', () => {
  it('API-23 is told with each answer, and over it when to come back; each person has their own', async () => {
    const gateway = await startWith({ person: { costPerMinute: 300, burst: 300, atOnce: 50 } });
    const [ana, ben] = [await gateway.token('ana'), await gateway.token('ben')];
    const first = await gateway.ask(OURS, {}, ana);
    expect(first.headers.get('ratelimit-policy')).toBe('"cost";q=300;w=60');
    expect(leftIn(first.headers)).toBeLessThan(300);
    expect(leftIn(first.headers)).toBeGreaterThan(200);
    let last = first;
    for (let i = 0; i < 10 && last.status === 200; i += 1) last = await gateway.ask(OURS, {}, ana);
    expect(last).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.headers.get('ratelimit')).toMatch(/"cost";r=\d+;t=\d+/);
    expect((await gateway.ask(OURS, {}, ben)).status).toBe(200);
  });

  it('API-23 is charged before by the size of the lists asked for, and corrected by what there was', async () => {
    const gateway = await startWith({ otherDocuments: once(2_000) });
    const ana = await gateway.token('ana');
    const hundred = '{ matches(first: 100) { id players { id } } }';
    const { headers, errors } = await gateway.ask(hundred, {}, ana);
    expect(errors).toBeUndefined();
    const spent = 2_000 - leftIn(headers);
    expect(spent).toBeGreaterThan(50);
    expect(spent).toBeLessThan(600);
    const tooMuch = await gateway.ask(
      '{ matches(first: 100) { players { matches(first: 10) { edges { node { id } } } } } }',
      {},
      ana,
    );
    expect(tooMuch).toMatchObject({ codes: ['OPERATION_TOO_COSTLY'], errors: [{ extensions: { limit: 2_000 } }] });
  });

  it.each([
    ['no GraphQL', '{ match('],
    ['not valid', '{ nothing { id } }'],
    ['too wide', `{ match(id: "m1") { ${'id '.repeat(200)} } }`],
    ['too costly', '{ matches(first: 100) { players { matches(first: 100) { edges { node { players { id } } } } } } }'],
  ])('API-23 is charged for documents that are refused: %s', async (_what, query) => {
    const gateway = await startWith({ otherDocuments: once(1_000) });
    const ana = await gateway.token('ana');
    let refusals = 0;
    let last = await gateway.ask(query, {}, ana);
    for (; last.status === 400 && refusals < 50; refusals += 1) last = await gateway.ask(query, {}, ana);
    expect(last).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    expect(await gateway.ask('{ me { id } }', {}, ana)).toMatchObject({ codes: ['TOO_MANY_REQUESTS'] });
    expect((await gateway.ask(OURS, {}, ana)).status).toBe(200);
  });

  it('API-23 is smaller for documents that are not of the apps; those of the apps go on, and other callers', async () => {
    const gateway = await startWith({ otherDocuments: once(200) });
    const other = (i: number) => `query Other${i} { player(id: "ana") { id } }`;
    let last = await gateway.ask(other(0));
    for (let i = 1; last.status === 200 && i < 20; i += 1) last = await gateway.ask(other(i));
    expect(last).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    for (let i = 0; i < 10; i += 1) expect((await gateway.ask(OURS)).errors).toBeUndefined();
    expect((await gateway.ask(other(0), {}, await gateway.token('ana'))).errors).toBeUndefined();
  });

  it('API-23~ is one for all new documents of visitors, so that many addresses get no further than one', async () => {
    const gateway = await startWith({ newDocumentsOfVisitors: { costPerMinute: 1, burst: 10 } });
    const other = (i: number) => `query Other${i} { player(id: "ana") { id } }`;
    let last = await gateway.ask(other(0));
    for (let i = 1; last.status === 200 && i < 20; i += 1) last = await gateway.ask(other(i));
    expect(last).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    // one that is known is not read again
    expect((await gateway.ask(other(0))).errors).toBeUndefined();
  });

  it('API-23 ends with operations in progress; they are answered, and the next ones as well', async () => {
    const gateway = await startWith({ person: { ...ROOMY, atOnce: 3 } });
    const [ana, ben] = [await gateway.token('ana'), await gateway.token('ben')];
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    let inProgress = 0;
    gateway.state.beforeMatch = () => {
      inProgress += 1;
      return held;
    };
    const waiting = Array.from({ length: 3 }, () => gateway.ask('{ match(id: "m1") { id } }', {}, ana));
    await eventually(() => inProgress === 3, 'they do not begin');
    expect(await gateway.ask('{ me { id } }', {}, ana)).toMatchObject({ status: 429, codes: ['TOO_MANY_REQUESTS'] });
    expect((await gateway.ask('{ me { id } }', {}, ben)).status).toBe(200);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await gateway.ask('{ me { id } }', {}, ana)).status).toBe(200);
  });

  it('API-23~ is charged for the size of a request before it is read', async () => {
    const gateway = await startWith({ person: once(10_000) });
    const authorization = `JWT ${await gateway.token('ana')}`;
    const large = () => gateway.post('/graphql', { query: OURS, more: 'x'.repeat(90_000) }, { authorization });
    const [first, second, third] = [await large(), await large(), await large()];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    expect(third.headers.get('connection')).toBe('close');
    expect((await gateway.ask(OURS, {}, authorization.slice('JWT '.length))).status).toBe(200);
  });

  it('API-23~ is charged for compressed requests as for the largest', async () => {
    const gateway = await startWith({ person: once(10_000) });
    const authorization = `JWT ${await gateway.token('ana')}`;
    const headers = { authorization, 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const body = gzipSync(JSON.stringify({ query: OURS }));
    const small = () => fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    expect([(await small()).status, (await small()).status, (await small()).status]).toEqual([200, 200, 429]);
  });

  it('API-23~ of an API key is its quota; documents that are refused count as well', async () => {
    const gateway = await startWith({});
    const secret = newApiKeySecret();
    const quotas = { perMinute: 3, perDay: 1_000, costPerMinute: 5_000, expiresAt: null };
    gateway.state.apiKeys.set(hashOfApiKey(secret), { keyId: 'k1', scopes: ['PLAYERS_READ'], ...quotas });
    const ask = (query: string) => gateway.ask(query, {}, undefined, { 'x-api-key': secret });
    for (let i = 0; i < 3; i += 1) expect((await ask('{ nothing }')).codes).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    expect(await ask(OURS)).toMatchObject({ status: 429, codes: ['API_KEY_QUOTA_EXCEEDED'] });
  });
});

describe('a subscription', () => {
  it('API-23 is paid for before its document is read; who goes on without budget loses the connection', async () => {
    const gateway = await startWith({ person: once(400) });
    const live = new LiveClients(() => gateway.url);
    try {
      const connection = live.connect({ query: `?token=${await gateway.token('ana')}` });
      const first = connection.listen('subscription { notify }');
      await answered(first, 1);
      const codes = new Set<unknown>();
      for (let i = 0; i < 70; i += 1) {
        const refused = connection.listen(`subscription { nothing${i} }`);
        await eventually(() => refused.errors.length > 0 || connection.closed.length > 0, 'nothing happens');
        for (const error of refused.errors) codes.add((error as { extensions?: { code: string } }).extensions?.code);
        if (connection.closed.length > 0) break;
      }
      expect(codes).toContain('TOO_MANY_REQUESTS');
      expect(connection.closed).toMatchObject([{ code: 1013 }]);
    } finally {
      await live.dispose();
    }
  });
});

describe('a document that the apps refer to by its id', () => {
  const byId = (id: string, query?: string) => ({
    ...(query && { query }),
    extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  });

  it('API-14~ is answered like its text', async () => {
    const gateway = await startWith({});
    const response = await gateway.post('/graphql', byId('sha256:ours'));
    expect(await response.json()).toEqual({ data: { player: { id: 'ana' } } });
  });

  it('API-14~ that is of another build is asked for as text, and answered then', async () => {
    const gateway = await startWith({});
    const unknown = await (await gateway.post('/graphql', byId('sha256:theirs'))).json();
    expect(unknown).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    const response = await gateway.post('/graphql', byId('sha256:theirs', '{ player(id: "ana") { firstName } }'));
    expect(await response.json()).toEqual({ data: { player: { firstName: 'ana' } } });
  });

  it.each([[{ sha256Hash: 7 }], [[]], ['x'], [{ sha256Hash: { $ne: '' } }]])(
    'API-14~ is nothing else than a text: %j',
    async (persistedQuery) => {
      const gateway = await startWith({});
      const response = await gateway.post('/graphql', { extensions: { persistedQuery } });
      expect(response.status).toBe(400);
    },
  );
});
