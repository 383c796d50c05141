import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { NO_PRICES, type Prices } from './prices.js';

/** Measures of an operation with fragments expanded. */
export interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
  /** Price: the estimated number of objects in the answer, and what its fields cost by themselves. */
  readonly cost: number;
  /** The part of the price that does not depend on how much there is to answer. */
  readonly fixed: number;
  /** Page sizes asked for, with their arguments' names. */
  readonly pages: readonly { readonly argument: string; readonly size: number }[];
}

interface Part {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly fields: number;
  readonly cost: number;
  readonly fixed: number;
}

const NOTHING: Part = { depth: 0, aliases: 0, directives: 0, fields: 0, cost: 0, fixed: 0 };
/** Assumed length of lists without a page size. */
const LIST_LENGTH = 5;
/** Cost of a mutation in addition to its returned objects. */
const MUTATION_COST = 10;
const PAGE_ARGUMENTS = ['first', 'last'];

/**
 * Measures a validated operation. Each fragment is measured once, so that fragments
 * spreading fragments take time linear in the document's size.
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  prices: Prices = NO_PRICES,
): Measure {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const known = new Map<string, Part>();
  const pages: { argument: string; size: number }[] = [];
  const values = { ...defaultsOf(operation), ...variables };

  const ofSet = (set: SelectionSetNode, parent: GraphQLNamedType | undefined, page: number | undefined): Part =>
    set.selections.reduce<Part>((sum, selection) => {
      const directives = selection.directives?.length ?? 0;
      if (isLeftOut(selection, values)) return add(sum, { ...NOTHING, directives });
      const part =
        selection.kind === Kind.FIELD
          ? ofField(selection, parent, page)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSet(
                selection.selectionSet,
                selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent,
                page,
              )
            : ofFragment(fragments.get(selection.name.value)!, page);
      return add(sum, { ...part, directives: part.directives + directives });
    }, NOTHING);

  const ofFragment = (fragment: FragmentDefinitionNode, page: number | undefined): Part => {
    const key = `${fragment.name.value} ${page ?? ''}`;
    const measured = known.get(key);
    if (measured) return measured;
    const part = ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), page);
    known.set(key, part);
    return part;
  };

  const ofField = (field: FieldNode, parent: GraphQLNamedType | undefined, page: number | undefined): Part => {
    const aliases = field.alias ? 1 : 0;
    // introspection is switched on or off as a whole and has limits of its own
    if (field.name.value.startsWith('__')) return { ...NOTHING, fields: 1, aliases };
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined;
    const asked = definition ? pageOf(definition, field, values) : undefined;
    if (asked?.explicit) pages.push(asked);
    const coordinate = `${parent?.name}.${field.name.value}`;
    const weight = prices.weights.get(coordinate) ?? 0;
    if (!field.selectionSet) return { ...NOTHING, depth: 1, fields: 1, aliases, cost: weight, fixed: weight };
    const type = definition && getNamedType(definition.type);
    const list = definition !== undefined && isListType(getNullableType(definition.type));
    const below = ofSet(field.selectionSet, type, list ? undefined : asked?.size);
    const length = list ? Math.max(0, asked?.size ?? page ?? prices.lengths.get(coordinate) ?? LIST_LENGTH) : 1;
    return {
      depth: below.depth + 1,
      aliases: below.aliases + aliases,
      directives: below.directives,
      fields: 1,
      cost: weight + length * (below.cost + (isCompositeType(type) ? 1 : 0)),
      fixed: weight + length * below.fixed,
    };
  };

  const root = ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, undefined);
  const changes = operation.operation === 'mutation' ? MUTATION_COST * root.fields : 0;
  return {
    depth: root.depth,
    aliases: root.aliases,
    directives: root.directives + (operation.directives?.length ?? 0),
    rootFields: root.fields,
    cost: root.cost + changes,
    fixed: root.fixed + changes,
    pages,
  };
}

/** Whether @include or @skip leaves it out with these variables. */
const isLeftOut = ({ directives = [] }: SelectionNode, values: Readonly<Record<string, unknown>>): boolean =>
  directives.some(({ name, arguments: given = [] }) => {
    const condition = given.find((argument) => argument.name.value === 'if')?.value;
    const value =
      condition?.kind === Kind.VARIABLE ? values[condition.name.value] : (condition as { value?: unknown })?.value;
    return (name.value === 'include' && value === false) || (name.value === 'skip' && value === true);
  });

const add = (a: Part, b: Part): Part => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  fields: a.fields + b.fields,
  cost: a.cost + b.cost,
  fixed: a.fixed + b.fixed,
});

function pageOf(
  definition: GraphQLField<unknown, unknown>,
  field: FieldNode,
  values: Readonly<Record<string, unknown>>,
): { argument: string; size: number; explicit: boolean } | undefined {
  for (const argument of PAGE_ARGUMENTS) {
    const declared = definition.args.find(({ name }) => name === argument);
    if (!declared) continue;
    const given = field.arguments?.find(({ name }) => name.value === argument)?.value;
    if (given?.kind === Kind.INT) return { argument, size: Number(given.value), explicit: true };
    if (given?.kind === Kind.VARIABLE) {
      const value = values[given.name.value];
      if (typeof value === 'number') return { argument, size: value, explicit: true };
    }
    if (typeof declared.defaultValue === 'number') return { argument, size: declared.defaultValue, explicit: false };
  }
  return undefined;
}

function defaultsOf(operation: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }): [string, number | boolean][] =>
      defaultValue?.kind === Kind.INT
        ? [[variable.name.value, Number(defaultValue.value)]]
        : defaultValue?.kind === Kind.BOOLEAN
          ? [[variable.name.value, defaultValue.value]]
          : [],
    ),
  );
}
