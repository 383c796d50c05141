/** Two replicas of a service, as far as its callers can tell, which can be made to fail. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

export const FAULTS = ['down', 'slow', 'killed replica'] as const;
export type Fault = (typeof FAULTS)[number];
/** What happens to which service; null for its end. */
export interface Order {
  readonly service: string;
  readonly fault: Fault | null;
}

/** Longer than a gateway waits for an answer. */
const SLOW_MS = 3_000;

/** Passes connections on to a port. */
class Replica {
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  isSlow = false;
  readonly #target: number;

  constructor(target: number) {
    this.#target = target;
  }

  async start(): Promise<void> {
    const server = createServer((caller) => this.#pass(caller));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/graphql`;
  }

  /** As when its process dies: connections break, and nobody listens any more. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#open) socket.resetAndDestroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  get isAlive(): boolean {
    return this.#server !== undefined;
  }

  #pass(caller: Socket): void {
    const service = connect(this.#target, '127.0.0.1');
    for (const socket of [caller, service]) {
      this.#open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#open.delete(socket);
        caller.destroy();
        service.destroy();
      });
    }
    caller.pipe(service);
    service.on('data', (chunk: Buffer) => {
      if (this.isSlow) setTimeout(() => caller.write(chunk), SLOW_MS);
      else caller.write(chunk);
    });
  }
}

export class Breakable {
  readonly #replicas: readonly [Replica, Replica];

  private constructor(target: number) {
    this.#replicas = [new Replica(target), new Replica(target)];
  }

  static async before(target: number): Promise<Breakable> {
    const service = new Breakable(target);
    await Promise.all(service.#replicas.map((replica) => replica.start()));
    return service;
  }

  /** Of both replicas, as a gateway takes them. */
  get addresses(): string {
    return this.#replicas.map(({ address }) => address).join(',');
  }

  async suffer(fault: Fault | null): Promise<void> {
    const [first, second] = this.#replicas;
    for (const replica of this.#replicas) replica.isSlow = fault === 'slow';
    if (fault === 'down' || fault === 'killed replica') await first.kill();
    else if (!first.isAlive) await first.start();
    if (fault === 'down') await second.kill();
    else if (!second.isAlive) await second.start();
  }

  stop(): Promise<void> {
    return this.suffer('down');
  }
}
