import { Injectable } from '@nestjs/common';
import { Entropy } from '@setpoint/kernel';

/** Crockford's Base32: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** Unguessable codes that can be typed: 80 bits as SP-XXXX-XXXX-XXXX-XXXX. */
@Injectable()
export class VoucherCodes {
  constructor(private readonly entropy: Entropy) {}

  next(): string {
    const letters = [...this.entropy.bytes(GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length]!).join('');
    const groups = Array.from({ length: GROUPS }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP));
    return ['SP', ...groups].join('-');
  }
}
