/** Seed for drawing lots: 128 unpredictable bits in 32 hexadecimal digits. */
export abstract class Seeds {
  abstract next(): string;
}
