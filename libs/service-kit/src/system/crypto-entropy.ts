import { randomBytes } from 'node:crypto';
import { Entropy } from '@setpoint/kernel';

/** From the operating system. */
export class CryptoEntropy extends Entropy {
  bytes(count: number): Uint8Array {
    return randomBytes(count);
  }
}
