import { Injectable } from '@nestjs/common';
import type { Role, UserId } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import { SignJWT } from 'jose';
import type { IdentitySettings } from '../config.js';
import { ALGORITHM, KeyRing } from './key-ring.js';

export const ISSUER = 'setpoint';
export const AUDIENCE = 'setpoint';
export const TOKEN_TYPE = 'at+jwt';

export interface AccessClaims {
  readonly iss: string;
  readonly aud: string;
  readonly sub: UserId;
  readonly roles: readonly Role[];
  /** The session: pushed as `session:<sid>` when it ends. */
  readonly sid: string;
  /** Seconds since 1970. */
  readonly iat: number;
  readonly exp: number;
}

/** Signs access tokens (AUTH-20): EdDSA, type at+jwt, 15 minutes. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keyRing: KeyRing,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'accessTokenSeconds'>,
  ) {}

  async issue(
    account: { readonly id: UserId; readonly roles: readonly Role[] },
    sid: string,
    now: Date,
  ): Promise<{ token: string; claims: AccessClaims }> {
    const iat = Math.floor(now.getTime() / 1_000);
    const claims: AccessClaims = {
      iss: ISSUER,
      aud: AUDIENCE,
      sub: account.id,
      roles: account.roles,
      sid,
      iat,
      exp: iat + this.settings.accessTokenSeconds,
    };
    const { kid, key } = await this.keyRing.signer(now);
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: ALGORITHM, typ: TOKEN_TYPE, kid })
      .sign(key);
    return { token, claims };
  }
}
