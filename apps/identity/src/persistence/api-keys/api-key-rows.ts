import type { ApiScope } from '@setpoint/kernel';
import type { ApiKeyRecord } from '../../application/ports/api-keys.js';
import type { ApiKey, ApiKeySecret } from '../../domain/api-keys/api-key.js';
import type { ApiKeyRow, ApiKeySecretRow } from './api-key-entities.js';

/** `secrets` of this key only. */
export const apiKeyOf = (row: ApiKeyRow, secrets: readonly ApiKeySecretRow[]): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  owner: row.owner,
  courtId: row.court_id,
  scopes: row.scopes as ApiScope[],
  perMinute: row.per_minute,
  perDay: row.per_day,
  costPerMinute: row.cost_per_minute,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
  secrets: secrets
    .map(({ hash, hint, created_at, expires_at }) => ({ hash, hint, createdAt: created_at, expiresAt: expires_at }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.expiresAt ? -1 : 1)),
});

/** Without `last_used_at`, which is written by usage counting only. */
export const apiKeyRowOf = (key: ApiKey): Omit<ApiKeyRow, 'last_used_at'> => ({
  id: key.id,
  name: key.name,
  owner: key.owner,
  court_id: key.courtId,
  scopes: [...key.scopes],
  per_minute: key.perMinute,
  per_day: key.perDay,
  cost_per_minute: key.costPerMinute,
  created_at: key.createdAt,
  expires_at: key.expiresAt,
  revoked_at: key.revokedAt,
});

export const secretRowOf = (keyId: string, secret: ApiKeySecret): ApiKeySecretRow => ({
  hash: secret.hash,
  key_id: keyId,
  hint: secret.hint,
  created_at: secret.createdAt,
  expires_at: secret.expiresAt,
});
