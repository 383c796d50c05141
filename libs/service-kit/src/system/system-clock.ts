import { Clock } from '@setpoint/kernel';

/** The machine's time, or another that runs at the same pace. */
export class SystemClock extends Clock {
  /** `offsetMs` is how far it is ahead of the machine's time; negative in the past. */
  constructor(protected offsetMs = 0) {
    super();
  }

  /** One that shows this instant now; the machine's time without. */
  static startingAt(start?: Date): SystemClock {
    return new SystemClock(start ? start.getTime() - Date.now() : 0);
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  get offset(): number {
    return this.offsetMs;
  }
}
