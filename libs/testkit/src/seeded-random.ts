import { Random } from '@setpoint/kernel';

/** The same numbers for the same seed (mulberry32). */
export class SeededRandom extends Random {
  constructor(private state: number) {
    super();
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
}
