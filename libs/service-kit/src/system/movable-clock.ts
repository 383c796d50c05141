import { Clock } from '@setpoint/kernel';

/** The machine's time plus an offset that support can move forward, so that three days pass in a minute. */
export class MovableClock extends Clock {
  private offsetMs = 0;
  private readonly listeners = new Set<() => void>();

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  get offset(): number {
    return this.offsetMs;
  }

  /** Moves forward by this many milliseconds; time never runs backwards. */
  advance(ms: number): void {
    if (!(ms >= 0)) throw new RangeError('a clock only moves forward');
    this.offsetMs += ms;
    this.announce();
  }

  /** Back to the machine's time. */
  reset(): void {
    this.offsetMs = 0;
    this.announce();
  }

  /** Calls the listener after each move. Returns a function to unsubscribe. */
  onMoved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private announce(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** A clock that announces when it was moved by hand. */
export interface AnnouncesMoves {
  onMoved(listener: () => void): () => void;
}

export const announcesMoves = (clock: Clock): clock is Clock & AnnouncesMoves =>
  'onMoved' in clock && typeof clock.onMoved === 'function';
