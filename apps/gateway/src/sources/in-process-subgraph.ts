import {
  execute,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { SubgraphUnavailable, type Subgraph, type SubgraphAnswer, type SubgraphRequest } from './subgraph.js';

/** Interface of an in-process service; RunningService of service-kit implements it. */
export interface LocalService {
  readonly schema: GraphQLSchema;
  contextFor(headers: Readonly<Record<string, string>>): Promise<unknown> | unknown;
}

type Checked = { readonly document: DocumentNode } | { readonly errors: readonly GraphQLFormattedError[] };

/** Calls a service in the same process, without HTTP or JSON. */
export class InProcessSubgraph implements Subgraph {
  readonly #documents = new LRUCache<string, Checked>({ max: 2_000 });
  /** One context for all fetches of a query, so that they share loaders. */
  readonly #contexts = new WeakMap<object, Promise<unknown>>();

  constructor(
    readonly name: string,
    private readonly service: LocalService,
    private readonly onFailure: (error: unknown) => void = () => undefined,
  ) {}

  async send(request: SubgraphRequest): Promise<SubgraphAnswer> {
    const checked = this.#check(request.query);
    if ('errors' in checked) return { errors: checked.errors };
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SubgraphUnavailable(this.name, 'TOO_SLOW')), request.timeoutMs);
    });
    try {
      return await Promise.race([this.#run(checked.document, request), tooSlow]);
    } catch (error) {
      if (error instanceof SubgraphUnavailable) throw error;
      throw new SubgraphUnavailable(this.name, 'FAILED', error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #run(document: DocumentNode, request: SubgraphRequest): Promise<SubgraphAnswer> {
    const result = await execute({
      schema: this.service.schema,
      document,
      contextValue: await this.#contextOf(request),
      variableValues: request.variables,
      operationName: request.operationName ?? null,
    });
    return {
      ...(result.data === undefined ? {} : { data: result.data as Record<string, unknown> | null }),
      ...(result.errors ? { errors: result.errors.map((error) => this.#format(error)) } : {}),
    };
  }

  #contextOf({ headers, scope }: SubgraphRequest): Promise<unknown> {
    if (!scope) return Promise.resolve(this.service.contextFor(headers));
    const known = this.#contexts.get(scope);
    if (known) return known;
    const context = Promise.resolve(this.service.contextFor(headers));
    this.#contexts.set(scope, context);
    return context;
  }

  #check(query: string): Checked {
    const known = this.#documents.get(query);
    if (known) return known;
    const document = parse(query, { noLocation: true });
    const errors = validate(this.service.schema, document);
    const checked: Checked =
      errors.length === 0 ? { document } : { errors: errors.map((error) => coded(error, 'BAD_USER_INPUT')) };
    this.#documents.set(query, checked);
    return checked;
  }

  #format(error: GraphQLError): GraphQLFormattedError {
    if (error.extensions['code'] !== undefined) return error.toJSON();
    const aboutVariable = error.nodes?.length === 1 && error.nodes[0]!.kind === Kind.VARIABLE_DEFINITION;
    if (aboutVariable && !error.path) return coded(error, 'BAD_USER_INPUT');
    this.onFailure(error.originalError ?? error);
    return error.toJSON();
  }

  async stop(): Promise<void> {
    // the service outlives its gateway
  }
}

const coded = (error: GraphQLError, code: string): GraphQLFormattedError => ({
  ...error.toJSON(),
  extensions: { ...error.extensions, code },
});
