import { Random } from '@setpoint/kernel';

/** The engine's own randomness; not for secrets. */
export class SystemRandom extends Random {
  next(): number {
    return Math.random();
  }
}
