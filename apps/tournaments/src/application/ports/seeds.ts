/** Seeds of draws: 128 bits in 32 hexadecimal digits that nobody can foresee (TRN-03). */
export abstract class Seeds {
  abstract next(): string;
}
