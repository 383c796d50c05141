import {
  buildASTSchema,
  execute,
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';

/** For tests of pages: answers as the API can give them. */

const graph = (file: string) =>
  parse(readFileSync(new URL(`../../../../apps/gateway/${file}`, import.meta.url), 'utf8'), { noLocation: true });

type Made = Readonly<Record<string, unknown>>;

interface Operation {
  readonly query: string;
  readonly variables: Made;
}

let partial: GraphQLSchema | null = null;
let whole: GraphQLSchema | null = null;

/** The public schema; whether it is valid is checked where it is composed. */
const apiSchema = (): GraphQLSchema => (partial ??= buildASTSchema(graph('api.graphql'), { assumeValid: true }));

/** As it is answered when nothing is missing: with what is null only together with an error. */
function wholeSchema(): GraphQLSchema {
  if (whole) return whole;
  const promised = new Set(
    graph('supergraph.graphql').definitions.flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION
        ? (type.fields ?? [])
            .filter(({ directives }) => directives?.some(({ name }) => name.value === 'semanticNonNull'))
            .map((field) => `${type.name.value}.${field.name.value}`)
        : [],
    ),
  );
  const api = visit(graph('api.graphql'), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: (type.fields ?? []).map((field) =>
        promised.has(`${type.name.value}.${field.name.value}`) && field.type.kind !== Kind.NON_NULL_TYPE
          ? { ...field, type: { kind: Kind.NON_NULL_TYPE as const, type: field.type } }
          : field,
      ),
    }),
  });
  return (whole = buildASTSchema(api, { assumeValid: true }));
}

interface Text {
  readonly document: DocumentNode;
  readonly errors: readonly GraphQLError[];
}

const texts = new Map<string, Text>();

function read(query: string): Text {
  let text = texts.get(query);
  if (!text) {
    const document = parse(query);
    texts.set(query, (text = { document, errors: validate(apiSchema(), document) }));
  }
  return text;
}

/** What the API answers that has these root fields, which may be functions. */
export async function executed({ query, variables }: Operation, rootValue: Made): Promise<ExecutionResult> {
  const { document, errors } = read(query);
  if (errors.length > 0) return { errors };
  return execute({ schema: wholeSchema(), document, variableValues: variables, rootValue });
}

const IS_NULL = /^Cannot return null for non-nullable field /;

/**
 * An answer that a test has written down, in the shape that the API gives it: `__typename` stands everywhere, and the
 * test writes it only where several types are possible. `faults` says what the API would not answer; in an answer with
 * errors, anything may be null.
 */
export async function asAnswered({ query, variables }: Operation, made: Made, { withErrors = false } = {}) {
  const { document, errors: ofText } = read(query);
  if (ofText.length > 0) return { data: null, faults: ofText.map(({ message }) => message) };
  const objects = new Map<object, { type: GraphQLObjectType; path: string; asked: Set<string> }>();
  const { data = null, errors = [] } = await execute({
    schema: withErrors ? apiSchema() : wholeSchema(),
    document,
    variableValues: variables,
    rootValue: made,
    fieldResolver(source: Made, _arguments, _context, { path, parentType, fieldName }) {
      const known = objects.get(source);
      if (known) known.asked.add(String(path.key));
      else objects.set(source, { type: parentType, path: written(path.prev), asked: new Set([String(path.key)]) });
      return path.key in source ? source[path.key] : source[fieldName];
    },
    typeResolver: ({ __typename }: Made) => (typeof __typename === 'string' ? __typename : undefined),
  });
  const faults = errors
    .filter(({ message }) => !(withErrors && IS_NULL.test(message)))
    .map(({ path = [], message }) => `${path.join('.')}: ${message}`);
  // What is null breaks off the asking for what stands beside it.
  for (const [source, { type, path, asked }] of errors.length > 0 ? [] : objects) {
    // Builders make more than a page asks for, but nothing that isn't there.
    const fields = path ? type.getFields() : {};
    for (const [key, value] of Object.entries(source)) {
      if (key === '__typename' ? value === type.name : asked.has(key) || key in fields) continue;
      faults.push(
        key === '__typename'
          ? `${path}: is a ${type.name}, not a ${String(value)}`
          : `${path ? `${path}.` : ''}${key}: ${path ? `${type.name} has no such field` : 'was not asked for'}`,
      );
    }
  }
  return { data, faults };
}

const written = (path: GraphQLResolveInfo['path'] | undefined): string =>
  path ? [written(path.prev), path.key].filter((part) => part !== '').join('.') : '';
