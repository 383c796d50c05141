import { SetMetadata } from '@nestjs/common';

export const TIMER = 'setpoint:timer';

export interface TimerOptions {
  /** How often to ask for what is due, in milliseconds of real time. */
  readonly everyMs: number;
}

/** Marks a provider as a timer. One class, one file `timers/<what-it-does>.ts`. */
export const Timer = (options: TimerOptions): ClassDecorator => SetMetadata(TIMER, options);

export interface DueWork {
  /**
   * Handles what is due at `now` (FOR UPDATE SKIP LOCKED, one batch) and answers how many it handled;
   * called again at once until 0. Early or repeated runs do nothing. Where single rows may fail, use `DueRows`.
   * The signal ends when the service stops: for work that takes longer than that may wait.
   */
  run(now: Date, signal: AbortSignal): Promise<number>;
}
