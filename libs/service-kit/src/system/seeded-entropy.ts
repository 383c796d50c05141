import { createHash } from 'node:crypto';
import { Entropy } from '@setpoint/kernel';

/** The same bytes for the same seed, which whoever knows it can guess: for tests and the demo. */
export class SeededEntropy extends Entropy {
  private blocks = 0;

  constructor(private readonly seed: string) {
    super();
  }

  bytes(count: number): Uint8Array {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      this.blocks += 1;
      blocks.push(createHash('sha256').update(`${this.seed} ${this.blocks}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, count);
  }
}
