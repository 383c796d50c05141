import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

type Thing = { readonly [key: string]: unknown };
/** Fields that may not be null, separated by spaces, by type. */
type NonNull = Readonly<Record<string, string>>;

/** The data of an operation with errors as its types promise; null if nothing is left of it. */
export function propagateNulls(document: DocumentNode, data: Thing, nonNull: NonNull): Thing | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);

  const complete = (thing: Thing, type: string, selections: readonly SelectionSetNode[]): Thing | null => {
    const required = (nonNull[type] ?? '').split(' ');
    const completed: Record<string, unknown> = { ...thing };
    for (const [key, { name, below }] of fieldsOf(selections)) {
      if (!(key in thing)) continue;
      if (below.length > 0) completed[key] = completeValue(thing[key], below);
      if (completed[key] === null && required.includes(name)) return null;
    }
    return completed;
  };

  const completeValue = (value: unknown, below: readonly SelectionSetNode[]): unknown => {
    if (Array.isArray(value)) {
      const items = value.map((item) => completeValue(item, below));
      return items.includes(null) ? null : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    return complete(value as Thing, String((value as Thing)['__typename']), below);
  };

  /** By the key in the answer. The graph has no interfaces or unions, so every fragment is of the object's own type. */
  const fieldsOf = (selections: readonly SelectionSetNode[]) => {
    const fields = new Map<string, { readonly name: string; readonly below: SelectionSetNode[] }>();
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const key = selection.alias?.value ?? selection.name.value;
          const field = fields.get(key) ?? { name: selection.name.value, below: [] };
          if (selection.selectionSet) field.below.push(selection.selectionSet);
          fields.set(key, field);
        } else {
          const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
          collect(fragment.selectionSet);
        }
      }
    };
    selections.forEach(collect);
    return fields;
  };

  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
  const whole = complete(data, operation.operation === 'subscription' ? 'Subscription' : 'Query', [
    operation.selectionSet,
  ]);
  return whole && Object.values(whole).some((value) => value !== null) ? whole : null;
}

/** The same with the fields of this graph, which are loaded when they are needed: in outages. */
export async function completed<Data>(document: DocumentNode, data: Data): Promise<Data | null> {
  const { NON_NULL } = await import('../generated/non-null.js');
  return propagateNulls(document, data as Thing, NON_NULL) as Data | null;
}
