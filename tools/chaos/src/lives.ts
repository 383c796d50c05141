import { setTimeout as delay } from 'node:timers/promises';
import { random } from './options.ts';
import { KILL_POINTS, type KillPoint, type Orders } from './protocol.ts';
import { Died, StackProcess } from './stack-process.ts';

/** A life that did not come to its named end is ended from outside. */
const LONGEST_MS = 5_000;
const AT_RANDOM = 'at random';

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

  private spare = StackProcess.load();
  private over = false;
  private readonly wanted: number;
  private readonly orders: () => Orders;
  private readonly report: () => void;

  constructor(wanted: number, orders: () => Orders, report: () => void) {
    this.wanted = wanted;
    this.orders = orders;
    this.report = report;
    this.current = this.begin(false);
  }

  get isKilling(): boolean {
    return !this.over && this.killed < this.wanted;
  }

  /** From now on lives are ended. */
  startKilling(): void {
    void this.current.then((stack) => this.doom(stack));
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
    const stack = await this.spare;
    await stack.start(this.orders());
    if (this.isKilling) this.spare = StackProcess.load();
    this.spare.catch(() => {}); // seen by who needs it
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

  /** Ends this life in a while. */
  private async doom(stack: StackProcess, point?: KillPoint): Promise<void> {
    try {
      await this.strike(stack, point);
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }

  private async strike(stack: StackProcess, point: KillPoint | undefined): Promise<void> {
    if (point) {
      const passes = Math.floor(random() * 3);
      await this.underLoad(stack);
      await stack.send({ kind: 'arm', killAt: point, passes });
      await Promise.race([stack.died, delay(LONGEST_MS)]);
    } else await delay(20 + random() * 400);
    if (stack.isDead) return;
    await this.underLoad(stack);
    if (!this.over) stack.kill();
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
