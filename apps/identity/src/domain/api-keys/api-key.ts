import type { ApiScope } from '@setpoint/kernel';

/** A stored secret of a key, as a hash. */
export interface ApiKeySecret {
  readonly hash: string;
  readonly hint: string;
  readonly createdAt: Date;
  /** Null for the newest one. */
  readonly expiresAt: Date | null;
}

/** Quota of a key. */
export interface ApiKeyQuota {
  readonly perMinute: number;
  readonly perDay: number;
  /** Estimated objects, over all requests. */
  readonly costPerMinute: number;
}

/** A partner's key (API-22). */
export interface ApiKey extends ApiKeyQuota {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  /** The centre whose key it is. */
  readonly courtId: string | null;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** Oldest first. */
  readonly secrets: readonly ApiKeySecret[];
}

export type ApiKeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

export function stateOf({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): ApiKeyState {
  if (revokedAt) return 'REVOKED';
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

/** Currently valid secrets, newest first; none if the key has ended. */
export const openSecrets = (key: ApiKey, now: Date): readonly ApiKeySecret[] =>
  stateOf(key, now) === 'ACTIVE'
    ? key.secrets.filter(({ expiresAt }) => !expiresAt || expiresAt > now).toReversed()
    : [];

/** What support did with a key (ADM-01). */
export interface ApiKeyAction {
  readonly kind: 'CREATED' | 'ROTATED' | 'REVOKED';
  readonly by: string;
  readonly at: Date;
  readonly reason: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Of one key on one day, UTC. */
export interface ApiKeyUse {
  readonly keyId: string;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly requests: number;
  readonly cost: number;
  readonly refused: number;
}
