/**
 * Random operations on every query and mutation of the graph, many with hostile values, against a running stack:
 * npm run bench:fields -- --stack http://localhost:3000 --seconds 300 [--seed 1]
 * Exit code 1 when one is answered as an error of ours, or says anything of the inside. Start the stack with
 * COST_PER_MINUTE=1000000000 for it; it presses what it may press, so on data of its own.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { signIn } from './sign-in.ts';

const { values } = parseArgs({
  options: {
    stack: { type: 'string', default: 'http://localhost:3000' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
});
const AT_ONCE = 4;
const DEEPEST = 3;
const MOST_FIELDS = 8;
/** Texts of stack traces, statements, drivers and files. */
const INSIDE =
  /\bat \S+ \(|node_modules|file:\/\/|\bselect .+ from\b|pg_|ECONNREFUSED|TypeError|QueryFailed|violates|syntax error/i;
/** What nobody may press here: it would end the session that everything is asked with. */
const LEFT_OUT = new Set(['revokeToken', 'refreshToken', 'deleteAccount', 'setAccountAccess']);

let state = Number(values.seed) >>> 0;
const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const schema = buildSchema(readFileSync(new URL('../../apps/gateway/api.graphql', import.meta.url), 'utf8'), {
  assumeValidSDL: true,
});
const { token, user } = await signIn(values.stack);
/** Ids that are there, from earlier answers; some operations meet something. */
const ids: string[] = [user.id];

const STRINGS = [
  '',
  ' ',
  'a',
  "'; drop table match; --",
  '%',
  '\u0000',
  '😀'.repeat(50),
  'x'.repeat(3_000),
  '-1',
  '../../etc',
  '2026-06-31',
  '2026-06-10',
  '18:30',
  '25:99',
  'null',
  '\ud800',
];
const INTS = [0, 1, 2, 3, -1, 20, 100, 101, 2_147_483_647, -2_147_483_648];
const FLOATS = [0, -0.5, 3.5, 45.46, 9.19, 90.1, 181, 1e308, -1e308];

function valueOf(type: GraphQLInputType, depth = 0): unknown {
  if (!isNonNullType(type) && random() < 0.3) return undefined;
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return Array.from({ length: pick([0, 1, 1, 2, 4, 30]) }, () => valueOf(nullable.ofType, depth) ?? null);
  if (isEnumType(nullable)) return pick(nullable.getValues()).name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields()).map(({ name, type: inner }) => [name, valueOf(inner, depth + 1)]),
    );
  switch (nullable.name) {
    case 'Int':
      return pick(INTS);
    case 'Float':
      return random() < 0.5 ? pick(FLOATS) : pick(INTS);
    case 'Boolean':
      return random() < 0.5;
    case 'ID':
      return random() < 0.7 ? pick(ids) : pick(STRINGS);
    default:
      return random() < 0.3
        ? new Date(1_700_000_000_000 + random() * 1e11).toISOString().slice(0, pick([10, 24]))
        : pick(STRINGS);
  }
}

type Variables = Record<string, { readonly type: string; readonly value: unknown }>;

/** A call of a field with its arguments as variables, and some of what it answers. */
function callOf(field: GraphQLField<unknown, unknown>, variables: Variables, depth: number): string | null {
  const given: string[] = [];
  for (const { name, type } of field.args) {
    const value = valueOf(type);
    if (value === undefined) continue;
    const variable = `v${Object.keys(variables).length}`;
    variables[variable] = { type: String(type), value };
    given.push(`${name}: $${variable}`);
  }
  const selection = selectionOf(field.type, variables, depth);
  return selection === null ? null : `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selection}`;
}

function selectionOf(type: GraphQLOutputType, variables: Variables, depth: number): string | null {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) return ' { __typename }';
  if (depth >= DEEPEST) return ' { __typename }';
  const fields = Object.values(named.getFields())
    .sort(() => random() - 0.5)
    .slice(0, MOST_FIELDS);
  const chosen = fields.flatMap((field, i) => callOf(field, variables, depth + 1)?.replace(/^/, `f${i}: `) ?? []);
  return ` { __typename ${chosen.join(' ')} }`;
}

function operation() {
  const isMutation = random() < 0.4;
  const root = isMutation ? schema.getMutationType()! : schema.getQueryType()!;
  const field = pick(Object.values(root.getFields()).filter(({ name }) => !LEFT_OUT.has(name)));
  const variables: Variables = {};
  const call = callOf(field, variables, 0);
  const heads = Object.entries(variables).map(([name, { type }]) => `$${name}: ${type}`);
  return {
    name: field.name,
    query: `${isMutation ? 'mutation' : 'query'}${heads.length > 0 ? `(${heads.join(', ')})` : ''} { ${call} }`,
    variables: Object.fromEntries(Object.entries(variables).map(([name, { value }]) => [name, value])),
  };
}

const codes: Record<string, number> = {};
const asked: Record<string, number> = {};
const failures = new Map<string, string>();
const until = performance.now() + Number(values.seconds) * 1000;

async function ask(): Promise<void> {
  const { name, query, variables } = operation();
  const body = JSON.stringify({ query, variables });
  const headers = { 'content-type': 'application/json', ...(random() < 0.8 && { authorization: `JWT ${token}` }) };
  const response = await fetch(`${values.stack}/graphql`, { method: 'POST', headers, body });
  const text = await response.text();
  asked[name] = (asked[name] ?? 0) + 1;
  if (response.status >= 500) failures.set(`${name}: HTTP ${response.status}`, `${body}\n${text.slice(0, 600)}`);
  const { errors = [], data } = JSON.parse(text) as {
    errors?: { message: string; extensions?: { code?: string } }[];
    data?: unknown;
  };
  if (errors.length === 0) codes['data'] = (codes['data'] ?? 0) + 1;
  for (const { message, extensions } of errors) {
    const code = extensions?.code ?? 'no code';
    codes[code] = (codes[code] ?? 0) + 1;
    if (code === 'INTERNAL_ERROR' || code === 'no code' || INSIDE.test(message))
      failures.set(`${name}: ${code} ${message}`, body);
  }
  for (const [, id] of JSON.stringify(data ?? null).matchAll(/"([0-9a-f]{8}-[0-9a-f-]{27})"/g))
    if (ids.length < 500) ids.push(id!);
}

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (performance.now() < until) await ask();
  }),
);
const total = Object.values(asked).reduce((sum, n) => sum + n, 0);
console.log(`${total} operations on ${Object.keys(asked).length} fields; answers: ${JSON.stringify(codes)}`);
for (const [failure, body] of failures) console.log(`  ${failure}\n    ${body.slice(0, 1_500)}`);
console.log(`${failures.size} failures`);
process.exit(failures.size > 0 ? 1 : 0);
