/** What lots are drawn from: 128 bits in 32 hexadecimal digits that nobody can foresee. */
export abstract class Seeds {
  abstract next(): string;
}
