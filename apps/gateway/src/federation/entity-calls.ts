import {
  Kind,
  parse,
  print,
  type FieldNode,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { SubgraphAnswer } from '../sources/subgraph.js';
import { isData, type Data } from './data.js';
import { keyOf } from './representations.js';

/** What one step of a plan asks a subgraph about entities, in the planner's words. */
export interface EntityCall {
  readonly operation: string;
  readonly operationName: string | undefined;
  /** Besides the representations. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Distinct. */
  readonly representations: readonly Data[];
}

type Send = (
  query: string,
  operationName: string | undefined,
  variables: Readonly<Record<string, unknown>>,
) => Promise<SubgraphAnswer>;

interface Waiting {
  readonly call: EntityCall;
  readonly answer: (answer: SubgraphAnswer) => void;
  readonly fail: (error: unknown) => void;
}

/** Calls that ask for the same fields, with all their representations. */
interface Group {
  readonly representations: Data[];
  readonly positions: Map<string, number>;
  readonly members: { readonly waiting: Waiting; readonly places: readonly number[] }[];
}

/**
 * Calls of one run to one subgraph. Those that are made at the same moment go out as one request: a list of matches
 * asks for its players in many places, and the service need not be asked in each.
 */
export class EntityCalls {
  #waiting: Waiting[] = [];

  constructor(private readonly send: Send) {}

  /** The answer as if the call had gone out alone. */
  ask(call: EntityCall): Promise<SubgraphAnswer> {
    return new Promise((answer, fail) => {
      if (this.#waiting.length === 0) queueMicrotask(() => this.#flush());
      this.#waiting.push({ call, answer, fail });
    });
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    const [only] = waiting;
    const sent = waiting.length === 1 && only ? this.#alone(only) : this.#together(waiting);
    sent.catch((error: unknown) => {
      for (const { fail } of waiting) fail(error);
    });
  }

  async #alone({ call, answer }: Waiting): Promise<void> {
    const { operation, operationName, variables, representations } = call;
    answer(await this.send(operation, operationName, { ...variables, representations }));
  }

  async #together(waiting: readonly Waiting[]): Promise<void> {
    const { query, operationName, groupOf } = combined(waiting.map(({ call }) => call.operation));
    const groups: Group[] = [];
    const variables: Record<string, unknown> = {};
    waiting.forEach((one, i) => {
      const group = (groups[groupOf[i]!] ??= { representations: [], positions: new Map(), members: [] });
      group.members.push({ waiting: one, places: one.call.representations.map((known) => placeIn(group, known)) });
      Object.assign(variables, one.call.variables);
    });
    groups.forEach(({ representations }, g) => {
      variables[`r${g}`] = representations;
    });
    const { data, errors } = await this.send(query, operationName, variables);
    groups.forEach((group, g) => deliver(group, data?.[`e${g}`], errorsOf(errors, `e${g}`)));
  }
}

function placeIn({ representations, positions }: Group, representation: Data): number {
  const key = keyOf(representation);
  const known = positions.get(key);
  if (known !== undefined) return known;
  const place = representations.push(representation) - 1;
  positions.set(key, place);
  return place;
}

/** Gives each call its part of the answer. What several calls get, each gets as its own: later steps write into it. */
function deliver({ members }: Group, entities: unknown, errors: readonly GraphQLFormattedError[]): void {
  const given = new Set<number>();
  for (const { waiting, places } of members) {
    const own = errors.flatMap((error): GraphQLFormattedError[] => {
      const [index, ...rest] = error.path ?? [];
      if (typeof index !== 'number') return [{ ...error, path: ['_entities'] }];
      const at = places.indexOf(index);
      return at < 0 ? [] : [{ ...error, path: ['_entities', at, ...rest] }];
    });
    const part = Array.isArray(entities)
      ? places.map((place) => {
          const entity: unknown = entities[place];
          if (given.has(place)) return copy(entity);
          given.add(place);
          return entity;
        })
      : null;
    waiting.answer({ data: part && { _entities: part }, ...(own.length > 0 ? { errors: own } : {}) });
  }
}

/** Errors below one alias, their paths from there on. Errors that name no place belong to everyone. */
const errorsOf = (errors: readonly GraphQLFormattedError[] | undefined, alias: string): GraphQLFormattedError[] =>
  (errors ?? []).flatMap((error) => {
    const [first, ...rest] = error.path ?? [alias];
    return first === alias ? [{ ...error, path: rest }] : [];
  });

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (!isData(value)) return value;
  const copied: Data = {};
  for (const key of Object.keys(value)) copied[key] = copy(value[key]);
  return copied;
}

interface Combined {
  readonly query: string;
  readonly operationName: string;
  /** Which alias `e<n>` answers each of the operations. */
  readonly groupOf: readonly number[];
}

const known = new LRUCache<string, Combined>({ max: 1_000 });

/** Writes several of the planner's operations about entities as one; the same selections are asked for once. */
export function combined(operations: readonly string[]): Combined {
  const key = operations.join('\0');
  const before = known.get(key);
  if (before) return before;
  const parts = operations.map(partsOf);
  const groups = new Map<string, number>();
  const groupOf = parts.map(({ selection }) => {
    const group = groups.get(selection) ?? groups.size;
    groups.set(selection, group);
    return group;
  });
  const variables = new Map(parts.flatMap((part) => [...part.variables]));
  const representations = [...groups.values()].map((g) => `$r${g}: [_Any!]!`);
  const fields = [...groups].map(([selection, g]) => `e${g}: _entities(representations: $r${g}) ${selection}`);
  const operationName = `${parts[0]!.name}_and_${operations.length - 1}_more`;
  const made: Combined = {
    query: `query ${operationName}(${[...representations, ...variables.values()].join(', ')}) { ${fields.join(' ')} }`,
    operationName,
    groupOf,
  };
  known.set(key, made);
  return made;
}

function partsOf(operation: string): {
  readonly name: string;
  readonly selection: string;
  readonly variables: ReadonlyMap<string, string>;
} {
  const { definitions } = parse(operation, { noLocation: true });
  const [definition] = definitions as readonly OperationDefinitionNode[];
  const field = definition?.selectionSet.selections[0] as FieldNode;
  if (definitions.length !== 1 || definition?.kind !== Kind.OPERATION_DEFINITION || field.name.value !== '_entities') {
    throw new Error(`not an operation about entities: ${operation}`);
  }
  const isOther = ({ variable }: VariableDefinitionNode) => variable.name.value !== 'representations';
  return {
    name: definition.name?.value ?? 'Entities',
    selection: print(field.selectionSet!),
    variables: new Map(
      (definition.variableDefinitions ?? []).filter(isOther).map((node) => [node.variable.name.value, print(node)]),
    ),
  };
}
