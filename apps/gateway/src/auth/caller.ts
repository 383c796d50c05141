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

/** The caller according to the access token. */
export interface Caller {
  readonly identity: Identity;
  /** Why the token was rejected; the identity is then a visitor's. */
  readonly tokenError?: TokenError;
  /** Set for calls with an API key; the identity is then a visitor's. */
  readonly apiKey?: ApiKeyGrant;
  readonly session?: { readonly sid: string; readonly expiresAt: Date };
}

export const visitor: Caller = { identity: VISITOR };

/** Messages sent to clients. The first one makes them refresh their session (AUTH-22). */
export const TOKEN_ERROR_MESSAGES: Readonly<Record<TokenError, string>> = {
  TOKEN_EXPIRED: 'Signature has expired',
  SESSION_ENDED: 'Signature has expired',
  TOKEN_INVALID: 'Signature is not valid',
};

/** Parses `JWT <token>` or `Bearer <token>`; null without a header, undefined if it is malformed. */
export function tokenIn(authorization: string | undefined): string | null | undefined {
  if (!authorization) return null;
  return /^(?:JWT|Bearer) +([\w.~+/-]+=*)$/i.exec(authorization.trim())?.[1];
}
