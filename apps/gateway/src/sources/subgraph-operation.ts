import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { FieldShape, ObjectShape } from './answer-shape.js';

/** Facts about an operation that the planner sends to a subgraph. */
export interface SubgraphOperation {
  readonly query: string;
  readonly mutation: boolean;
  /** Root fields of a mutation. */
  readonly commands: readonly FieldNode[];
  /** Response names of the root fields. */
  readonly rootFields: readonly string[];
  /** For an operation about entities: response names of the fields of each entity type. */
  readonly entityFields: ReadonlyMap<string, readonly string[]> | null;
  /** Those of them that are null only together with an error (@semanticNonNull). */
  readonly promisedFields: ReadonlyMap<string, readonly string[]>;
  readonly shape: ObjectShape;
}

type Condition = (field: FieldNode, type: GraphQLNamedType | undefined) => boolean;

const isPromised: Condition = ({ name }, type) =>
  isObjectType(type) &&
  (type.getFields()[name.value]?.astNode?.directives ?? []).some((one) => one.name.value === 'semanticNonNull');

const ENTITIES = '_entities';
const CACHED_AT_MOST = 2_000;

/** Parses the planner's operations, cached by text. */
export class SubgraphOperations {
  readonly #known = new LRUCache<string, SubgraphOperation>({ max: CACHED_AT_MOST });

  /** `supergraph` has every type, also those that clients don't see. */
  constructor(private readonly supergraph: GraphQLSchema) {}

  read(query: string): SubgraphOperation {
    const known = this.#known.get(query);
    if (known) return known;
    const operation = new Reader(this.supergraph, query).read();
    this.#known.set(query, operation);
    return operation;
  }
}

class Reader {
  readonly #operation: OperationDefinitionNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(
    private readonly supergraph: GraphQLSchema,
    private readonly query: string,
  ) {
    const { definitions } = parse(query, { noLocation: true });
    this.#operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!;
    this.#fragments = new Map(
      definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
    );
  }

  read(): SubgraphOperation {
    const { operation, selectionSet } = this.#operation;
    const entities = selectionSet.selections.find(
      (node): node is FieldNode => node.kind === Kind.FIELD && node.name.value === ENTITIES,
    );
    const mutation = operation === OperationTypeNode.MUTATION;
    return {
      query: this.query,
      mutation,
      commands: mutation ? this.#commands(selectionSet) : [],
      rootFields: this.#names(selectionSet),
      entityFields: entities ? this.#entityFields(entities.selectionSet!) : null,
      promisedFields: entities ? this.#entityFields(entities.selectionSet!, isPromised) : new Map(),
      shape: this.#shape(this.supergraph.getRootType(operation) ?? undefined, selectionSet),
    };
  }

  #names(set: SelectionSetNode, has: Condition = () => true, type?: GraphQLNamedType): string[] {
    const named = this.#named(set).filter(({ field }) => has(field, type));
    return [...new Set(named.map(({ name }) => name))];
  }

  #commands(set: SelectionSetNode): FieldNode[] {
    return this.#named(set).map(({ field }) => field);
  }

  #named(set: SelectionSetNode) {
    return [...this.#fields(set)].filter(({ field }) => field.name.value !== '__typename');
  }

  #entityFields(set: SelectionSetNode, has?: Condition): ReadonlyMap<string, readonly string[]> {
    const fields = new Map<string, string[]>();
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) continue;
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value)!;
      const type = fragment.typeCondition!.name.value;
      const names = this.#names(fragment.selectionSet, has, this.supergraph.getType(type));
      fields.set(type, [...(fields.get(type) ?? []), ...names]);
    }
    return fields;
  }

  /** Fields of one name have one shape, whatever the type of the object: validation sees to that. */
  #shape(type: GraphQLNamedType | undefined, ...sets: readonly SelectionSetNode[]): ObjectShape {
    const nodes = new Map<
      string,
      { type: GraphQLOutputType | undefined; sets: SelectionSetNode[]; entities: boolean }
    >();
    for (const set of sets) {
      for (const { name, field, parent } of this.#fields(set, type)) {
        const known = nodes.get(name);
        if (known) {
          if (field.selectionSet) known.sets.push(field.selectionSet);
          continue;
        }
        const fieldType =
          isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value]?.type : undefined;
        nodes.set(name, {
          type: fieldType,
          sets: field.selectionSet ? [field.selectionSet] : [],
          entities: field.name.value === ENTITIES,
        });
      }
    }
    return [...nodes].flatMap(([name, { type: fieldType, sets: inner, entities }]): FieldShape[] => {
      if (entities) return [{ name, lists: 1, object: this.#shape(undefined, ...inner) }];
      if (!fieldType) return [];
      const named = getNamedType(fieldType);
      const lists = depthOf(fieldType);
      const object = isCompositeType(named) ? this.#shape(named, ...inner) : null;
      return lists > 0 || object ? [{ name, lists, object }] : [];
    });
  }

  *#fields(
    set: SelectionSetNode,
    parent?: GraphQLNamedType,
  ): Generator<{ readonly name: string; readonly field: FieldNode; readonly parent: GraphQLNamedType | undefined }> {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        yield { name: (selection.alias ?? selection.name).value, field: selection, parent };
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value)!;
      const condition = fragment.typeCondition?.name.value;
      yield* this.#fields(fragment.selectionSet, condition ? this.supergraph.getType(condition) : parent);
    }
  }
}

function depthOf(type: GraphQLOutputType): number {
  const nullable = getNullableType(type);
  return isListType(nullable) ? 1 + depthOf(nullable.ofType as GraphQLOutputType) : 0;
}
