import {
  findWishRefusal,
  isGivenUp,
  isOpen,
  rotatedSecrets,
  type PartnerKey,
} from '../../../src/domain/webhooks/endpoint.js';
import { signedHeaders } from '../../../src/application/webhooks/signature.js';
import { isPublicAddress } from '../../../src/transport/https-webhook-sender.js';
import { Webhook } from 'standardwebhooks';

const now = new Date('2026-06-01T12:00:00Z');
const key: PartnerKey = {
  ...{ keyId: 'k1', name: 'Boards', owner: 'TC', scopes: ['MATCHES_READ', 'COURTS_READ'], courtId: null },
  ...{ expiresAt: null, revoked: false },
};
const refusalOf = (wish: object, of: PartnerKey | null = key, plain = false) =>
  findWishRefusal({ url: 'https://tc.example/hook', types: ['match.confirmed.v1'], ...wish }, of, now, plain);

describe('an endpoint of a partner', () => {
  it('BYD-11 takes events within the scopes of its key, over https', () => {
    expect(refusalOf({})).toEqual({ ok: true, value: key });
    expect(refusalOf({ types: ['court.match-booked.v1'] }, { ...key, courtId: 'c1' })).toMatchObject({ ok: true });
    expect(refusalOf({ url: 'http://127.0.0.1:9/hook' }, key, true)).toMatchObject({ ok: true });
  });

  it.each([
    ['url', { url: 'http://tc.example/hook' }, 'NOT_HTTPS'],
    ['url', { url: 'ftp://tc.example/hook' }, 'NOT_HTTPS'],
    ['url', { url: 'hook' }, 'INVALID'],
    ['url', { url: 'https://me:secret@tc.example/hook' }, 'INVALID'],
    ['url', { url: 'https://tc.example/#here' }, 'INVALID'],
    ['url', { url: `https://tc.example/${'x'.repeat(500)}` }, 'INVALID'],
    ['types', { types: [] }, 'REQUIRED'],
    ['types', { types: ['match.exploded.v1'] }, 'UNKNOWN'],
    ['types', { types: ['league.standings.v1'] }, 'SCOPE_MISSING'],
    ['types', { types: ['court.match-booked.v1'] }, 'SCOPE_MISSING'],
  ])('BYD-11 is refused for its %s: %j', (field, wish, code) => {
    expect(refusalOf(wish)).toMatchObject({ code: 'INVALID_DATA', fields: [{ field, code }] });
  });

  it('BYD-11 is refused to a key that is not there or has ended', () => {
    expect(refusalOf({}, null)).toMatchObject({ code: 'API_KEY_NOT_FOUND' });
    expect(refusalOf({}, { ...key, revoked: true })).toMatchObject({ code: 'API_KEY_ENDED' });
    expect(isOpen({ ...key, expiresAt: now }, now)).toBe(false);
    expect(isOpen({ ...key, expiresAt: new Date(now.getTime() + 1) }, now)).toBe(true);
  });

  it('BYD-11 is given up after five days without success, to the millisecond', () => {
    const failing = (ms: number) => isGivenUp({ failingSince: new Date(now.getTime() - ms) } as never, now);
    expect([failing(5 * 86_400_000 - 1), failing(5 * 86_400_000)]).toEqual([false, true]);
    expect(isGivenUp({ failingSince: null } as never, now)).toBe(false);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['no address', false],
  ])('BYD-11 may lead to %s: %s', (address, allowed) => expect(isPublicAddress(address)).toBe(allowed));
});

describe('a signature', () => {
  const secrets = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((bytes) => `whsec_${bytes.toString('base64')}`);
  const body = '{"type":"ping.v1"}';

  it('BYD-11 is verified by the library of Standard Webhooks, with each secret that signs', () => {
    const headers = signedHeaders('msg_1', body, secrets, new Date());
    for (const secret of secrets) expect(new Webhook(secret).verify(body, { ...headers })).toEqual({ type: 'ping.v1' });
  });

  it('BYD-11 is refused with another secret, body, id or an old timestamp', () => {
    const headers = { ...signedHeaders('msg_1', body, secrets, new Date()) };
    const verify =
      (text: string, given: Record<string, string>, secret = secrets[0]!) =>
      () =>
        new Webhook(secret).verify(text, given);
    expect(verify(`${body} `, headers)).toThrow();
    expect(verify(body, { ...headers, 'webhook-id': 'msg_2' })).toThrow();
    expect(verify(body, headers, `whsec_${Buffer.alloc(32, 3).toString('base64')}`)).toThrow();
    expect(verify(body, { ...signedHeaders('msg_1', body, secrets, new Date(Date.now() - 600_000)) })).toThrow();
  });
});

describe('the secrets of an endpoint', () => {
  const until = (iso: string) => new Date(iso);

  it('BYD-11~ the one before signs a day more', () => {
    const first = { secret: 'a', formerSecret: null };
    expect(rotatedSecrets(first, 'b', now)).toEqual({
      secret: 'b',
      formerSecret: { secret: 'a', until: until('2026-06-02T12:00:00Z') },
    });
  });

  it('BYD-11~ a second press within a minute does not take the one away that the receiver knows', () => {
    const once = rotatedSecrets({ secret: 'a', formerSecret: null }, 'b', now);
    expect(rotatedSecrets(once, 'c', until('2026-06-01T12:00:59Z'))).toEqual({
      secret: 'c',
      formerSecret: { secret: 'a', until: until('2026-06-02T12:00:00Z') },
    });
    expect(rotatedSecrets(once, 'c', until('2026-06-01T12:01:00Z')).formerSecret).toMatchObject({ secret: 'b' });
  });
});
