import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Replica, type Kind, type ReplicaSettings } from './replica.js';

/** All addresses of a host name. Rejects if there are none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

export interface ReplicasSettings extends ReplicaSettings {
  readonly lookup?: Lookup;
  /** How often host names are looked up, in milliseconds. */
  readonly lookupMs: number;
}

/** The next replica to call. */
export interface Choice {
  readonly replica: Replica;
  /** A trial call, although others are healthy: it should leave time to ask one of them. */
  readonly cautious: boolean;
}

/** Nothing can be called until one of the trial calls of these replicas is over. */
export interface Undecided {
  readonly trials: readonly Replica[];
}

const systemLookup: Lookup = async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address);

/** The replicas of a service: all addresses of its host names, looked up again regularly. */
export class Replicas {
  readonly #lookup: Lookup;
  readonly #timer: NodeJS.Timeout | undefined;
  /** By URL, then by address. */
  readonly #known = new Map<URL, ReadonlyMap<string, Replica>>();
  #all: readonly Replica[] = [];
  #refreshing: Promise<void> | undefined;
  #failure: unknown;
  #turn = 0;
  #stopped = false;

  constructor(
    urls: readonly URL[],
    private readonly settings: ReplicasSettings,
  ) {
    this.#lookup = settings.lookup ?? systemLookup;
    const named = urls.filter((url) => {
      const address = addressIn(url);
      this.#known.set(url, new Map(address ? [[address, new Replica(url, url.hostname, settings)]] : []));
      return !address;
    });
    this.#collect();
    if (named.length === 0) return;
    void this.refresh();
    this.#timer = setInterval(() => void this.refresh(), settings.lookupMs).unref();
  }

  get count(): number {
    return this.#all.length;
  }

  /** Why the last lookup failed. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Looks up the host names. While that fails, the addresses known so far are used. Never rejects. */
  refresh(): Promise<void> {
    return (this.#refreshing ??= Promise.all([...this.#known.keys()].map((url) => this.#update(url))).then(() => {
      this.#refreshing = undefined;
    }));
  }

  async #update(url: URL): Promise<void> {
    if (addressIn(url)) return;
    try {
      const addresses = await this.#lookup(url.hostname);
      if (!this.#stopped && addresses.length > 0) this.#replace(url, new Set(addresses));
    } catch (error) {
      this.#failure = error;
    }
  }

  #replace(url: URL, addresses: ReadonlySet<string>): void {
    const before = this.#known.get(url)!;
    const make = (address: string) => before.get(address) ?? new Replica(url, address, this.settings);
    this.#known.set(url, new Map([...addresses].map((address) => [address, make(address)])));
    this.#collect();
    for (const [address, replica] of before) if (!addresses.has(address)) void replica.retire();
  }

  #collect(): void {
    this.#all = [...this.#known.values()].flatMap((replicas) => [...replicas.values()]);
  }

  /** Undefined if no other replica can be called. */
  choose(kind: Kind, tried: ReadonlySet<Replica>): Choice | Undecided | undefined {
    const others = tried.size === 0 ? this.#all : this.#all.filter((replica) => !tried.has(replica));
    const healthy = others.filter((replica) => replica.stateFor(kind) === 'CLOSED');
    const wanted = others.find((replica) => replica.wantsTrial(kind));
    if (wanted) return { replica: wanted, cautious: kind === 'read' && healthy.length > 0 };
    if (healthy.length > 0) return { replica: this.#leastBusy(kind, healthy), cautious: false };
    const due = others.find((replica) => replica.stateFor(kind) === 'DUE');
    if (due) return { replica: due, cautious: false };
    const trials = others.filter((replica) => replica.stateFor(kind) === 'TRYING');
    return trials.length > 0 ? { trials } : undefined;
  }

  /** In turn, if equally busy. */
  #leastBusy(kind: Kind, healthy: readonly Replica[]): Replica {
    if (healthy.length === 1) return healthy[0]!;
    const staying = healthy.filter((replica) => !replica.isLeaving(kind));
    const candidates = staying.length > 0 ? staying : healthy;
    this.#turn += 1;
    let best = candidates[this.#turn % candidates.length]!;
    for (const replica of candidates) if (replica.pending < best.pending) best = replica;
    return best;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await Promise.all(this.#all.map((replica) => replica.stop()));
  }
}

function addressIn({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) ? address : undefined;
}
