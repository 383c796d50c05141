import { setTimeout as delay } from 'node:timers/promises';
import { random } from './options.ts';
import { KILL_POINTS, OF_PLAYERS, type KillPoint, type Orders, type ServiceName } from './protocol.ts';
import { Died, StackProcess } from './stack-process.ts';

/** A life that did not come to its named end is ended from outside. */
const LONGEST_MS = 5_000;
const AT_RANDOM = 'at random';

interface Manner {
  readonly services?: readonly ServiceName[];
  /** How long a life goes on before its end is looked for. */
  readonly live?: (stack: StackProcess) => Promise<void>;
  /** Whether the database may be away when one begins: it is tried again then, as whoever runs services does. */
  readonly isDatabaseKilled?: boolean;
}

const MOST_STARTS = 20;

/**
 * One life of the stack's process after the other. While one lives the next one loads its code. Lives end under load:
 * half of them from outside at a random moment, half at a named point; a death without a command in flight doesn't count.
 */
export class Lives {
  /** Rejects when the stack could not start. */
  current: Promise<StackProcess>;
  readonly kills: Record<string, number> = {};
  /** Deaths that counted. */
  killed = 0;
  /** Deaths with no command in flight. */
  idle = 0;
  /** Deaths that nobody wanted. */
  crashes = 0;
  /** Milliseconds from each death to the moment at which the next life served. */
  readonly recoveries: number[] = [];

  private spare: Promise<StackProcess>;
  private over = false;
  private serving: StackProcess | null = null;
  private wanted: number;
  private readonly orders: () => Orders;
  private readonly report: () => void;

  private readonly services: readonly ServiceName[];
  private readonly live: (stack: StackProcess) => Promise<void>;
  private readonly isDatabaseKilled: boolean;

  constructor(
    wanted: number,
    orders: () => Orders,
    report: () => void,
    { services = OF_PLAYERS, live = async () => {}, isDatabaseKilled = false }: Manner = {},
  ) {
    this.services = services;
    this.live = live;
    this.isDatabaseKilled = isDatabaseKilled;
    this.spare = StackProcess.load(services);
    this.wanted = wanted;
    this.orders = orders;
    this.report = report;
    this.current = this.begin(false);
  }

  /** Whether a life is between its beginning and its end. */
  get isServing(): boolean {
    return this.serving !== null && !this.serving.isDead;
  }

  get isKilling(): boolean {
    return !this.over && this.killed < this.wanted;
  }

  /** From now on lives are ended. */
  startKilling(): void {
    void this.current.then((stack) => this.doom(stack));
  }

  /** No more of them are ended. */
  calm(): void {
    this.wanted = this.killed;
  }

  async end(): Promise<void> {
    this.over = true;
    for (const each of [this.current, this.spare]) {
      const stack = await each.catch(() => undefined);
      stack?.kill();
      await stack?.died;
    }
  }

  private async begin(doomed: boolean): Promise<StackProcess> {
    const from = performance.now();
    const stack = await this.start();
    this.serving = stack;
    this.recoveries.push(performance.now() - from);
    const point = random() < 0.5 ? KILL_POINTS[Math.floor(random() * KILL_POINTS.length)]! : undefined;
    void stack.died.then(() => {
      if (this.over) return;
      this.count(stack, point);
      this.current = this.begin(this.isKilling);
      this.current.catch(() => {}); // seen by whoever sends
    });
    if (doomed) void this.doom(stack, point);
    return stack;
  }

  private async start(): Promise<StackProcess> {
    for (let tries = 1; ; tries++) {
      const stack = await this.spare;
      try {
        await stack.start(this.orders());
        if (this.isKilling) this.spare = StackProcess.load(this.services);
        this.spare.catch(() => {}); // seen by who needs it
        return stack;
      } catch (error) {
        if (!this.isDatabaseKilled || tries === MOST_STARTS) throw error;
        this.spare = StackProcess.load(this.services);
      }
    }
  }

  /** Ends this life in a while. */
  private async doom(stack: StackProcess, point?: KillPoint): Promise<void> {
    try {
      await this.strike(stack, point);
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }

  private async strike(stack: StackProcess, point: KillPoint | undefined): Promise<void> {
    await this.live(stack);
    if (stack.isDead) return;
    if (point) {
      const passes = Math.floor(random() * 3);
      await this.underLoad(stack);
      await stack.send({ kind: 'arm', killAt: point, passes });
      await Promise.race([stack.died, delay(LONGEST_MS)]);
    } else await delay(20 + random() * 400);
    if (stack.isDead) return;
    await this.underLoad(stack);
    if (this.isKilling) stack.kill();
  }

  /** Resolves at a moment with a command in flight, or after its death. */
  private async underLoad(stack: StackProcess): Promise<void> {
    while (stack.commands === 0 && !stack.isDead && !this.over) await delay(1);
  }

  private count(stack: StackProcess, point: KillPoint | undefined): void {
    if (stack.signal !== 'SIGKILL') this.crashes++;
    else if (stack.commandsLost === 0) this.idle++;
    else {
      this.killed++;
      const where = point && !stack.wasKilled ? point : AT_RANDOM;
      this.kills[where] = (this.kills[where] ?? 0) + 1;
      if (this.killed % 20 === 0) this.report();
    }
  }
}
