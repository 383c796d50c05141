/**
 * The graph as the browser's client reads it. In the graph itself every field is nullable that another service's answer can
 * lack (@semanticNonNull). The client makes up for most of them: a command without its payload is an error, a name has a
 * word in its place, and a thing that lacks what it can't be shown without counts as not there.
 */
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  visit,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { MAY_LACK, NAMES } from '../../libs/client/src/transport/may-lack.ts';

interface Graph {
  readonly api: string;
  readonly supergraph: string;
}

/** Types and fields whose null stands for what could not be asked, as `Type.field`. */
export function semanticallyNonNull(supergraph: string): ReadonlySet<string> {
  return new Set(
    objectTypes(supergraph).flatMap((type) =>
      (type.fields ?? [])
        .filter(({ directives }) => directives?.some(({ name }) => name.value === 'semanticNonNull'))
        .map((field) => `${type.name.value}.${field.name.value}`),
    ),
  );
}

/** The schema for the client's types. */
export function clientSchema({ api, supergraph }: Graph): string {
  const semantic = semanticallyNonNull(supergraph);
  const unknown = [...MAY_LACK, ...NAMES].filter((coordinate) => !semantic.has(coordinate));
  if (unknown.length > 0) throw new Error(`never lacking: ${unknown.join(', ')}`);
  return print(
    visit(parse(api), {
      ObjectTypeDefinition: (type) => ({
        ...type,
        fields: (type.fields ?? []).map((field) => {
          const coordinate = `${type.name.value}.${field.name.value}`;
          const isThere = type.name.value !== 'Query' && semantic.has(coordinate) && !MAY_LACK.includes(coordinate);
          return isThere && field.type.kind !== Kind.NON_NULL_TYPE
            ? { ...field, type: { kind: Kind.NON_NULL_TYPE as const, type: field.type } }
            : field;
        }),
      }),
    }),
  );
}

/**
 * A module with what the client needs to find things that lack something: of each type the fields that may not be null,
 * those that the graph itself guarantees only where they lead on to other things. Items of lists are never null.
 */
export function nonNullModule({ api, supergraph }: Graph): string {
  const semantic = semanticallyNonNull(supergraph);
  const schema = buildSchema(clientSchema({ api, supergraph }));
  const lines: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) throw new Error(`${type.name}: the client knows no interfaces or unions`);
    if (!isObjectType(type) || type.name.startsWith('__') || type.name === 'Mutation') continue;
    const fields = Object.values(type.getFields()).filter(({ name, type: answer }) => {
      const list = getNullableType(answer);
      const isThing = isObjectType(getNamedType(answer));
      if (isThing && isListType(list) && !isNonNullType(list.ofType)) throw new Error(`${type.name}.${name} has gaps`);
      const coordinate = `${type.name}.${name}`;
      return isNonNullType(answer) && !NAMES.includes(coordinate) && (isThing || semantic.has(coordinate));
    });
    if (fields.length > 0) lines.push(`  ${type.name}: '${fields.map(({ name }) => name).join(' ')}',`);
  }
  return `/* Written by npm run compose. */
/** Fields that may not be null in the client's types, by type: tools/compose/client-schema.ts. */
export const NON_NULL: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}

const objectTypes = (sdl: string) =>
  parse(sdl).definitions.filter((node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION);
