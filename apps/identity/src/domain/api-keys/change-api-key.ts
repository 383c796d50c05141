import {
  accept,
  hasHiddenCharacters,
  LONGEST_REASON,
  oneLine,
  type FieldError,
  type Outcome,
  refuse,
} from '@setpoint/kernel';
import {
  type ApiKey,
  type ApiKeyAction,
  type ApiKeyQuota,
  type ApiKeySecret,
  openSecrets,
  stateOf,
} from './api-key.js';

export type ApiKeyRefusal = 'INVALID_DATA' | 'API_KEY_NOT_FOUND' | 'API_KEY_ENDED' | 'REASON_REQUIRED';

const LONGEST_OVERLAP_HOURS = 168;
const HOUR_MS = 3_600_000;

/** What each figure of a quota may be, both ends included. */
export const QUOTA_RANGES: Readonly<Record<keyof ApiKeyQuota, readonly [number, number]>> = {
  perMinute: [1, 6_000],
  perDay: [1, 5_000_000],
  costPerMinute: [100, 1_000_000],
};

/** Who does something with a key, and when. */
export interface ApiKeyContext {
  readonly by: string;
  readonly now: Date;
}

interface Changed {
  readonly key: ApiKey;
  readonly action: ApiKeyAction;
}

type NewKey = Omit<ApiKey, 'createdAt' | 'revokedAt' | 'secrets'>;

/** A key with its first secret (API-22). */
export function createApiKey(
  wish: NewKey,
  secret: Pick<ApiKeySecret, 'hash' | 'hint'>,
  { by, now }: ApiKeyContext,
): Outcome<Changed, ApiKeyRefusal> {
  const [name, owner] = [oneLine(wish.name), oneLine(wish.owner)];
  const fields: FieldError[] = [];
  const wrong = (field: string, code: string) => void fields.push({ field, code });
  if (name.length < 2 || name.length > 60) wrong('name', 'LENGTH');
  if (owner.length < 2 || owner.length > 80) wrong('owner', 'LENGTH');
  for (const [field, line] of Object.entries({ name, owner }))
    if (hasHiddenCharacters(line)) wrong(field, 'HIDDEN_CHARACTERS');
  if (wish.scopes.length === 0) wrong('scopes', 'REQUIRED');
  for (const [field, [least, most]] of Object.entries(QUOTA_RANGES) as [keyof ApiKeyQuota, readonly [number, number]][])
    if (!Number.isInteger(wish[field]) || wish[field] < least || wish[field] > most) wrong(field, 'OUT_OF_RANGE');
  if (wish.expiresAt && wish.expiresAt <= now) wrong('expiresAt', 'IN_THE_PAST');
  if (fields.length > 0) return refuse('INVALID_DATA', { fields });
  const key: ApiKey = {
    ...wish,
    ...{ name, owner, scopes: [...new Set(wish.scopes)], createdAt: now, revokedAt: null },
    secrets: [{ ...secret, createdAt: now, expiresAt: null }],
  };
  const { courtId, scopes, perMinute, perDay, costPerMinute, expiresAt } = key;
  const after = { name, owner, courtId, scopes, perMinute, perDay, costPerMinute, expiresAt, secret: secret.hint };
  return accept({ key, action: { kind: 'CREATED', by, at: now, reason: null, before: null, after } });
}

/**
 * Rotates the key's secret. The current one stays valid for the overlap, so that its owner can switch without a gap;
 * any older one ends at once: at most two are valid at a time.
 */
export function rotateApiKey(
  key: ApiKey,
  secret: Pick<ApiKeySecret, 'hash' | 'hint'>,
  overlapHours: number,
  { by, now }: ApiKeyContext,
): Outcome<Changed, ApiKeyRefusal> {
  if (stateOf(key, now) !== 'ACTIVE') return refuse('API_KEY_ENDED');
  if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > LONGEST_OVERLAP_HOURS)
    return refuse('INVALID_DATA', { fields: [{ field: 'overlapHours', code: 'OUT_OF_RANGE' }] });
  const [current] = openSecrets(key, now);
  const ends = new Date(now.getTime() + overlapHours * HOUR_MS);
  const kept = current && overlapHours > 0 ? [{ ...current, expiresAt: ends }] : [];
  return accept({
    key: { ...key, secrets: [...kept, { ...secret, createdAt: now, expiresAt: null }] },
    action: {
      ...{ kind: 'ROTATED', by, at: now, reason: null },
      before: { secret: current?.hint ?? null, ends: null },
      after: { secret: secret.hint, ends: overlapHours > 0 ? ends : now },
    },
  });
}

/** Revokes the key. Null if it has already ended. */
export function revokeApiKey(
  key: ApiKey,
  reason: string,
  { by, now }: ApiKeyContext,
): Outcome<Changed | null, ApiKeyRefusal> {
  if (key.revokedAt) return accept(null);
  const why = reason.trim().slice(0, LONGEST_REASON);
  if (!why) return refuse('REASON_REQUIRED', { fields: [{ field: 'reason', code: 'REQUIRED' }] });
  return accept({
    key: { ...key, revokedAt: now, secrets: [] },
    action: { kind: 'REVOKED', by, at: now, reason: why, before: null, after: null },
  });
}
