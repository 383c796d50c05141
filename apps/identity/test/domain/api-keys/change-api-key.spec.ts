import type { ApiScope } from '@setpoint/kernel';
import { type ApiKey, openSecrets, stateOf } from '../../../src/domain/api-keys/api-key.js';
import { createApiKey, QUOTA_RANGES, revokeApiKey, rotateApiKey } from '../../../src/domain/api-keys/change-api-key.js';

const now = new Date('2026-06-01T12:00:00Z');
const context = { by: 'sue', now };
const later = (ms: number) => new Date(now.getTime() + ms);
const HOUR = 3_600_000;
const secret = (name: string) => ({ hash: `hash of ${name}`, hint: name });

const scopes: readonly ApiScope[] = ['COURTS_READ', 'COURTS_READ'];
const wish = {
  ...{ id: 'k1', name: ' Scoreboards ', owner: 'TC Navigli', courtId: null, scopes },
  ...{ perMinute: 60, perDay: 1_000, costPerMinute: 1_000, expiresAt: null },
} as const;

function aKey(more: Partial<ApiKey> = {}): ApiKey {
  const made = createApiKey(wish, secret('one'), context);
  if (!made.ok) throw new Error(made.code);
  return { ...made.value.key, ...more };
}

const rotated = (key: ApiKey, hours: number, at = now) => {
  const outcome = rotateApiKey(key, secret('two'), hours, { by: 'sue', now: at });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value.key;
};

describe('an API key', () => {
  it('API-22 is made with its name, each scope once and one secret, and logged without what is secret', () => {
    const made = createApiKey(wish, secret('one'), context);
    expect(made).toMatchObject({
      ok: true,
      value: { key: { name: 'Scoreboards', scopes: ['COURTS_READ'] }, action: { kind: 'CREATED', by: 'sue' } },
    });
    expect(JSON.stringify(made.ok && made.value.action)).not.toContain('hash of');
  });

  it.each<[string, Partial<ApiKey>, string]>([
    ['name', { name: ' x ' }, 'LENGTH'],
    ['name', { name: 'x'.repeat(61) }, 'LENGTH'],
    ['owner', { owner: '' }, 'LENGTH'],
    ['scopes', { scopes: [] }, 'REQUIRED'],
    ['expiresAt', { expiresAt: now }, 'IN_THE_PAST'],
    ...Object.entries(QUOTA_RANGES).flatMap(([field, [least, most]]): [string, Partial<ApiKey>, string][] => [
      [field, { [field]: least - 1 }, 'OUT_OF_RANGE'],
      [field, { [field]: most + 1 }, 'OUT_OF_RANGE'],
      [field, { [field]: least + 0.5 }, 'OUT_OF_RANGE'],
    ]),
  ])('API-22 is not made with this %s: %j', (field, wrong, code) => {
    const fields = [{ field, code }];
    expect(createApiKey({ ...wish, ...wrong }, secret('one'), context)).toMatchObject({ code: 'INVALID_DATA', fields });
  });

  it('API-22 ends when it expires, to the millisecond, and when it is revoked', () => {
    const key = aKey({ expiresAt: later(HOUR) });
    expect([later(HOUR - 1), later(HOUR)].map((at) => stateOf(key, at))).toEqual(['ACTIVE', 'EXPIRED']);
    expect(openSecrets(key, later(HOUR))).toEqual([]);
    const revoked = revokeApiKey(key, 'leaked', context);
    expect(revoked).toMatchObject({ value: { key: { secrets: [] }, action: { kind: 'REVOKED', reason: 'leaked' } } });
  });

  it('API-22 is revoked with a reason, and once', () => {
    expect(revokeApiKey(aKey(), '  ', context)).toMatchObject({ ok: false, code: 'REASON_REQUIRED' });
    expect(revokeApiKey(aKey({ revokedAt: now }), '', context)).toEqual({ ok: true, value: null });
  });

  it('API-22 has two secrets while it changes over, and the newest alone afterwards', () => {
    const key = rotated(aKey(), 24);
    const hints = (at: Date) => openSecrets(key, at).map(({ hint }) => hint);
    expect(hints(later(24 * HOUR - 1))).toEqual(['two', 'one']);
    expect(hints(later(24 * HOUR))).toEqual(['two']);
    expect(openSecrets(rotated(aKey(), 0), now).map(({ hint }) => hint)).toEqual(['two']);
  });

  it('API-22 never has more than two: another change ends the older one', () => {
    const again = rotateApiKey(rotated(aKey(), 24), secret('three'), 24, { by: 'sue', now: later(HOUR) });
    expect(again.ok && again.value.key.secrets.map(({ hint }) => hint)).toEqual(['two', 'three']);
  });

  it.each([-1, 169, 1.5])('API-22 does not change over in %s hours', (hours) => {
    expect(rotateApiKey(aKey(), secret('two'), hours, context)).toMatchObject({ ok: false, code: 'INVALID_DATA' });
  });

  it('API-22 gets no other secret once it has ended', () => {
    for (const ended of [{ revokedAt: now }, { expiresAt: now }])
      expect(rotateApiKey(aKey(ended), secret('two'), 1, context)).toMatchObject({ ok: false, code: 'API_KEY_ENDED' });
  });
});
