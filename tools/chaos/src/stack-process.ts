import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Orders, PublicError, Reply, Request } from './protocol.ts';

/** The process died before it answered: whether the command was carried out, nobody knows. Send it again. */
export class Died extends Error {}

/** The process answered with errors, as clients see them. */
export class Refused extends Error {
  readonly errors: readonly PublicError[];

  constructor(errors: readonly PublicError[]) {
    super(errors.map(({ code, message }) => `${code ?? 'no code'}: ${message}`).join('; '));
    this.errors = errors;
  }

  /** Whether it says that the same command may succeed later. */
  get retryable(): boolean {
    return this.errors.length > 0 && this.errors.every(({ retryable }) => retryable === true);
  }
}

/** One life of the stack's process. */
export class StackProcess {
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
    child.on('message', ({ id, value, errors }: Reply) => {
      const waiting = this.open.get(id);
      this.open.delete(id);
      if (errors === undefined) waiting?.resolve(value);
      else waiting?.reject(new Refused(errors));
    });
  }

  /** Resolves when it serves; rejects when it could not start. A named kill may come during the start: then `Died`. */
  static async spawn(orders: Orders): Promise<StackProcess> {
    const child = fork(fileURLToPath(new URL('./stack-main.ts', import.meta.url)), {
      env: { ...process.env, CHAOS_ORDERS: JSON.stringify(orders), NODE_COMPILE_CACHE: '.nx/compile-cache' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const stack = new StackProcess(child);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) =>
        reject(signal === 'SIGKILL' ? new Died() : new Error(`the stack did not start (${code})`)),
      );
    });
    return stack;
  }

  send(request: Request): Promise<unknown> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return Promise.reject(new Died());
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.child.send({ id, request }, (error) => {
        if (error && this.open.delete(id)) reject(new Died());
      });
    });
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
