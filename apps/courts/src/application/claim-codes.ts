import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectSecret } from '@setpoint/service-kit';

/**
 * Codes of six digits that prove who runs a centre (CRT-06). Stored as an HMAC with a key outside of the database, because
 * all million plain hashes are soon computed; it binds the code to the claim.
 */
@Injectable()
export class ClaimCodes {
  readonly #key: Buffer;

  constructor(@InjectSecret() secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, 'setpoint.courts', 'codes that prove claims', 32));
  }

  fresh = (): string => String(randomInt(1_000_000)).padStart(6, '0');

  hash = (claimId: string, code: string): string =>
    createHmac('sha256', this.#key).update(`${claimId} ${code}`).digest('base64url');
}
