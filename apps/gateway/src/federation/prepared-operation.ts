import type { QueryPlan } from '@apollo/query-planner';
import {
  execute,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { AnswerShape, isWanted } from './answer-shape.js';
import type { Data } from './data.js';

/** An operation that was planned once and is run many times. */
export class PreparedOperation {
  readonly #shapes = new Map<string, AnswerShape>();
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #conditions: readonly string[];
  readonly #introspects: boolean;

  constructor(
    readonly plan: QueryPlan,
    readonly operation: OperationDefinitionNode,
    private readonly document: DocumentNode,
    private readonly schema: GraphQLSchema,
  ) {
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
    this.#conditions = conditionVariables(document);
    this.#introspects = operation.operation === OperationTypeNode.QUERY && this.#introspection(null).length > 0;
  }

  /** The answer's shape for these variables. */
  shapeFor(variables: Readonly<Record<string, unknown>>): AnswerShape {
    const key = this.#conditions.map((name) => (variables[name] === true ? '1' : '0')).join('');
    const known = this.#shapes.get(key);
    if (known) return known;
    const shape = new AnswerShape(this.schema.getRootType(this.operation.operation)!, [this.operation.selectionSet], {
      schema: this.schema,
      fragments: this.#fragments,
      conditions: Object.fromEntries(this.#conditions.map((name) => [name, variables[name] === true])),
    });
    if (this.#shapes.size >= 64) this.#shapes.clear();
    this.#shapes.set(key, shape);
    return shape;
  }

  /** What the operation asks about the schema itself; null when nothing. */
  async introspect(variables: Readonly<Record<string, unknown>>): Promise<Data | null> {
    if (!this.#introspects) return null;
    const selections = this.#introspection(variables);
    if (selections.length === 0) return null;
    const operation: OperationDefinitionNode = {
      ...this.operation,
      selectionSet: { kind: Kind.SELECTION_SET, selections },
    };
    const { data } = await execute({
      schema: this.schema,
      document: { kind: Kind.DOCUMENT, definitions: [operation, ...this.#fragments.values()] },
      variableValues: variables,
    });
    return (data as Data | null | undefined) ?? null;
  }

  /** Root fields about the schema; with null, also those that a condition leaves out. */
  #introspection(variables: Readonly<Record<string, unknown>> | null): FieldNode[] {
    const find = (set: SelectionSetNode): FieldNode[] =>
      set.selections.flatMap((selection) => {
        if (variables && !isWanted(selection, variables)) return [];
        if (selection.kind === Kind.FIELD) return /^__(?:schema|type)$/.test(selection.name.value) ? [selection] : [];
        return find(
          selection.kind === Kind.INLINE_FRAGMENT
            ? selection.selectionSet
            : this.#fragments.get(selection.name.value)!.selectionSet,
        );
      });
    return find(this.operation.selectionSet);
  }
}

/** Variables that @skip and @include name. */
function conditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
