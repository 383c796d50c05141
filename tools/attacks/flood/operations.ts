import { randomUUID } from 'node:crypto';

/** One hostile call after the other: bodies of HTTP requests, or what happens on a websocket. */
export interface Flood {
  readonly name: string;
  /** The body of the call with this number. */
  readonly body?: (call: number) => string;
  /** Documents that are subscribed to, all on one socket, before it is opened anew. */
  readonly subscriptions?: (call: number) => readonly string[];
  /** By people who are signed in; by visitors without. */
  readonly isSignedIn?: boolean;
}

const repeat = (times: number, text: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ');
const operation = (query: string, variables?: object) => JSON.stringify({ query, ...(variables && { variables }) });
const nested = (levels: number, open: string, core: string, close: string) =>
  open.repeat(levels) + core + close.repeat(levels);

const SAME_FIELD = `{ match(id: "m") { ${repeat(950, () => 'organiser { id }')} } }`;
const searches = (call: number) =>
  operation(
    `{ ${repeat(29, (i) => `a${i}: players(filter: { name: "mar${(call * 29 + i) % 97}" }) { edges { node { id } } }`)} }`,
  );
const unique = (call: number) => `query Unique${call}_${randomUUID().slice(0, 8)}`;
const COSTLY =
  '{ matches(first: 100) { edges { node { id players { id matches(first: 100) { edges { node { id } } } } } } } }';

export const FLOODS: readonly Flood[] = [
  { name: 'one field 950 times', body: () => operation(SAME_FIELD) },
  { name: 'one field 950 times, never the same text', body: (i) => operation(`${SAME_FIELD} # ${i}`) },
  {
    name: '400 fragments',
    body: (i) =>
      operation(
        `${unique(i)} { me { ${repeat(400, (n) => `...F${n}`)} } } ${repeat(400, (n) => `fragment F${n} on User { id }`)}`,
      ),
  },
  { name: '29 searches in a document', body: searches },
  { name: '29 searches in a document, signed in', body: searches, isSignedIn: true },
  {
    name: 'single searches, signed in',
    body: (i) => operation(`{ players(filter: { name: "ma${i % 89}" }) { edges { node { id } } totalCount } }`),
    isSignedIn: true,
  },
  { name: '1,000 levels of fields', body: (i) => operation(`${unique(i)} ${nested(1_000, '{ me ', '{ id }', '}')}`) },
  {
    name: '1,000 directives',
    body: (i) => operation(`${unique(i)} { me { id ${'@skip(if: false) '.repeat(1_000)} } }`),
  },
  {
    name: '1,000 aliases',
    body: (i) => operation(`${unique(i)} { ${repeat(1_000, (n) => `a${n}: unreadNotificationCount`)} }`),
  },
  {
    name: '2,000 ids in a list',
    body: (i) => operation(`${unique(i)} { sports(id_In: [${repeat(2_000, String)}]) { id } }`),
  },
  {
    name: '@defer',
    body: (i) => operation(`${unique(i)} { me { ... @defer { id } ... @defer(label: "x") { firstName } } }`),
  },
  {
    name: 'a variable of 90 kB',
    body: (i) =>
      operation('query ($name: String) { players(filter: { name: $name }) { edges { node { id } } } }', {
        name: String(i).padEnd(90_000, 'x'),
      }),
  },
  {
    name: 'a variable of 5,000 levels',
    body: () =>
      `{"query":"query ($x: PlayersFilter) { players(filter: $x) { edges { node { id } } } }","variables":{"x":${nested(5_000, '{"x":', '1', '}')}}}`,
  },
  {
    name: 'a literal of 5,000 levels',
    body: (i) => operation(`${unique(i)} { sports(id_In: ${nested(5_000, '[', '1', ']')}) { id } }`),
  },
  {
    name: 'introspection',
    body: (i) =>
      operation(
        `${unique(i)} { __schema { types { name fields { name args { name type { name } } type { name ofType { name } } } } } }`,
      ),
  },
  {
    name: 'introspection in circles',
    body: (i) =>
      operation(`${unique(i)} { __schema { types { fields { type { fields { type { fields { name } } } } } } } }`),
  },
  {
    name: '500 unknown fields',
    body: (i) => operation(`${unique(i)} { me { ${repeat(500, (n) => `firstNam${n}`)} } }`),
  },
  {
    name: 'fragments in circles',
    body: (i) => operation(`${unique(i)} { me { ...A } } fragment A on User { ...B } fragment B on User { ...A }`),
  },
  {
    name: 'fragments that double 60 times',
    body: (i) =>
      operation(
        `${unique(i)} { me { ...F0 } } ${repeat(60, (n) => `fragment F${n} on User { ${n < 59 ? `...F${n + 1} ...F${n + 1}` : 'id'} }`)}`,
      ),
  },
  { name: '500 inline fragments', body: (i) => operation(`${unique(i)} { me { ${'... { id } '.repeat(500)} } }`) },
  {
    name: '80 fields that contradict each other',
    body: (i) => operation(`${unique(i)} { match(id: "m") { ${repeat(39, (n) => `a: ${n % 2 ? 'id' : 'state'}`)} } }`),
  },
  {
    name: 'a literal of 90 kB',
    body: (i) =>
      operation(`{ players(filter: { name: "${String(i).padEnd(90_000, 'x')}" }) { edges { node { id } } } }`),
  },
  { name: 'a comment of 90 kB', body: (i) => operation(`{ me { id } } # ${String(i).padEnd(90_000, 'x')}`) },
  { name: '90 kB that are no JSON', body: (i) => `{"query": "${String(i).padEnd(90_000, 'x')}` },
  { name: 'the costliest document', body: () => operation(COSTLY) },
  { name: 'the costliest document, signed in', body: () => operation(COSTLY), isSignedIn: true },
  {
    name: 'valid documents, never the same',
    body: (i) =>
      operation(`${unique(i)} { players(first: 5) { edges { node { id displayName levels { sport { id } } } } } }`),
  },
  {
    name: 'valid documents, never the same, signed in',
    body: (i) =>
      operation(
        `${unique(i)} { me { id displayName followers(first: 5) { edges { node { id } } } } players(first: 5) { edges { node { id displayName } } } }`,
      ),
    isSignedIn: true,
  },
  {
    name: '100 operations in a document',
    body: (i) => operation(`${repeat(100, (n) => `query Q${n}_${i} { me { id } }`)}`),
  },
  {
    name: '1,000 variables',
    body: (i) => operation(`${unique(i)} (${repeat(1_000, (n) => `$v${n}: Int`)}) { me { id } }`),
  },
  {
    name: 'a list of 1,000 operations',
    body: () => `[${Array.from({ length: 1_000 }, () => '{"query":"{ me { id } }"}').join()}]`,
  },
  {
    name: 'made-up refresh tokens',
    body: () => operation(`mutation { refreshToken(refreshToken: "${randomUUID()}") { success } }`),
  },
  {
    name: 'made-up ids of documents',
    body: () => JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: randomUUID() } } }),
  },
  {
    name: '150 documents on a websocket',
    subscriptions: (call) =>
      Array.from(
        { length: 150 },
        (_, i) =>
          `subscription S { matchUpdated(id: "m") { ${repeat(950, () => 'organiser { id }')} } } # ${call} ${i}`,
      ),
  },
  {
    name: 'subscriptions opened and closed',
    subscriptions: () => Array.from({ length: 40 }, () => 'subscription { matchUpdated(id: "m") { id } }'),
  },
  { name: 'websockets opened and closed', subscriptions: () => [] },
];
