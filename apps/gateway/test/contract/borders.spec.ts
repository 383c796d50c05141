import { readFileSync } from 'node:fs';
import { Kind, parse, type ConstDirectiveNode, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql';

const supergraph = readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8');

interface Field {
  readonly coordinate: string;
  readonly isNonNull: boolean;
  /** Null only together with an error. */
  readonly isSemantic: boolean;
}

const argument = (directive: ConstDirectiveNode, name: string): string | undefined => {
  const value = directive.arguments?.find((one) => one.name.value === name)?.value;
  return value?.kind === Kind.ENUM || value?.kind === Kind.STRING ? value.value : undefined;
};
const named = (node: ObjectTypeDefinitionNode | FieldDefinitionNode, name: string): readonly ConstDirectiveNode[] =>
  (node.directives ?? []).filter((directive) => directive.name.value === name);

/**
 * The fields that one service's answer takes from another: those that start an operation, and those of a type that several
 * services know but not all of them can answer.
 */
function borders(sdl: string): Field[] {
  return parse(sdl).definitions.flatMap((type) => {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const isRoot = ['Query', 'Mutation'].includes(type.name.value);
    const parts = named(type, 'join__type');
    const knownTo = new Set(parts.map((part) => argument(part, 'graph')));
    const isEntity = parts.some((part) => argument(part, 'key') !== undefined);
    if (!isRoot && !(isEntity && knownTo.size > 1)) return [];
    return (type.fields ?? [])
      .filter((field) => {
        const answers = named(field, 'join__field').filter(
          (one) => !one.arguments?.some(({ name }) => name.value === 'external'),
        );
        return isRoot || (answers.length > 0 && answers.length < knownTo.size);
      })
      .map((field) => ({
        coordinate: `${type.name.value}.${field.name.value}`,
        isNonNull: field.type.kind === Kind.NON_NULL_TYPE,
        isSemantic: named(field, 'semanticNonNull').length > 0,
      }));
  });
}

const nonNull = (sdl: string) => borders(sdl).flatMap(({ isNonNull, coordinate }) => (isNonNull ? [coordinate] : []));

describe('a field for which another service is asked', () => {
  it('is nullable, so that a service that is down takes nothing with it but its own', () => {
    expect(nonNull(supergraph)).toEqual([]);
    expect(borders(supergraph).length).toBeGreaterThan(300);
  });

  it.each([
    ['starts an operation', /(\n {2}unreadConversationCount: Int)( )/],
    ['is of a person whom others refer to', /(\n {2}displayName: String)( )/],
    ['is of a match that others refer to', /(\n {2}teamA: \[MatchPlace!\])( )/],
  ])('would be missed if it could not be null and %s', (_, field) => {
    expect(supergraph).toMatch(field);
    expect(nonNull(supergraph.replace(field, '$1!$2'))).toHaveLength(1);
  });

  it('says whether it is null only together with an error', () => {
    const marked = borders(supergraph).filter(({ isSemantic }) => isSemantic);
    expect(marked.map(({ coordinate }) => coordinate)).toEqual(
      expect.arrayContaining(['Query.matches', 'Mutation.createMatch', 'User.displayName', 'Court.name']),
    );
    const everywhere = supergraph.match(/@semanticNonNull$|@semanticNonNull(?= )/gm) ?? [];
    // and its definition
    expect(everywhere.length).toBe(marked.length + 1);
  });
});
