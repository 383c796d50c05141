import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Postgres and the calendar have no year 0, and years beyond 9999 are written differently. */
const YEARS = { first: 1, last: 9999 };
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/;

const wrong = (what: string, value: unknown) =>
  new GraphQLError(`${JSON.stringify(value)} is not ${what}`, { extensions: { code: 'BAD_USER_INPUT' } });

function textOf(node: ValueNode): string {
  if (node.kind !== Kind.STRING) throw wrong('a text', 'value' in node ? node.value : node.kind);
  return node.value;
}

function instant(value: unknown): Date {
  const date = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined;
  if (!date || !isWithinYears(date)) throw wrong('an instant such as 2026-06-01T18:00:00Z', value);
  return date;
}

function day(value: unknown): string {
  if (typeof value !== 'string' || !DAY.test(value)) throw wrong('a day such as 2026-06-01', value);
  const date = new Date(`${value}T00:00:00Z`);
  if (!isWithinYears(date) || !date.toISOString().startsWith(value)) throw wrong('a day such as 2026-06-01', value);
  return value;
}

/** Also false for dates that do not exist. */
function isWithinYears(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

function timeOfDay(value: unknown): string {
  if (typeof value !== 'string' || !TIME.test(value)) throw wrong('a time such as 18:30', value);
  return value.slice(0, 5);
}

/** An instant; a Date in resolvers. */
const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC.',
  parseValue: instant,
  parseLiteral: (node) => instant(textOf(node)),
  serialize: (value) => (value instanceof Date ? value : instant(value)).toISOString(),
});

/** A day; 'YYYY-MM-DD' in resolvers. */
const LocalDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day, YYYY-MM-DD.',
  parseValue: day,
  parseLiteral: (node) => day(textOf(node)),
  serialize: day,
});

/** A time of day; resolvers receive 'HH:MM' and return 'HH:MM' or 'HH:MM:SS'. */
const Time = new GraphQLScalarType<string, string>({
  name: 'Time',
  description: 'A time of day, HH:MM.',
  parseValue: timeOfDay,
  parseLiteral: (node) => timeOfDay(textOf(node)),
  serialize: timeOfDay,
});

const Json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  serialize: (value) => value,
});

/** Scalars that contracts may declare; a service declares them in its schema and needs nothing else. */
export const SCALARS: Readonly<Record<string, GraphQLScalarType>> = { DateTime, Date: LocalDate, Time, JSON: Json };
