import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Ask, KillPoint } from './protocol.ts';

/** The victim died before it answered: whether the command was carried out, nobody knows. Ask again. */
export class Died extends Error {}

export interface VictimOrders {
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly secret: string;
  readonly offsetMs: number;
  readonly killAt?: KillPoint;
  readonly passes?: number;
}

/** One life of the victim. */
export class Victim {
  private next = 1;
  private readonly open = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  readonly died: Promise<void>;

  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.died = new Promise((resolve) =>
      child.once('exit', () => {
        for (const { reject } of this.open.values()) reject(new Died());
        this.open.clear();
        resolve();
      }),
    );
    child.on('message', ({ id, value, fault }: Answer) => {
      const waiting = this.open.get(id);
      this.open.delete(id);
      if (fault === undefined) waiting?.resolve(value);
      else waiting?.reject(new Error(fault));
    });
  }

  /** Resolves when it serves; rejects when it could not start. A named kill may come during the start: then `Died`. */
  static async spawn(orders: VictimOrders): Promise<Victim> {
    const child = fork(fileURLToPath(new URL('./victim.ts', import.meta.url)), {
      env: { ...process.env, CHAOS_ORDERS: JSON.stringify(orders), NODE_COMPILE_CACHE: '.nx/compile-cache' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const victim = new Victim(child);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) =>
        reject(signal === 'SIGKILL' ? new Died() : new Error(`the victim did not start (${code})`)),
      );
    });
    return victim;
  }

  ask(ask: Ask): Promise<unknown> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.reject(new Died());
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.child.send({ id, ask }, (error) => {
        if (error && this.open.delete(id)) reject(new Died());
      });
    });
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
