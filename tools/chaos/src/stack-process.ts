import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OF_PLAYERS, type Orders, type PublicError, type Reply, type Request, type ServiceName } from './protocol.ts';

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

interface Open {
  readonly request: Request;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** One life of the stack's process. */
export class StackProcess {
  private next = 1;
  private readonly open = new Map<number, Open>();
  private lost = 0;
  readonly died: Promise<void>;

  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
    this.died = new Promise((resolve) =>
      child.once('exit', () => {
        this.lost = this.commands;
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

  /** Commands of people that are not answered yet. */
  get commands(): number {
    return [...this.open.values()].filter(({ request }) => request.kind === 'graphql').length;
  }

  /** Commands that were in flight when it died. */
  get commandsLost(): number {
    return this.lost;
  }

  /** Loads the code: most of what a start takes, and it needs nothing of the life before. */
  static async load(services: readonly ServiceName[] = OF_PLAYERS): Promise<StackProcess> {
    const child = fork(fileURLToPath(new URL('./stack-main.ts', import.meta.url)), services, {
      env: { ...process.env, NODE_COMPILE_CACHE: '.nx/compile-cache' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const stack = new StackProcess(child);
    await stack.message();
    return stack;
  }

  /** Resolves when it serves. */
  static async spawn(orders: Orders): Promise<StackProcess> {
    const stack = await StackProcess.load();
    await stack.start(orders);
    return stack;
  }

  /** Resolves when a loaded process serves; rejects when it could not start. */
  async start(orders: Orders): Promise<void> {
    this.child.send(orders);
    await this.message();
  }

  private message(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.child.once('message', () => resolve());
      this.child.once('exit', (code, signal) =>
        reject(signal === 'SIGKILL' ? new Died() : new Error(`the stack did not start (${code})`)),
      );
    });
  }

  send(request: Request): Promise<unknown> {
    if (this.isDead) return Promise.reject(new Died());
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { request, resolve, reject });
      this.child.send({ id, request }, (error) => {
        if (error && this.open.delete(id)) reject(new Died());
      });
    });
  }

  get isDead(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** What ended it; null while it lives, and when it ended by itself. */
  get signal(): NodeJS.Signals | null {
    return this.child.signalCode;
  }

  /** Whether the end came from outside. */
  get wasKilled(): boolean {
    return this.child.killed;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
