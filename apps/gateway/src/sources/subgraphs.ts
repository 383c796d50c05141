import type { GatewayOptions } from '../options.js';
import { PLATFORM, platformSubgraph } from '../platform/platform-subgraph.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { HttpSubgraph } from './http-subgraph.js';
import { InProcessSubgraph } from './in-process-subgraph.js';
import { SubgraphFetcher, type FetchTimeouts } from './subgraph-fetcher.js';
import type { Subgraph } from './subgraph.js';

/** Query timeout, so that the remaining data is returned within 1.5 s. */
export const HTTP_TIMEOUTS = { queryMs: 1_200, mutationMs: 10_000 };
/** In-process calls have no network that could lose a response. */
const LOCAL_TIMEOUTS = { queryMs: 10_000, mutationMs: 30_000 };

/** The configured services, in process or remote. */
export class Subgraphs {
  /** The services, without the gateway's own subgraph. */
  readonly all: readonly Subgraph[];
  readonly #fetchers: ReadonlyMap<string, SubgraphFetcher>;
  readonly #timeouts: ReadonlyMap<string, FetchTimeouts>;

  constructor({ services, breaker, timeouts, logger, secret }: GatewayOptions, metrics: GatewayMetrics) {
    const platform = platformSubgraph(secret, () => this.all, timeouts);
    const reached = Object.entries({ ...services, [PLATFORM]: platform }).map(([name, service]) => {
      const remote = typeof service === 'string';
      const subgraph = remote
        ? new HttpSubgraph(name, service, breaker ? { breaker } : {})
        : new InProcessSubgraph(name, service, (error) =>
            logger.error({ err: error, subgraph: name }, 'a resolver failed'),
          );
      const limits = { ...(remote ? HTTP_TIMEOUTS : LOCAL_TIMEOUTS), ...timeouts };
      const fetcher = new SubgraphFetcher(subgraph, limits, metrics, ({ cause, reason }, requestId) =>
        logger.warn({ err: cause, requestId, subgraph: name, reason }, 'a subgraph gave no answer'),
      );
      return { subgraph, fetcher, limits };
    });
    this.all = reached.map(({ subgraph }) => subgraph).filter(({ name }) => name !== PLATFORM);
    this.#fetchers = new Map(reached.map(({ subgraph, fetcher }) => [subgraph.name, fetcher]));
    this.#timeouts = new Map(reached.map(({ subgraph, limits }) => [subgraph.name, limits]));
  }

  has(name: string): boolean {
    return this.all.some((subgraph) => subgraph.name === name);
  }

  /** Throws if the service is not configured. */
  named(name: string): Subgraph {
    return this.all.find((subgraph) => subgraph.name === name) ?? missing(name);
  }

  /** Throws if the service is not configured. */
  fetcherOf(name: string): SubgraphFetcher {
    return this.#fetchers.get(name) ?? missing(name);
  }

  /** How long its answers may take. Throws if the service is not configured. */
  timeoutsOf(name: string): FetchTimeouts {
    return this.#timeouts.get(name) ?? missing(name);
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((subgraph) => subgraph.stop()));
  }
}

function missing(name: string): never {
  throw new Error(`the supergraph needs the service ${name}, which was not given`);
}
