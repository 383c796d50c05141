/**
 * Ports to the outside world. Abstract classes, so that they serve as injection tokens.
 * Domain code takes their values as arguments; only entry points and use-cases hold them.
 */

/** The platform's clock. Embedded stacks can move it; tests freeze it. */
export abstract class Clock {
  abstract now(): Date;
}

/** Randomness for anything that is not secret (a rally, jitter). */
export abstract class Random {
  /** In [0, 1). */
  abstract next(): number;

  /** A whole number from 0 to `below` - 1. */
  int(below: number): number {
    return Math.floor(this.next() * below);
  }
}

/** Randomness that nobody may guess: codes, tokens, the seed of a draw. */
export abstract class Entropy {
  /** So many random bytes. */
  abstract bytes(count: number): Uint8Array;
}

/** New ids, sortable by creation (UUIDv7). */
export abstract class Ids {
  abstract next(): string;
}
