/** Keeps a child process running. Also run as it is, before anything is built: no imports but Node's. */
import type { ChildProcess } from 'node:child_process';

export interface SupervisorOptions {
  /** What it is, for reports. */
  readonly name: string;
  /** Starts the process; resolves when it serves. */
  readonly launch: () => Promise<ChildProcess>;
  /** Called with each death, each restart and each restart that failed. */
  readonly report?: ((what: string) => void) | undefined;
  /** Pause before a restart: the first, doubled each time up to the longest. */
  readonly pauseMs?: { readonly first: number; readonly longest: number };
}

/** What lived that long starts with the first pause again. */
const STABLE_MS = 5_000;

export class Supervisor {
  private current: ChildProcess;
  private startedAt = performance.now();
  private attempts = 0;
  private stopping = false;
  private timer: NodeJS.Timeout | undefined;
  private launching: Promise<void> | undefined;
  private readonly options: SupervisorOptions;

  private constructor(first: ChildProcess, options: SupervisorOptions) {
    this.current = first;
    this.options = options;
    this.watch(first);
  }

  /** @throws when the first start fails: that is not repeated. */
  static async start(options: SupervisorOptions): Promise<Supervisor> {
    return new Supervisor(await options.launch(), options);
  }

  /** The present life of the process. */
  get child(): ChildProcess {
    return this.current;
  }

  /** Ends the process with the signal, for good; resolves when it is gone. */
  async stop(signal: NodeJS.Signals): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    await this.launching;
    const child = this.current;
    if (isOver(child)) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    // Nothing else may keep this process alive until the other one is gone.
    const waiting = setInterval(() => {}, 1000);
    child.kill(signal);
    await gone;
    clearInterval(waiting);
  }

  private watch(child: ChildProcess): void {
    if (isOver(child)) return this.died(child);
    child.once('exit', () => this.died(child));
  }

  private died(child: ChildProcess): void {
    if (this.stopping) return;
    if (performance.now() - this.startedAt > STABLE_MS) this.attempts = 0;
    this.restartLater(`${this.options.name} ended (${child.signalCode ?? child.exitCode})`);
  }

  private restartLater(why: string): void {
    const { first, longest } = this.options.pauseMs ?? { first: 100, longest: 5_000 };
    const pause = Math.min(longest, first * 2 ** this.attempts);
    this.attempts += 1;
    this.options.report?.(`${why}; starting it again in ${pause} ms`);
    this.timer = setTimeout(() => (this.launching = this.restart()), pause);
    this.timer.unref();
  }

  private async restart(): Promise<void> {
    try {
      this.current = await this.options.launch();
      this.startedAt = performance.now();
      this.options.report?.(`${this.options.name} runs again`);
      if (!this.stopping) this.watch(this.current);
    } catch (error) {
      if (this.stopping) return;
      this.restartLater(error instanceof Error ? error.message : String(error));
    }
  }
}

function isOver(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
