/** The access rules of the committed supergraph, and calls of its fields: a new field is covered the moment it is composed. */
import { readSupergraph } from '@setpoint/gateway';
import { ACCESS_RULES } from '@setpoint/service-kit';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLInputType,
  type ObjectTypeDefinitionNode,
} from 'graphql';

export type Rule = (typeof ACCESS_RULES)[number];

export interface FieldRule {
  readonly type: string;
  readonly field: string;
  readonly rule: Rule | undefined;
  readonly hidden: boolean;
}

/** What an object is to somebody who asks for it. */
export type Relation = 'visitor' | 'stranger' | 'participant' | 'self' | 'support';
export type Refusal = 'UNAUTHENTICATED' | 'FORBIDDEN';

const supergraphSdl = readSupergraph();
const supergraph = parse(supergraphSdl);
const schema = buildSchema(supergraphSdl, { assumeValidSDL: true });

const objectTypes = supergraph.definitions.filter(
  (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION,
);
const ruleIn = (directives: readonly ConstDirectiveNode[] = []): Rule | undefined => {
  const value = directives.find(({ name }) => name.value === 'access')?.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? (value.value as Rule) : undefined;
};
const isHidden = (directives: readonly ConstDirectiveNode[] = []) =>
  directives.some(({ name }) => name.value === 'inaccessible');

export const FIELD_RULES: readonly FieldRule[] = objectTypes.flatMap((type) =>
  (type.fields ?? []).map((field) => ({
    type: type.name.value,
    field: field.name.value,
    rule: ruleIn(field.directives) ?? ruleIn(type.directives),
    hidden: isHidden(field.directives) || isHidden(type.directives),
  })),
);

const ROOTS = ['Query', 'Mutation', 'Subscription'];
export const ROOT_FIELDS = FIELD_RULES.filter(({ type }) => ROOTS.includes(type));

/** The refusal that a rule has for somebody; null where it has none. */
export function refusalOf(rule: Rule, relation: Relation): Refusal | null {
  if (rule === 'PUBLIC') return null;
  if (relation === 'visitor') return 'UNAUTHENTICATED';
  const allowed: Readonly<Record<Exclude<Rule, 'PUBLIC'>, readonly Relation[]>> = {
    SIGNED_IN: ['stranger', 'participant', 'self', 'support'],
    SELF: ['self', 'support'],
    PARTICIPANT: ['participant', 'support'],
    SUPPORT: ['support'],
    INTERNAL: [],
  };
  return allowed[rule].includes(relation) ? null : 'FORBIDDEN';
}

const GUARDS: readonly Rule[] = ['SELF', 'PARTICIPANT', 'SUPPORT'];
/** Whether nothing leads to objects of a type but fields which ask a rule of that kind themselves. */
export const isBehindGuards = (type: string): boolean =>
  FIELD_RULES.filter((row) => getNamedType(fieldOf(row).type).name === type).every(({ rule }) =>
    GUARDS.includes(rule!),
  );

function fieldOf({ type, field }: Pick<FieldRule, 'type' | 'field'>): GraphQLField<unknown, unknown> {
  const definition = schema.getType(type);
  if (!isObjectType(definition)) throw new Error(`${type} is no object type`);
  return definition.getFields()[field]!;
}

/** Some value of the type that is well-formed and belongs to nobody. */
function someValue(type: GraphQLInputType): string {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return `[${someValue(nullable.ofType as GraphQLInputType)}]`;
  if (isEnumType(nullable)) return nullable.getValues()[0]!.name;
  if (isInputObjectType(nullable)) {
    const required = Object.values(nullable.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${required.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`;
  }
  const scalars: Record<string, string> = {
    ID: '"0198f0a1-0000-7000-8000-000000000000"',
    Int: '1',
    Float: '1.5',
    Boolean: 'false',
    DateTime: '"2030-01-01T10:00:00Z"',
    Date: '"2030-01-01"',
    Time: '"10:00"',
    JSON: '{}',
  };
  return scalars[(nullable as { name: string }).name] ?? '"x"';
}

/** The field as a selection, with some value for each argument that it needs. */
export function callOf(row: Pick<FieldRule, 'type' | 'field'>): string {
  const { name, args, type: answer } = fieldOf(row);
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const given = required.map((arg) => `${arg.name}: ${someValue(arg.type)}`).join(', ');
  const selection = isLeafType(getNamedType(answer)) ? '' : ' { __typename }';
  return `${name}${given ? `(${given})` : ''}${selection}`;
}

export const operationOf = (row: FieldRule): string => `${row.type.toLowerCase()} { ${callOf(row)} }`;
