import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Crockford's Base32: no letter that looks like a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** Unguessable codes that can be typed: 80 bits as SP-XXXX-XXXX-XXXX-XXXX. */
@Injectable()
export class VoucherCodes {
  next(): string {
    const letters = [...randomBytes(GROUPS * GROUP)].map((byte) => LETTERS[byte % LETTERS.length]!).join('');
    const groups = Array.from({ length: GROUPS }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP));
    return ['SP', ...groups].join('-');
  }
}
