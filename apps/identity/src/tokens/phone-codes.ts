import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { TokenSecrets } from './secrets.js';

/**
 * Codes of five digits that prove a number (ACC-02). Stored as an HMAC with a key outside of the database, because all
 * hundred thousand plain hashes are soon computed; it binds the code to account and number.
 */
@Injectable()
export class PhoneCodes {
  constructor(private readonly secrets: TokenSecrets) {}

  fresh = (): string => String(randomInt(100_000)).padStart(5, '0');

  hash = (userId: UserId, number: string, code: string): string =>
    createHmac('sha256', this.secrets.phoneCodes).update(`${userId} ${number} ${code}`).digest('base64url');
}
