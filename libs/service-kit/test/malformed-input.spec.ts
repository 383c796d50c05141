import { Writable } from 'node:stream';
import { encodeCursor } from '@setpoint/kernel';
import { player, startTestService, TEST_SECRET, type TestService } from '@setpoint/testkit';
import type { GraphQLFormattedError } from 'graphql';
import { createLog, rowsOf, signIdentity, sql } from '../src/index.js';
import { isInvalidValue } from '../src/storage/errors.js';
import { bookingsService } from './fixture/bookings/bookings.service.js';

const logged: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    logged.push(chunk.toString());
    done();
  },
});

let service: TestService;
let address: string;
beforeAll(async () => {
  service = await startTestService(bookingsService, { logger: createLog({ destination, level: 'warn' }) });
  address = await service.listen(0, '127.0.0.1');
});
afterAll(() => service?.stop());

interface Sent {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

async function inProcess({ query, variables }: Sent): Promise<readonly GraphQLFormattedError[]> {
  const { errors = [] } = await service.query(query, variables, player('ana'));
  return errors.map((error) => error.toJSON());
}

async function overHttp(sent: Sent): Promise<readonly GraphQLFormattedError[]> {
  const identity = await signIdentity(TEST_SECRET, player('ana'));
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-setpoint-identity': identity },
    body: JSON.stringify(sent),
  });
  return ((await answer.json()) as { errors?: GraphQLFormattedError[] }).errors ?? [];
}

const create = (input: string): Sent => ({ query: `mutation { createBooking(input: ${input}) { success } }` });
const createWith = (input: Record<string, unknown>): Sent => ({
  query: 'mutation ($input: CreateBookingInput!) { createBooking(input: $input) { success } }',
  variables: { input },
});
const entity = (id: string): Sent => ({
  query: 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Booking { id } } }',
  variables: { of: [{ __typename: 'Booking', id }] },
});

const OTHER_LIST = encodeCursor('NAME', 'Ana');
const LONG = 'b'.repeat(101);
const INVALID_INPUT: [string, Sent, reason: string][] = [
  ['a literal of a query', { query: `{ myBookings(after: "${OTHER_LIST}") { id } }` }, 'INVALID_CURSOR'],
  [
    'a variable of a query',
    { query: 'query ($after: String) { myBookings(after: $after) { id } }', variables: { after: OTHER_LIST } },
    'INVALID_CURSOR',
  ],
  ['a literal of a mutation', create(`{ guestId: "${LONG}" }`), 'INVALID_GUEST'],
  ['a variable of a mutation', createWith({ guestId: LONG }), 'INVALID_GUEST'],
];
const NOT_FOR_POSTGRES: [string, Sent][] = [
  ['a literal of a query', { query: '{ booking(id: "\\u0000") { id } }' }],
  ['a variable of a query', { query: 'query ($id: ID!) { booking(id: $id) { id } }', variables: { id: '\0' } }],
  ['a key of an entity', entity('\0')],
  ['a literal of a mutation', create('{ guestId: "\\u0000" }')],
  ['a variable of a mutation', createWith({ guestId: '\0' })],
];
const NOT_OF_THE_TYPE: [string, Sent][] = [
  ['a literal', create('{ guestId: "ben", on: "2026-02-30" }')],
  ['a variable', createWith({ guestId: 'ben', on: '2026-02-30' })],
  ['a literal in the year 0', create('{ guestId: "ben", startsAt: "0000-06-01T18:00:00Z" }')],
  ['a variable in the year 0', createWith({ guestId: 'ben', on: '0000-06-01' })],
  ['a variable beyond the year 9999', createWith({ guestId: 'ben', startsAt: '9999-12-31T23:00:00-02:00' })],
];

describe('a value that does not fit', () => {
  beforeAll(() => service.manager.query('create table short (name varchar(3))'));

  it.each([
    ['22001', sql`insert into short values (${'too long'})`],
    ['22003', sql`select ${'1e40'}::real`],
    ['22007', sql`select ${'tomorrow or so'}::date`],
    ['22008', sql`select ${'0000-01-01'}::date`],
    ['22009', sql`select ${'2026-06-01 18:00+99'}::timestamptz`],
    ['22011', sql`select substring('ace' from 1 for ${-1}::int)`],
    ['22015', sql`select ${'9999999999 years'}::interval`],
    ['22021', sql`select ${'a\0b'}::text`],
    ['22023', sql`select now() at time zone ${'Nowhere'}::text`],
    ['22025', sql`select 'ace' like ${'\\'}::text`],
    ['2201B', sql`select 'ace' ~ ${'('}::text`],
    ['2201W', sql`select 1 limit ${-1}::int`],
    ['2201X', sql`select 1 offset ${-1}::int`],
    ['22P02', sql`select ${'one'}::int`],
    ['22P05', sql`select ${'"\\u0000"'}::jsonb`],
  ])('API-11~ is known by the code %s', async (code, statement) => {
    const error: unknown = await rowsOf(service.manager, statement).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code });
    expect(isInvalidValue(error)).toBe(true);
  });

  it('API-11~ is not to blame where the statement itself is wrong', async () => {
    const error: unknown = await rowsOf(service.manager, sql`select 1 / ${0}::int`).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: '22012' });
    expect(isInvalidValue(error)).toBe(false);
  });
});

describe.each([
  ['in process', inProcess],
  ['over HTTP', overHttp],
])('malformed input %s is the client’s fault', (_where, errorsOf) => {
  beforeEach(() => {
    logged.length = 0;
  });

  it.each(INVALID_INPUT)('API-11~ that a use-case finds in %s', async (_what, sent, reason) => {
    expect(await errorsOf(sent)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason } }]);
    expect(logged).toEqual([]);
  });

  it.each(NOT_FOR_POSTGRES)('API-11~ that Postgres finds in %s', async (_what, sent) => {
    expect(await errorsOf(sent)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'INVALID_VALUE' } }]);
    expect(logged).toEqual([expect.stringContaining('a value reached the database that does not fit there')]);
  });

  it.each(NOT_OF_THE_TYPE)('API-11~ that is a day or an instant that does not exist, as %s', async (_what, sent) => {
    expect(await errorsOf(sent)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
