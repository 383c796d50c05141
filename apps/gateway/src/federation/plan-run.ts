import type { FetchNode, PlanNode } from '@apollo/query-planner';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.js';
import type { SubgraphFetcher } from '../sources/subgraph-fetcher.js';
import { follow, isData, merge, pathsTo, type Cursor, type Data } from './data.js';
import { EntityCalls } from './entity-calls.js';
import { keyOf, represent, rewrite } from './representations.js';

export interface PlanRunSettings {
  /** The whole graph, with what clients don't see. */
  readonly supergraph: GraphQLSchema;
  readonly fetcherOf: (subgraph: string) => SubgraphFetcher;
}

/** One run of a query plan: fetches what the subgraphs know and puts it together. */
export class PlanRun {
  readonly data: Data = {};
  readonly errors: GraphQLError[] = [];
  /** By subgraph. */
  readonly #entityCalls = new Map<string, EntityCalls>();

  constructor(
    private readonly settings: PlanRunSettings,
    private readonly variables: Readonly<Record<string, unknown>>,
    /** Variables with their defaults, for conditions. */
    private readonly coerced: Readonly<Record<string, unknown>>,
    private readonly context: GatewayContext,
    /** Whether everything is read at one time; between changes nothing that was loaded may be kept. */
    private readonly readsOnly: boolean,
  ) {}

  run(node: PlanNode): Promise<void> {
    return this.#node(node, { path: [], values: [this.data] });
  }

  async #node(node: PlanNode, cursor: Cursor): Promise<void> {
    switch (node.kind) {
      case 'Sequence':
        for (const child of node.nodes) await this.#node(child, cursor);
        return;
      case 'Parallel':
        await Promise.all(node.nodes.map((child) => this.#node(child, cursor)));
        return;
      case 'Flatten':
        return this.#node(node.node, follow(cursor, node.path as string[]));
      case 'Condition': {
        const branch = this.coerced[node.condition] === true ? node.ifClause : node.elseClause;
        return branch ? this.#node(branch, cursor) : undefined;
      }
      case 'Fetch':
        return node.requires ? this.#entities(node, node.requires, cursor) : this.#root(node, cursor);
      case 'Defer':
        throw new Error('answers in parts are not supported');
    }
  }

  async #root(node: FetchNode, cursor: Cursor): Promise<void> {
    const answer = await this.#fetch(node.serviceName, node.operation, node.operationName, this.#variablesOf(node));
    if (answer.errors) {
      for (const error of answer.errors) this.#report(error, error.path && [...cursor.path, ...error.path]);
    }
    if (!answer.data) return;
    rewrite(this.settings.supergraph, node.outputRewrites, answer.data);
    for (const value of cursor.values) if (isData(value)) merge(value, answer.data);
  }

  async #entities(node: FetchNode, requires: NonNullable<FetchNode['requires']>, cursor: Cursor): Promise<void> {
    const { supergraph } = this.settings;
    const distinct: Data[] = [];
    const positions = new Map<string, number>();
    /** Objects that are asked about, each with the place of its representation. */
    const asked: { readonly object: Data; readonly position: number; readonly place: number }[] = [];
    let place = -1;
    for (const object of cursor.values) {
      if (object === null || object === undefined) continue;
      place += 1;
      if (!isData(object)) continue;
      const representation = represent(supergraph, object, requires);
      if (!representation?.['__typename']) continue;
      rewrite(supergraph, node.inputRewrites, representation);
      const key = keyOf(representation);
      let position = positions.get(key);
      if (position === undefined) {
        position = distinct.push(representation) - 1;
        positions.set(key, position);
      }
      asked.push({ object, position, place });
    }
    if (distinct.length === 0) return;

    const { data, errors } = await this.#callsTo(node.serviceName).ask({
      operation: node.operation,
      operationName: node.operationName,
      variables: this.#variablesOf(node),
      representations: distinct,
    });
    if (errors) this.#reportEntities(errors, asked, cursor.path);
    const entities = data?.['_entities'];
    if (entities === undefined || entities === null) return;
    if (!Array.isArray(entities) || entities.length !== distinct.length) {
      throw new Error(`${node.serviceName} answered with another number of entities than it was asked for`);
    }
    for (const entity of entities) rewrite(supergraph, node.outputRewrites, entity);
    for (const { object, position } of asked) {
      const entity: unknown = entities[position];
      if (isData(entity)) merge(object, entity);
    }
  }

  #callsTo(subgraph: string): EntityCalls {
    const known = this.#entityCalls.get(subgraph);
    if (known) return known;
    const calls = new EntityCalls((query, name, variables) => this.#fetch(subgraph, query, name, variables));
    this.#entityCalls.set(subgraph, calls);
    return calls;
  }

  #fetch(
    subgraph: string,
    query: string,
    operationName: string | undefined,
    variables: Readonly<Record<string, unknown>>,
  ) {
    const fetcher = this.settings.fetcherOf(subgraph);
    return fetcher.fetch(query, operationName, variables, this.context, this.readsOnly ? this : undefined);
  }

  #variablesOf({ variableUsages }: FetchNode): Record<string, unknown> {
    const used: Record<string, unknown> = {};
    for (const name of variableUsages ?? []) if (this.variables[name] !== undefined) used[name] = this.variables[name];
    return used;
  }

  /** An error about one representation is an error about every object that it stood for. */
  #reportEntities(
    errors: readonly GraphQLFormattedError[],
    asked: readonly { readonly position: number; readonly place: number }[],
    path: readonly string[],
  ): void {
    const places = pathsTo(this.data, path);
    for (const error of errors) {
      const [first, index, ...rest] = error.path ?? [];
      if (first !== '_entities' || typeof index !== 'number') {
        this.#report(error, undefined);
        continue;
      }
      for (const { position, place } of asked) {
        if (position === index) this.#report(error, [...(places[place] ?? []), ...rest]);
      }
    }
  }

  #report({ message, extensions }: GraphQLFormattedError, path: readonly (string | number)[] | undefined): void {
    this.errors.push(new GraphQLError(message, { ...(path ? { path } : {}), ...(extensions ? { extensions } : {}) }));
  }
}
