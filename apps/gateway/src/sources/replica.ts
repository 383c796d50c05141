import { isIP } from 'node:net';
// the package's index loads ten times as much: fetch, sockets, caches, mocks
import Pool from 'undici/lib/dispatcher/pool.js';
import { Breaker, type BreakerSettings, type BreakerState } from './breaker.js';
import { exchange, TooSlow, type Reply } from './exchange.js';

export type Kind = 'read' | 'command';

export interface ReplicaSettings {
  readonly connections: number;
  readonly breaker: BreakerSettings;
  /** After this time without an answer, in milliseconds, others no longer wait for a trial call. */
  readonly trialMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

export interface Call {
  readonly kind: Kind;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** Too little time is left for it to hold a missing answer against the replica. */
  readonly short?: boolean;
}

/** A host that does not answer is tried elsewhere while a read still has time for that. */
const CONNECT_MS = 500;

/** One address of a service, with its connections. Slow reads say nothing about commands, so they are counted apart. */
export class Replica {
  readonly #pool: Pool;
  readonly #path: string;
  readonly #connection: Breaker;
  readonly #inTime: Readonly<Record<Kind, Breaker>>;
  #commandsDoubted = false;
  #leaving = false;
  #leavingUntil = 0;
  #pending = 0;
  #trial = Promise.withResolvers<void>();

  constructor(
    { origin, hostname, pathname, search }: URL,
    address: string,
    private readonly settings: ReplicaSettings,
  ) {
    this.#path = pathname + search;
    this.#pool = new Pool(origin, {
      connections: settings.connections,
      pipelining: 1,
      keepAliveTimeout: 30_000,
      // each request carries its own deadline
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { timeout: CONNECT_MS, ...(hostname === address ? {} : { lookup: always(address) }) },
    });
    const breaker = () => new Breaker(settings.breaker, settings.now);
    this.#connection = breaker();
    this.#inTime = { read: breaker(), command: breaker() };
  }

  /** Calls that have no answer yet. */
  get pending(): number {
    return this.#pending;
  }

  /** Resolves when the current trial is over. */
  get trialOver(): Promise<void> {
    return this.#trial.promise;
  }

  stateFor(kind: Kind): BreakerState {
    const connection = this.#connection.state;
    const inTime = this.#inTime[kind].state;
    return FROM_WORST.find((state) => state === connection || state === inTime) ?? 'CLOSED';
  }

  /** Whether a call of this kind should be the trial although other replicas are healthy. A command cannot be repeated. */
  wantsTrial(kind: Kind): boolean {
    if (this.stateFor(kind) !== 'DUE') return false;
    return kind === 'read' || (this.#connection.state === 'CLOSED' && !this.#commandsDoubted);
  }

  /** It has announced that it stops. It still serves, but a connection may close just when a command is sent. */
  isLeaving(kind: Kind): boolean {
    return this.#leaving && (kind === 'command' || this.settings.now() < this.#leavingUntil);
  }

  /** Rejects with TooSlow or ConnectionBroke. `read` throws if something else than the service has replied. */
  async send<Answer>(call: Call, read: (reply: Reply) => Answer): Promise<Answer> {
    const { kind, short } = call;
    const endTrial = this.stateFor(kind) === 'DUE' ? this.#beginTrial(kind) : undefined;
    this.#pending += 1;
    try {
      const reply = await this.#exchange(call);
      const answer = read(reply);
      this.#answered(kind, reply.closing);
      return answer;
    } catch (error) {
      if (!(error instanceof TooSlow)) this.#broke(kind);
      else if (endTrial || !short) this.#slow(kind);
      throw error;
    } finally {
      this.#pending -= 1;
      endTrial?.();
    }
  }

  #exchange({ headers, body, timeoutMs }: Call): Promise<Reply> {
    const all = { ...headers, 'content-type': 'application/json', accept: 'application/json' };
    return exchange(this.#pool, { path: this.#path, method: 'POST', headers: all, body }, timeoutMs);
  }

  #beginTrial(kind: Kind): () => void {
    this.#connection.begin();
    this.#inTime[kind].begin();
    this.#trial = Promise.withResolvers();
    const { resolve } = this.#trial;
    const patience = setTimeout(() => {
      this.#slow(kind);
      resolve();
    }, this.settings.trialMs);
    return () => {
      clearTimeout(patience);
      resolve();
    };
  }

  #answered(kind: Kind, closing: boolean): void {
    this.#connection.succeeded();
    this.#inTime[kind].succeeded();
    if (kind === 'command' || this.#commandsDoubted) this.#inTime.command.succeeded();
    this.#commandsDoubted = false;
    this.#leaving = closing;
    if (closing) this.#leavingUntil = this.settings.now() + this.settings.breaker.openMs;
  }

  #broke(kind: Kind): void {
    this.#connection.failed();
    this.#inTime[kind].abandoned();
  }

  /** A service that answers no reads may be away altogether: the next command shows it. */
  #slow(kind: Kind): void {
    if (this.#connection.state === 'TRYING') this.#connection.failed();
    this.#inTime[kind].failed();
    if (kind === 'command' || this.#inTime.read.state !== 'OPEN' || this.#inTime.command.state !== 'CLOSED') return;
    this.#commandsDoubted = true;
    this.#inTime.command.doubt();
  }

  /** Finishes calls in progress, then closes the connections. */
  async retire(): Promise<void> {
    await this.#pool.close();
  }

  async stop(): Promise<void> {
    await this.#pool.destroy();
  }
}

const FROM_WORST = ['OPEN', 'TRYING', 'DUE'] as const;

type LookedUp = (error: null, address: string | { address: string; family: number }[], family?: number) => void;

/** The name stays in the URL, for the Host header and certificates. */
const always = (address: string) => (_hostname: string, options: { all?: boolean | undefined }, found: LookedUp) => {
  const family = isIP(address);
  if (options.all) found(null, [{ address, family }]);
  else found(null, address, family);
};
