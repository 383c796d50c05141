/** Seeds of draws: 128 unpredictable bits in 32 hexadecimal digits (TRN-03). */
export abstract class Seeds {
  abstract next(): string;
}
