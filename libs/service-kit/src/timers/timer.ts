import { SetMetadata } from '@nestjs/common';

export const TIMER = 'setpoint:timer';

export interface TimerOptions {
  /** Polling interval in milliseconds of real time. */
  readonly everyMs: number;
}

/** Marks a provider as a timer. One class, one file `timers/<what-it-does>.ts`. */
export const Timer = (options: TimerOptions): ClassDecorator => SetMetadata(TIMER, options);

export interface DueWork {
  /**
   * Handles one batch of what is due at `now` (FOR UPDATE SKIP LOCKED) and resolves with the number handled;
   * called again immediately until it returns 0. Early or repeated runs do nothing. If single rows may fail, use `DueRows`.
   * The signal is aborted when the service stops, for work that takes long.
   */
  run(now: Date, signal: AbortSignal): Promise<number>;
}
