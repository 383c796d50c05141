import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { eventually } from '@setpoint/testkit';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '../src/index.js';
import { startFixtureGateway, type FixtureGateway } from './fixture/fixture-gateway.js';

let gateway: FixtureGateway;
beforeAll(async () => {
  gateway = await startFixtureGateway({ bodyBytes: 50_000 });
});
afterAll(() => gateway.stop());

const NUL = '\u0000';
const LONE = '\ud800';
const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
const NEAR = 'query ($lat: Float!, $at: PlaceInput, $any: JSON) { near(lat: $lat, at: $at, any: $any) }';
const JSON_TYPE = { 'content-type': 'application/json' };

interface Sent {
  readonly body: string | Buffer;
  readonly headers?: Record<string, string>;
}

async function send(path: string, { body, headers = JSON_TYPE }: Sent) {
  const response = await fetch(gateway.url + path, { method: 'POST', headers, body });
  const text = await response.text();
  const answer = JSON.parse(text) as { errors?: { extensions: { code: string } }[]; error?: { code: string } };
  return { status: response.status, code: answer.errors?.[0]?.extensions.code ?? answer.error?.code, text };
}

const operation = (query: unknown, variables?: unknown, operationName?: unknown): Sent => ({
  body: JSON.stringify({ query, variables, operationName }),
});

/** What is sent, the status and the code of the refusal. */
type Row = readonly [what: string, sent: Sent, status: number, code: string];

const TEXTS: readonly Row[] = [
  ['NUL in a variable', operation(NEAR, { lat: 1, at: { names: [`a${NUL}`] } }), 400, 'BAD_USER_INPUT'],
  ['NUL in a key of a variable', operation(NEAR, { lat: 1, any: { [NUL]: 1 } }), 400, 'BAD_USER_INPUT'],
  ['NUL in a variable that nobody declared', operation('{ me { id } }', { x: NUL }), 400, 'BAD_USER_INPUT'],
  ['NUL in a literal', operation(`{ player(id: "a${NUL}") { id } }`), 400, 'BAD_USER_INPUT'],
  ['NUL escaped in a literal', operation('{ player(id: "\\u0000") { id } }'), 400, 'BAD_USER_INPUT'],
  ['NUL escaped with braces', operation('{ player(id: "\\u{0}") { id } }'), 400, 'BAD_USER_INPUT'],
  ['NUL in a block string', operation(`{ player(id: """${NUL}""") { id } }`), 400, 'BAD_USER_INPUT'],
  ['NUL in a nested literal', operation(`{ near(lat: 1, at: { names: ["${NUL}"] }) }`), 400, 'BAD_USER_INPUT'],
  ['NUL as a default', operation(`query ($id: ID! = "\\u0000") { player(id: $id) { id } }`), 400, 'BAD_USER_INPUT'],
  [
    'NUL in an argument of a fragment',
    operation(`{ ...F } fragment F on Query { player(id: "\\u0000") { id } }`),
    400,
    'BAD_USER_INPUT',
  ],
  ['NUL between tokens', operation(`{ me ${NUL} { id } }`), 400, 'GRAPHQL_PARSE_FAILED'],
  ['NUL in the name of the operation', operation('{ me { id } }', {}, NUL), 400, 'OPERATION_RESOLUTION_FAILURE'],
  ['half of a surrogate pair in a variable', operation(NEAR, { lat: 1, any: LONE }), 400, 'BAD_USER_INPUT'],
  ['half of a surrogate pair in a literal', operation(`{ player(id: "\\ud800") { id } }`), 400, 'GRAPHQL_PARSE_FAILED'],
];

const NUMBERS: readonly Row[] = [
  ['an integer beyond range', operation('{ matches(first: 2147483648) { id } }'), 400, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an integer of 400 digits',
    operation(`{ matches(first: ${'9'.repeat(400)}) { id } }`),
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'an integer beyond range in a variable',
    operation('query ($n: Int) { matches(first: $n) { id } }', { n: 2 ** 53 }),
    400,
    'PAGE_SIZE_OUT_OF_RANGE',
  ],
  [
    'a fraction for an integer',
    operation('query ($n: Int) { matches(first: $n) { id } }', { n: 1.5 }),
    400,
    'BAD_USER_INPUT',
  ],
  ['the smallest number', operation(NEAR, { lat: 5e-324 }), 400, 'BAD_USER_INPUT'],
  ['the smallest number as a literal', operation('{ near(lat: 5e-324) }'), 400, 'BAD_USER_INPUT'],
  ['the largest number', operation(NEAR, { lat: 1, at: { lng: Number.MAX_VALUE } }), 400, 'BAD_USER_INPUT'],
  [
    'an infinite number',
    { body: `{"query":${JSON.stringify(NEAR)},"variables":{"lat":1e999}}` },
    400,
    'BAD_USER_INPUT',
  ],
  ['an infinite literal', operation('{ near(lat: 1e999) }'), 400, 'BAD_USER_INPUT'],
];

const OPERATIONS: readonly Row[] = [
  [
    'several operations without a name',
    operation('query A { me { id } } query B { me { id } }'),
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  [
    'several operations and an empty name',
    operation('query A { me { id } } query B { me { id } }', {}, ''),
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['two anonymous operations', operation('{ me { id } } { me { id } }'), 400, 'GRAPHQL_VALIDATION_FAILED'],
  ['a name that no operation has', operation('query A { me { id } }', {}, 'B'), 400, 'OPERATION_RESOLUTION_FAILURE'],
  [
    'the name of an own property',
    operation('query A { me { id } }', {}, '__proto__'),
    400,
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['no operation at all', operation('fragment F on Query { me { id } }'), 400, 'GRAPHQL_VALIDATION_FAILED'],
  ['an empty document', operation(''), 400, 'BAD_REQUEST'],
  ['a document of nothing', operation(' # nothing '), 400, 'GRAPHQL_PARSE_FAILED'],
  ['a document that is a number', operation(5), 400, 'BAD_REQUEST'],
  ['a document that is a list', operation(['{ me { id } }']), 400, 'BAD_REQUEST'],
  ['a name that is a number', operation('{ me { id } }', {}, 5), 400, 'BAD_REQUEST'],
  ['variables that are a text', operation('{ me { id } }', 'x'), 400, 'BAD_REQUEST'],
  ['variables that are a list', operation('{ me { id } }', [1]), 400, 'BAD_REQUEST'],
  ['extensions that are a list', { body: '{"query":"{ me { id } }","extensions":[1]}' }, 400, 'BAD_REQUEST'],
  ['a variable that is missing', operation(NEAR, {}), 400, 'BAD_USER_INPUT'],
  ['a variable of another type', operation(NEAR, { lat: 'north' }), 400, 'BAD_USER_INPUT'],
  [
    'a variable nested without end',
    { body: `{"query":${JSON.stringify(NEAR)},"variables":{"lat":1,"any":${nested(20_000)}}}` },
    400,
    'BAD_USER_INPUT',
  ],
  ['a literal nested deeper than any', operation(`{ near(lat: 1, any: ${nested(11)}) }`), 400, 'BAD_USER_INPUT'],
  ['a literal of many levels', operation(`{ near(lat: 1, any: ${nested(100)}) }`), 400, 'DOCUMENT_TOO_DEEP'],
  ['fields nested without end', operation(`${'{ me '.repeat(1_300)}${'}'.repeat(1_300)}`), 400, 'DOCUMENT_TOO_DEEP'],
];

const BODIES: readonly Row[] = [
  ['half a body', { body: '{"query":"{ me' }, 400, 'BODY_NOT_JSON'],
  ['a NUL for a body', { body: NUL }, 400, 'BODY_NOT_JSON'],
  ['a text', { body: '"{ me { id } }"' }, 400, 'BODY_NOT_JSON'],
  ['null', { body: 'null' }, 400, 'BODY_NOT_JSON'],
  ['no body', { body: '' }, 400, 'BAD_REQUEST'],
  ['a list', { body: '[]' }, 400, 'BAD_REQUEST'],
  ['an object without a document', { body: '{}' }, 400, 'BAD_REQUEST'],
  [
    'bytes that are no UTF-8',
    { body: Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xff, 0xc0]), Buffer.from('"}')]) },
    400,
    'GRAPHQL_PARSE_FAILED',
  ],
  [
    'plain JSON announced as gzip',
    { body: '{"query":"{ me { id } }"}', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
    400,
    'BAD_REQUEST',
  ],
  [
    'gzip announced as brotli',
    { body: gzipSync('{}'), headers: { ...JSON_TYPE, 'content-encoding': 'br' } },
    400,
    'BAD_REQUEST',
  ],
  [
    'half of a gzip',
    {
      body: gzipSync('{"query":"{ me { id } }"}').subarray(0, 20),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    },
    400,
    'BAD_REQUEST',
  ],
  [
    'gzip announced as deflate',
    { body: gzipSync('{"query":"{ me { id } }"}'), headers: { ...JSON_TYPE, 'content-encoding': 'deflate' } },
    400,
    'BAD_REQUEST',
  ],
  [
    'an unknown encoding',
    { body: '{}', headers: { ...JSON_TYPE, 'content-encoding': 'zstd, gzip' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'much in little',
    { body: deflateSync(' '.repeat(5_000_000)), headers: { ...JSON_TYPE, 'content-encoding': 'deflate' } },
    413,
    'BODY_TOO_LARGE',
  ],
  [
    'an unknown charset',
    { body: '{}', headers: { 'content-type': 'application/json; charset=utf-7' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['no content type', { body: Buffer.from('{}'), headers: {} }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a content type of nothing', { body: '{}', headers: { 'content-type': ';' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'JSON of another kind',
    { body: '{}', headers: { 'content-type': 'application/json+evil' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'several content types',
    { body: '{}', headers: { 'content-type': 'text/plain, application/json' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
];

const provider = { ...JSON_TYPE, authorization: 'Bearer provider.id.token' };
const AUTH: readonly Row[] = [
  ['NUL in a name', { body: JSON.stringify({ first_name: NUL }), headers: provider }, 400, 'INVALID_DATA'],
  ['NUL in an unknown field', { body: JSON.stringify({ other: NUL }), headers: provider }, 400, 'INVALID_DATA'],
  ['half of a surrogate pair', { body: '{"last_name":"\\ud800"}', headers: provider }, 400, 'INVALID_DATA'],
  ['a sport beyond range', { body: '{"sports":[1e20]}', headers: provider }, 400, 'INVALID_DATA'],
  ['a list', { body: '[]', headers: provider }, 400, 'INVALID_DATA'],
  ['half a body', { body: '{"first', headers: provider }, 400, 'BODY_NOT_JSON'],
  [
    'plain JSON announced as gzip',
    { body: '{}', headers: { ...provider, 'content-encoding': 'gzip' } },
    400,
    'BODY_NOT_JSON',
  ],
  [
    'an unknown encoding',
    { body: '{}', headers: { ...provider, 'content-encoding': 'lzma' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'another content type',
    { body: 'first_name=Ana', headers: { ...provider, 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'a token with odd characters',
    { body: '{}', headers: { ...JSON_TYPE, authorization: 'Bearer ä"{' } },
    401,
    'PROVIDER_TOKEN_INVALID',
  ],
];

describe('an operation', () => {
  it.each([...TEXTS, ...NUMBERS, ...OPERATIONS])('API-14 with %s is refused', async (_what, sent, status, code) => {
    expect(await send('/graphql', sent)).toMatchObject({ status, code });
  });

  it('API-14 with numbers and texts of every usual kind is answered', async () => {
    const at = { names: ['José 🎾', ''], lng: -0 };
    const { data, errors } = await gateway.ask(NEAR, { lat: 45.4642, at, any: { a: [1e12, 1e-12, null] } });
    expect(errors).toBeUndefined();
    expect(JSON.parse(String(data!['near']))).toMatchObject({ lat: 45.4642, at: { names: at.names } });
  });

  it('API-14 in a body that is compressed as announced is answered', async () => {
    const body = gzipSync('{"query":"{ me { id } }"}');
    const sent = { body, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } };
    expect(await send('/graphql', sent)).toMatchObject({ status: 200, text: '{"data":{"me":null}}' });
  });
});

describe('a body', () => {
  it.each(BODIES)('API-14 of %s is refused', async (_what, sent, status, code) => {
    expect(await send('/graphql', sent)).toMatchObject({ status, code });
  });
});

describe('a sign-in', () => {
  it.each(AUTH)('API-14 with %s is refused', async (_what, sent, status, code) => {
    expect(await send('/auth/signup', sent)).toMatchObject({ status, code });
  });

  it('API-14 that identity itself finds unreadable is refused', async () => {
    gateway.state.refusing = { code: 'BAD_USER_INPUT' };
    const sent = { body: '{"email":"a@b.it"}', headers: JSON_TYPE };
    expect(await send('/auth/reset-password', sent)).toMatchObject({ status: 400, code: 'INVALID_DATA' });
    gateway.state.refusing = undefined;
  });
});

describe('an address', () => {
  it.each(['/files/%00', '/%', '/%ff', '/files/%c0%ae%c0%ae/', '/assets/%00.js', '/auth/%00', '//', '/\\'])(
    'API-14 such as %s is nothing, or not read',
    async (path) => {
      const status = await new Promise<number>((resolve, reject) => {
        const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
        socket.on('error', reject);
        socket.once('data', (data) => {
          resolve(Number(/^HTTP\/1.1 (\d{3})/.exec(data.toString())![1]));
          socket.destroy();
        });
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n\r\n`);
      });
      expect([400, 404]).toContain(status);
    },
  );
});

describe('a message on the socket', () => {
  const socketOf = async () => {
    const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}${LIVE_PATH}`, 'graphql-transport-ws');
    const messages: { type: string; payload?: { extensions: { code: string } }[] }[] = [];
    const closed: number[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data)) as never));
    socket.on('close', (code) => closed.push(code));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"type":"connection_init"}');
    await eventually(() => messages.length === 1, 'no acknowledgement');
    return { socket, messages, closed };
  };

  it.each([
    [
      'NUL in a variable',
      { query: 'subscription ($id: ID!) { matchUpdated(id: $id) { id } }', variables: { id: NUL } },
      'BAD_USER_INPUT',
    ],
    ['NUL in a literal', { query: 'subscription { matchUpdated(id: "\\u0000") { id } }' }, 'BAD_USER_INPUT'],
    ['half a document', { query: 'subscription { matchUpdated(id:' }, 'GRAPHQL_PARSE_FAILED'],
    [
      'a variable that is missing',
      { query: 'subscription ($id: ID!) { matchUpdated(id: $id) { id } }' },
      'BAD_USER_INPUT',
    ],
    [
      'several operations without a name',
      { query: 'subscription A { notify } subscription B { notify }' },
      'SUBSCRIPTION_NOT_SUPPORTED',
    ],
    [
      'a name that no operation has',
      { query: 'subscription A { notify }', operationName: 'B' },
      'SUBSCRIPTION_NOT_SUPPORTED',
    ],
    [
      'too many fields',
      { query: `subscription { matchUpdated(id: "m1") { ${'id '.repeat(1_000)} } }` },
      'TOO_MANY_FIELDS',
    ],
  ])('API-14 with %s is refused', async (_what, payload, code) => {
    const { socket, messages } = await socketOf();
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload }));
    await eventually(() => messages.length === 2, 'no answer');
    expect(messages[1]).toMatchObject({ type: 'error', payload: [{ extensions: { code } }] });
    socket.terminate();
  });

  it.each([
    ['no JSON', '{half'],
    ['another type', '{"type":"launch"}'],
    ['an object for a document', '{"type":"subscribe","id":"1","payload":{"query":{}}}'],
    [
      'a list for variables',
      '{"type":"subscribe","id":"1","payload":{"query":"subscription { notify }","variables":[1]}}',
    ],
    ['no id', '{"type":"subscribe","payload":{"query":"subscription { notify }"}}'],
  ])('API-14 with %s ends the connection', async (_what, message) => {
    const { socket, closed } = await socketOf();
    socket.send(message);
    await eventually(() => closed.length === 1, 'the socket is still open');
    expect(closed).toEqual([4400]);
  });
});
