import { VISITOR, type ApiScope, type Identity } from '@setpoint/kernel';

export type TokenError = 'TOKEN_EXPIRED' | 'TOKEN_INVALID' | 'SESSION_ENDED';

/** What a partner's API key may do (API-22). */
export interface ApiKeyGrant {
  readonly keyId: string;
  readonly scopes: readonly ApiScope[];
  readonly perMinute: number;
  readonly perDay: number;
  /** Estimated objects. */
  readonly costPerMinute: number;
  readonly expiresAt: Date | null;
}

/** Who is calling, as far as the access token shows. */
export interface Caller {
  readonly identity: Identity;
  /** What is wrong with the token that was sent; the identity is a visitor's then. */
  readonly tokenError?: TokenError;
  /** A partner calls: the identity is a visitor's. */
  readonly apiKey?: ApiKeyGrant;
  readonly session?: { readonly sid: string; readonly expiresAt: Date };
}

export const visitor: Caller = { identity: VISITOR };

/** The texts that clients get. The first one makes them refresh their session (AUTH-22). */
export const TOKEN_ERROR_MESSAGES: Readonly<Record<TokenError, string>> = {
  TOKEN_EXPIRED: 'Signature has expired',
  SESSION_ENDED: 'Signature has expired',
  TOKEN_INVALID: 'Signature is not valid',
};

/** `JWT <token>` or `Bearer <token>`; null when there is no token, undefined when the header holds something else. */
export function tokenIn(authorization: string | undefined): string | null | undefined {
  if (!authorization) return null;
  return /^(?:JWT|Bearer) +([\w.~+/-]+=*)$/i.exec(authorization.trim())?.[1];
}
