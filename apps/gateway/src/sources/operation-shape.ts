import { Kind, OperationTypeNode, parse, type FieldNode, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** What an operation of the planner asks for at its top. */
export interface OperationShape {
  readonly mutation: boolean;
  /** Response names of the root fields, or what is asked about entities. */
  readonly asks: { readonly root: readonly string[] } | { readonly entities: readonly EntitiesAsked[] };
}

/** One `_entities` field. */
export interface EntitiesAsked {
  readonly responseName: string;
  /** The variable that holds its representations. */
  readonly variable: string;
  /** Response names of the fields of each entity type. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

const shapes = new LRUCache<string, OperationShape>({ max: 2_000 });

export function shapeOf(query: string): OperationShape {
  const known = shapes.get(query);
  if (known) return known;
  const shape = read(query);
  shapes.set(query, shape);
  return shape;
}

function read(query: string): OperationShape {
  const document = parse(query, { noLocation: true });
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)!;
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const names = (set: SelectionSetNode): string[] =>
    set.selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        return selection.name.value === '__typename' ? [] : [name];
      }
      return names(
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection.selectionSet
          : fragments.get(selection.name.value)!.selectionSet,
      );
    });
  const mutation = operation.operation === OperationTypeNode.MUTATION;
  const entities = operation.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD && field.name.value === '_entities' ? [asked(field)] : [],
  );
  return { mutation, asks: entities.length > 0 ? { entities } : { root: names(operation.selectionSet) } };

  function asked({ name, alias, arguments: given, selectionSet }: FieldNode): EntitiesAsked {
    const value = given?.[0]?.value;
    const fields = new Map<string, string[]>();
    for (const selection of selectionSet?.selections ?? []) {
      const [type, set] =
        selection.kind === Kind.INLINE_FRAGMENT
          ? [selection.typeCondition?.name.value, selection.selectionSet]
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? [
                fragments.get(selection.name.value)!.typeCondition.name.value,
                fragments.get(selection.name.value)!.selectionSet,
              ]
            : [undefined, undefined];
      if (type && set) fields.set(type, [...(fields.get(type) ?? []), ...names(set)]);
    }
    return {
      responseName: (alias ?? name).value,
      variable: value?.kind === Kind.VARIABLE ? value.name.value : 'representations',
      fields,
    };
  }
}
