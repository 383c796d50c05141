import type { Clock } from '@setpoint/kernel';
import { SystemClock } from './system-clock.js';

/** A clock that support can move forward, so that three days pass in a minute. */
export class MovableClock extends SystemClock {
  private readonly listeners = new Set<() => void>();

  /** Moves forward by this many milliseconds; time never runs backwards. */
  advance(ms: number): void {
    if (!(ms >= 0)) throw new RangeError('a clock only moves forward');
    this.offsetMs += ms;
    for (const listener of [...this.listeners]) listener();
  }

  /** Calls the listener after each move. Returns a function to unsubscribe. */
  onMoved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

/** A clock that announces when it was moved by hand. */
export interface AnnouncesMoves {
  onMoved(listener: () => void): () => void;
}

export const announcesMoves = (clock: Clock): clock is Clock & AnnouncesMoves =>
  'onMoved' in clock && typeof clock.onMoved === 'function';
