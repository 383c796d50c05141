import { setFlagsFromString } from 'node:v8';
import type { BreakerSettings } from './breaker.js';
import { ConnectionBroke, TooSlow } from './exchange.js';
import type { Kind, Replica } from './replica.js';
import { Replicas, type Choice, type Lookup, type Undecided } from './replicas.js';
import { settledBy } from './settled-by.js';
import { SubgraphUnavailable, type Subgraph, type SubgraphAnswer, type SubgraphRequest } from './subgraph.js';

// Optimising undici's parser, one large function in WebAssembly, takes 16 MB that the process rarely gives back. It reads
// heads of 200 bytes: there is no CPU to gain.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

export interface HttpSubgraphSettings {
  /** Connections to each replica. */
  readonly connections?: number;
  /** Of each replica. */
  readonly breaker?: BreakerSettings;
  /** After this time without an answer, in milliseconds, others no longer wait for a trial call. */
  readonly trialMs?: number;
  /** How many calls may wait for a trial call. */
  readonly waiting?: number;
  readonly lookup?: Lookup;
  /** How often host names are looked up, in milliseconds. */
  readonly lookupMs?: number;
  /** Monotonic milliseconds, for the circuit breakers. */
  readonly now?: () => number;
}

interface Task {
  readonly request: SubgraphRequest;
  readonly kind: Kind;
  readonly body: string;
  /** In milliseconds of `performance.now()`. */
  readonly until: number;
}

/** Calls the replicas of a service in other processes over keep-alive connections. */
export class HttpSubgraph implements Subgraph {
  readonly #replicas: Replicas;
  readonly #waitingAtMost: number;
  #waiting = 0;
  /** Cached, because the planner repeats its operations. */
  readonly #heads = new Map<string, string>();

  /** `urls`: one or several, separated by commas; each stands for all addresses of its host name. */
  constructor(
    readonly name: string,
    urls: string,
    settings: HttpSubgraphSettings = {},
  ) {
    this.#waitingAtMost = settings.waiting ?? 1_000;
    this.#replicas = new Replicas(
      urls.split(',').map((url) => new URL(url)),
      {
        connections: settings.connections ?? 64,
        breaker: settings.breaker ?? { failures: 5, openMs: 2_000 },
        trialMs: settings.trialMs ?? 2_000,
        now: settings.now ?? (() => performance.now()),
        lookupMs: settings.lookupMs ?? 3_000,
        ...(settings.lookup ? { lookup: settings.lookup } : {}),
      },
    );
  }

  async send(request: SubgraphRequest): Promise<SubgraphAnswer> {
    const until = performance.now() + request.timeoutMs;
    const kind = (request.command ?? !request.repeatable) ? 'command' : 'read';
    const body = `${this.#head(request)}${JSON.stringify(request.variables)}}`;
    if (this.#replicas.count === 0) await settledBy(this.#replicas.refresh(), until);
    try {
      if (this.#replicas.count === 0) throw this.#replicas.failure;
      return await this.#attempts({ request, kind, body, until });
    } catch (error) {
      if (error instanceof SubgraphUnavailable) throw error;
      throw new SubgraphUnavailable(this.name, error instanceof TooSlow ? 'TOO_SLOW' : 'NO_CONNECTION', error);
    }
  }

  /** At one replica after the other, as far as the call can be repeated; at the end once more at those that were tried. */
  async #attempts(task: Task): Promise<SubgraphAnswer> {
    const tried = new Set<Replica>();
    let failure: unknown;
    let wasSent = false;
    let lastRound = false;
    for (;;) {
      // nothing may happen between the choice and the attempt: the next choice depends on it
      const choice = this.#replicas.choose(task.kind, tried);
      if (choice && 'trials' in choice && (await this.#isOver(choice, task.until))) continue;
      if (!choice || 'trials' in choice) {
        if (failure === undefined) throw new SubgraphUnavailable(this.name, 'CIRCUIT_OPEN');
        if (lastRound || performance.now() >= task.until) throw failure;
        lastRound = true;
        tried.clear();
        await settledBy(this.#replicas.refresh(), task.until);
        continue;
      }
      try {
        return await this.#attempt(task, choice);
      } catch (error) {
        if (!canRepeat(error, task, choice, wasSent)) throw error;
        failure = error;
        wasSent ||= error instanceof ConnectionBroke && error.sent;
        tried.add(choice.replica);
        void this.#replicas.refresh();
      }
    }
  }

  /** Waits for a trial call to end. False if there is no time, or no room among those that wait. */
  async #isOver({ trials }: Undecided, until: number): Promise<boolean> {
    if (this.#waiting >= this.#waitingAtMost) return false;
    this.#waiting += 1;
    try {
      return await settledBy(Promise.race(trials.map(({ trialOver }) => trialOver)), until);
    } finally {
      this.#waiting -= 1;
    }
  }

  #attempt({ request, kind, body, until }: Task, { replica, cautious }: Choice): Promise<SubgraphAnswer> {
    const left = until - performance.now();
    const call = { kind, headers: request.headers, body, timeoutMs: cautious ? left / 2 : left };
    return replica.send({ ...call, short: left < request.timeoutMs / 2 }, ({ statusCode, text }) => {
      // 400 means an invalid operation; any other status counts as no response
      const answer = statusCode === 200 || statusCode === 400 ? parseAnswer(text) : undefined;
      if (answer) return answer;
      throw new SubgraphUnavailable(this.name, 'BAD_ANSWER', new Error(`HTTP ${statusCode}: ${text.slice(0, 200)}`));
    });
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
    await this.#replicas.stop();
  }
}

/** `wasSent`: an attempt has broken off already after it was sent. A request that breaks services is not sent to all. */
function canRepeat(error: unknown, { request, until }: Task, { cautious }: Choice, wasSent: boolean): boolean {
  if (performance.now() >= until) return false;
  if (error instanceof ConnectionBroke) return !error.sent || (request.repeatable && !wasSent);
  return error instanceof TooSlow && cautious;
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
