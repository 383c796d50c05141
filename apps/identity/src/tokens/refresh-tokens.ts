import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TokenSecrets } from './secrets.js';

/**
 * Refresh tokens: 256 bits, base64url, stored as SHA-256 only (AUTH-21).
 *
 * A successor is derived from its predecessor, a random salt in the database and a key outside of it. So whoever
 * presents the same token again within the grace period gets the very same successor, and two tabs end up with one
 * token, while neither the database nor the key alone leads to it.
 */
@Injectable()
export class RefreshTokens {
  constructor(private readonly secrets: TokenSecrets) {}

  fresh = (): string => randomBytes(32).toString('base64url');

  salt = (): string => randomBytes(16).toString('base64url');

  hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

  successor = (token: string, salt: string): string =>
    createHmac('sha256', this.secrets.succession).update(`${salt}.${token}`).digest('base64url');
}
