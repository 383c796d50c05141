import {
  getArgumentValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';
import type { SignalPayload } from './signals.js';

/** A parsed subscription: one field with its argument values. */
export interface Subscribed {
  readonly field: FieldNode;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** A query for the subject of a signal, with the client's selection. */
export interface Hydration {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

/** Root field of the query for the subject of a signal; arguments may come from the signal. */
export interface LiveTarget {
  readonly query: string;
  readonly arguments: Readonly<
    Record<string, { readonly type: 'ID' | 'Int'; value(payload: SignalPayload): string | number }>
  >;
}

/** The single field of a subscription. Throws a coded error if there are several, or if it has @skip or @include. */
export function subscribedField(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Subscribed {
  const fragments = fragmentsOf(document);
  const fields = rootFields(operation.selectionSet, fragments);
  const [field] = fields;
  const definition = field && schema.getSubscriptionType()?.getFields()[field.name.value];
  if (fields.length !== 1 || !field || !definition || field.directives?.length) {
    throw gatewayError('SUBSCRIPTION_NOT_SUPPORTED', 'A subscription names exactly one field, without directives');
  }
  return { field, arguments: getArgumentValues(definition, field, { ...variables }) };
}

/**
 * Writes a subscription's selection as a query of another root field under the same response name:
 * `subscription X($id: ID!, $n: Int) { matchUpdated(id: $id) { ...F } }` becomes
 * `query X($n: Int, $live_id: ID!) { matchUpdated: match(id: $live_id) { ...F } }`, with the variables of each signal.
 * Variables and fragments used only by the subscription's arguments are removed, to pass validation.
 */
export function hydrationOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  field: FieldNode,
  target: LiveTarget,
  variables: Readonly<Record<string, unknown>>,
): { readonly document: DocumentNode; readonly at: (payload: SignalPayload) => Hydration } {
  const fragments = fragmentsOf(document);
  const usedVariables = new Set<string>();
  const usedFragments = new Map<string, FragmentDefinitionNode>();
  const collect = (set: SelectionSetNode): void =>
    void visit(set, {
      Variable: ({ name }) => void usedVariables.add(name.value),
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || usedFragments.has(name.value)) return;
        usedFragments.set(name.value, fragment);
        for (const directive of fragment.directives ?? []) {
          visit(directive, { Variable: (variable) => void usedVariables.add(variable.name.value) });
        }
        collect(fragment.selectionSet);
      },
    });
  if (field.selectionSet) collect(field.selectionSet);

  const declared = operation.variableDefinitions ?? [];
  const taken = new Set(declared.map(({ variable }) => variable.name.value));
  const given = Object.entries(target.arguments).map(([argument, { type, value }]) => ({
    ...{ argument, type, value },
    variable: freeName(`live_${argument}`, taken),
  }));
  const definitions = declared.filter(({ variable }) => usedVariables.has(variable.name.value));
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    ...(operation.name ? { name: operation.name } : {}),
    variableDefinitions: [...definitions, ...given.map((each) => definitionOf(each.variable, each.type))],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        {
          kind: Kind.FIELD,
          alias: field.alias ?? field.name,
          name: name(target.query),
          arguments: given.map((each) => ({
            kind: Kind.ARGUMENT,
            name: name(each.argument),
            value: variable(each.variable),
          })),
          ...(field.selectionSet ? { selectionSet: field.selectionSet } : {}),
        },
      ],
    },
  };
  const hydration: DocumentNode = { kind: Kind.DOCUMENT, definitions: [query, ...usedFragments.values()] };
  const text = print(hydration);
  const used = Object.fromEntries(Object.entries(variables).filter(([key]) => usedVariables.has(key)));
  return {
    document: hydration,
    at: (payload) => ({
      query: text,
      variables: { ...used, ...Object.fromEntries(given.map((each) => [each.variable, each.value(payload)])) },
      operationName: operation.name?.value,
    }),
  };
}

function rootFields(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.directives?.length) {
      throw new GraphQLError('Conditions are not supported on the field of a subscription', { nodes: selection });
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)!.selectionSet;
    return rootFields(inner, fragments);
  });
}

const fragmentsOf = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

const name = (value: string) => ({ kind: Kind.NAME as const, value });
const variable = (value: string) => ({ kind: Kind.VARIABLE as const, name: name(value) });
const definitionOf = (value: string, type: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: variable(value),
  type: { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: name(type) } },
});

const freeName = (wanted: string, taken: ReadonlySet<string>): string =>
  taken.has(wanted) ? freeName(`${wanted}_`, taken) : wanted;
