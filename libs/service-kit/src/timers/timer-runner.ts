import type { Clock } from '@setpoint/kernel';
import type { Log } from '../observe/log.js';
import { metrics } from '../observe/metrics.js';
import { inSpan } from '../observe/trace.js';
import { announcesMoves } from '../system/movable-clock.js';
import type { DueWork } from './timer.js';

export interface NamedTimer {
  readonly name: string;
  readonly everyMs: number;
  readonly work: DueWork;
}

/** More rounds than any backlog needs; a timer that never returns 0 is broken. */
const MOST_ROUNDS = 10_000;

/**
 * Runs each timer at its interval, and immediately when the clock is moved by hand. One run of a timer
 * at a time per process; SKIP LOCKED keeps replicas apart. Failures are logged and the schedule continues.
 */
export class TimerRunner {
  private readonly handles: NodeJS.Timeout[] = [];
  private readonly tails = new Map<NamedTimer, Promise<void>>();
  private stopListening: (() => void) | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly service: string,
    private readonly timers: readonly NamedTimer[],
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    for (const timer of this.timers) this.plan(timer, Math.min(timer.everyMs, 1_000));
    if (announcesMoves(this.clock)) {
      this.stopListening = this.clock.onMoved(() => {
        for (const timer of this.timers) void this.turn(timer).catch(() => {});
      });
    }
  }

  /** Runs every timer until nothing is due at `now`, one after another. Rejects with the first failure after all timers have run. */
  async runAll(now?: Date): Promise<void> {
    const failures: unknown[] = [];
    for (const timer of this.timers) await this.turn(timer, now).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }

  /** Waits for running batches. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.stopListening?.();
    for (const handle of this.handles) clearTimeout(handle);
    await Promise.allSettled(this.tails.values());
  }

  private plan(timer: NamedTimer, inMs: number): void {
    const due = performance.now() + inMs;
    const handle = setTimeout(async () => {
      this.handles.splice(this.handles.indexOf(handle), 1);
      await this.turn(timer).catch(() => {});
      const lateness = Math.max(0, performance.now() - due) / 1000;
      metrics.timerLatenessSeconds.set({ service: this.service, timer: timer.name }, lateness);
      if (!this.stopping.signal.aborted) this.plan(timer, timer.everyMs);
    }, inMs);
    handle.unref();
    this.handles.push(handle);
  }

  private turn(timer: NamedTimer, now?: Date): Promise<void> {
    const before = this.tails.get(timer) ?? Promise.resolve();
    const turn = before.catch(() => {}).then(() => this.untilNothingIsDue(timer, now));
    this.tails.set(timer, turn);
    return turn;
  }

  private async untilNothingIsDue(timer: NamedTimer, now?: Date): Promise<void> {
    const labels = { service: this.service, timer: timer.name };
    const { signal } = this.stopping;
    try {
      for (let round = 0; !signal.aborted; round += 1) {
        if (round === MOST_ROUNDS) throw new Error(`timer ${timer.name} finds something due again and again`);
        const handled = await inSpan(`timer ${timer.name}`, labels, () =>
          timer.work.run(now ?? this.clock.now(), signal),
        );
        if (handled === 0) return;
        metrics.timerRuns.inc(labels, handled);
      }
    } catch (error) {
      metrics.timerFailures.inc(labels);
      this.log.error({ err: error, timer: timer.name }, 'a timer failed and will run again');
      throw error;
    }
  }
}
