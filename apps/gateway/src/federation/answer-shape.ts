import {
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isData, type Data } from './data.js';

export interface ShapeFault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** What one operation's selections look like for given values of its @skip and @include conditions. */
export interface ShapeContext {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Values of the variables that conditions name. */
  readonly conditions: Readonly<Record<string, unknown>>;
}

/** Null where the contract promises a value: the next nullable place above becomes null. */
const BUBBLE = Symbol('bubble');

type Completer = (value: unknown, path: (string | number)[], faults: ShapeFault[]) => unknown;

interface Entry {
  readonly name: string;
  readonly complete: Completer | null;
}

/**
 * Puts what the subgraphs told into the shape that the client asked for: its fields in its order, nothing of what was
 * only needed on the way, nulls where the contract makes them. The work of finding out which fields those are is done once
 * per operation and type, not per object.
 */
export class AnswerShape {
  readonly #byType = new Map<string, readonly Entry[]>();

  constructor(
    private readonly type: GraphQLCompositeType,
    private readonly sets: readonly SelectionSetNode[],
    private readonly context: ShapeContext,
  ) {}

  /** The shaped object, null when a missing value reaches it. */
  shape(value: Data, path: (string | number)[], faults: ShapeFault[]): Data | null {
    const type = this.#concrete(value, path, faults);
    if (!type) return null;
    const entries = this.#byType.get(type.name) ?? this.#entriesOf(type);
    const shaped: Data = {};
    for (const { name, complete } of entries) {
      if (complete === null) {
        shaped[name] = type.name;
        continue;
      }
      path.push(name);
      const completed = complete(value[name] ?? null, path, faults);
      path.pop();
      if (completed === BUBBLE) return null;
      shaped[name] = completed;
    }
    return shaped;
  }

  #concrete(value: Data, path: (string | number)[], faults: ShapeFault[]): GraphQLObjectType | null {
    const named = value['__typename'];
    const type = typeof named === 'string' ? this.context.schema.getType(named) : this.type;
    if (isObjectType(type)) return type;
    faults.push({ path: [...path], message: `No type is known for the object at ${path.join('.')}` });
    return null;
  }

  #entriesOf(type: GraphQLObjectType): readonly Entry[] {
    const fields = new Map<string, FieldNode[]>();
    for (const set of this.sets) this.#collect(type, set, fields);
    const entries = [...fields].flatMap(([name, nodes]): Entry[] => {
      const fieldName = nodes[0]!.name.value;
      if (fieldName === '__typename') return [{ name, complete: null }];
      const field = type.getFields()[fieldName];
      // what is asked about the schema itself was answered in full
      if (!field) return [{ name, complete: (value) => value }];
      const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      return [{ name, complete: completer(field.type, sets, this.context, `${type.name}.${fieldName}`) }];
    });
    this.#byType.set(type.name, entries);
    return entries;
  }

  #collect(type: GraphQLObjectType, set: SelectionSetNode, fields: Map<string, FieldNode[]>): void {
    for (const selection of set.selections) {
      if (!isWanted(selection, this.context.conditions)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const known = fields.get(name);
        if (known) known.push(selection);
        else fields.set(name, [selection]);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.context.fragments.get(selection.name.value)!;
      if (this.#applies(fragment.typeCondition?.name.value, type)) this.#collect(type, fragment.selectionSet, fields);
    }
  }

  #applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = this.context.schema.getType(condition);
    return isAbstractType(wanted) && this.context.schema.isSubType(wanted, type);
  }
}

export function isWanted({ directives }: SelectionNode, conditions: Readonly<Record<string, unknown>>): boolean {
  for (const directive of directives ?? []) {
    const given = directive.arguments?.[0]?.value;
    const value =
      given?.kind === Kind.BOOLEAN
        ? given.value
        : given?.kind === Kind.VARIABLE
          ? conditions[given.name.value]
          : undefined;
    if (directive.name.value === 'skip' && value === true) return false;
    if (directive.name.value === 'include' && value !== true) return false;
  }
  return true;
}

function completer(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  context: ShapeContext,
  coordinate: string,
): Completer {
  if (isNonNullType(type)) {
    const inner = completer(getNullableType(type), sets, context, coordinate);
    return (value, path, faults) => {
      const before = faults.length;
      const completed = inner(value, path, faults);
      if (completed !== null && completed !== BUBBLE) return completed;
      // a fault further down explains it already
      if (completed === null && faults.length === before) {
        faults.push({ path: [...path], message: `Cannot return null for non-nullable field ${coordinate}.` });
      }
      return BUBBLE;
    };
  }
  if (isListType(type)) {
    const inner = completer(type.ofType as GraphQLOutputType, sets, context, coordinate);
    return (value, path, faults) => {
      if (!Array.isArray(value)) return null;
      const shaped: unknown[] = new Array<unknown>(value.length);
      let bubbles = false;
      for (let i = 0; i < value.length; i += 1) {
        path.push(i);
        const completed = inner(value[i] ?? null, path, faults);
        path.pop();
        if (completed === BUBBLE) bubbles = true;
        shaped[i] = completed;
      }
      return bubbles ? null : shaped;
    };
  }
  if (isCompositeType(type)) {
    const shape = new AnswerShape(type, sets, context);
    return (value, path, faults) => (isData(value) ? shape.shape(value, path, faults) : null);
  }
  if (isEnumType(type)) {
    const known = new Set(type.getValues().map(({ name }) => name));
    return (value, path, faults) => {
      if (value === null || (typeof value === 'string' && known.has(value))) return value;
      faults.push({ path: [...path], message: `Enum ${type.name} has no such value.` });
      return null;
    };
  }
  return (value) => value;
}
