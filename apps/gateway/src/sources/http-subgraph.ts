import { setFlagsFromString } from 'node:v8';
// the package's index loads ten times as much: fetch, sockets, caches, mocks
import Pool from 'undici/lib/dispatcher/pool.js';
import { Breaker, type BreakerSettings } from './breaker.js';
import { exchange, TooSlow } from './exchange.js';
import { SubgraphUnavailable, type Subgraph, type SubgraphAnswer, type SubgraphRequest } from './subgraph.js';

// Optimising undici's parser, one large function in WebAssembly, takes 16 MB that the process rarely gives back. It reads
// heads of 200 bytes: there is no CPU to gain.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

export interface HttpSubgraphSettings {
  readonly connections?: number;
  readonly breaker?: BreakerSettings;
}

/** Errors before the request was sent, or caused by a closed idle connection. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const CONNECTION_BROKE = new Set([...NEVER_SENT, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Calls a service in another process over keep-alive connections. */
export class HttpSubgraph implements Subgraph {
  readonly #pool: Pool;
  readonly #path: string;
  readonly #breaker: Breaker;
  /** Cached, because the planner repeats its operations. */
  readonly #heads = new Map<string, string>();

  constructor(
    readonly name: string,
    url: string,
    settings: HttpSubgraphSettings = {},
  ) {
    const { origin, pathname, search } = new URL(url);
    this.#path = pathname + search;
    this.#pool = new Pool(origin, {
      connections: settings.connections ?? 64,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      // each request carries its own deadline
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.#breaker = new Breaker(settings.breaker ?? { failures: 5, openMs: 2_000 });
  }

  get circuitOpen(): boolean {
    return this.#breaker.open;
  }

  async send(request: SubgraphRequest): Promise<SubgraphAnswer> {
    if (!this.#breaker.allows()) throw new SubgraphUnavailable(this.name, 'CIRCUIT_OPEN');
    const until = performance.now() + request.timeoutMs;
    try {
      const answer = await this.#attempt(request, until);
      this.#breaker.succeeded();
      return answer;
    } catch (error) {
      this.#breaker.failed();
      if (error instanceof SubgraphUnavailable) throw error;
      throw new SubgraphUnavailable(this.name, error instanceof TooSlow ? 'TOO_SLOW' : 'NO_CONNECTION', error);
    }
  }

  async #attempt(request: SubgraphRequest, until: number): Promise<SubgraphAnswer> {
    try {
      return await this.#exchange(request, until);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      const again = request.repeatable ? CONNECTION_BROKE.has(code) : NEVER_SENT.has(code);
      if (!again || performance.now() >= until) throw error;
      return this.#exchange(request, until);
    }
  }

  async #exchange(request: SubgraphRequest, until: number): Promise<SubgraphAnswer> {
    const { statusCode, text } = await exchange(
      this.#pool,
      {
        path: this.#path,
        method: 'POST',
        headers: { ...request.headers, 'content-type': 'application/json', accept: 'application/json' },
        body: `${this.#head(request)}${JSON.stringify(request.variables)}}`,
      },
      until - performance.now(),
    );
    const answer = parseAnswer(text);
    // 400 means an invalid operation; any other status counts as no response
    if (!answer || (statusCode !== 200 && statusCode !== 400)) {
      throw new SubgraphUnavailable(this.name, 'BAD_ANSWER', new Error(`HTTP ${statusCode}: ${text.slice(0, 200)}`));
    }
    return answer;
  }

  #head(request: SubgraphRequest): string {
    const known = this.#heads.get(request.query);
    if (known !== undefined) return known;
    const name = request.operationName ? `"operationName":${JSON.stringify(request.operationName)},` : '';
    const head = `{"query":${JSON.stringify(request.query)},${name}"variables":`;
    if (this.#heads.size >= 2_000) this.#heads.clear();
    this.#heads.set(request.query, head);
    return head;
  }

  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}

function parseAnswer(text: string): SubgraphAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    return 'data' in value || Array.isArray((value as SubgraphAnswer).errors) ? (value as SubgraphAnswer) : undefined;
  } catch {
    return undefined;
  }
}
