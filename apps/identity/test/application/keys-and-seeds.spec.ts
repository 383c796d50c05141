import { jest } from '@jest/globals';
import { userId } from '@setpoint/kernel';
import { SystemClock, MovableClock, silentLog } from '@setpoint/service-kit';
import type { AuditEntry } from '@setpoint/service-kit';
import type { AuditLog } from '../../src/application/ports/audit-log.js';
import { MoveClock } from '../../src/application/move-clock.js';
import { ProviderUnavailable } from '../../src/provider/provider-unavailable.js';
import { Encryption } from '../../src/tokens/encryption.js';
import { KeyRing } from '../../src/tokens/key-ring.js';
import { TokenSecrets } from '../../src/tokens/secrets.js';
import { after, NOW, SECRET } from '../builders.js';
import { aService } from '../memory/a-service.js';
import { MemorySigningKeys } from '../memory/memory-stores.js';

describe('the key ring', () => {
  it('AUTH-20 rotates without signing anyone out: tokens of the last key still verify', async () => {
    const service = aService();
    await service.signIn();
    service.clock.advance({ days: 30, ms: -1 });
    const before = await service.keyRing.signer(service.clock.now());
    service.clock.advance({ ms: 1 });
    expect(await service.keyRing.rotate(service.clock.now())).toBe(1);
    expect(await service.keyRing.rotate(service.clock.now())).toBe(0);
    const now = await service.keyRing.signer(service.clock.now());
    expect(now.kid).not.toBe(before.kid);
    const published = async () => (await service.keyRing.published(service.clock.now())).keys.map((key) => key.kid);
    expect(await published()).toEqual(expect.arrayContaining([before.kid, now.kid]));
    service.clock.advance({ minutes: 30 });
    expect(await service.keyRing.rotate(service.clock.now())).toBe(1);
    expect(await published()).not.toContain(before.kid);
    expect(await published()).toHaveLength(2);
  });

  it('AUTH-20 makes its first two keys once, also when several ask at the same moment', async () => {
    const service = aService();
    await Promise.all(Array.from({ length: 10 }, () => service.keyRing.rotate(NOW)));
    expect(service.db.keys).toHaveLength(2);
  });

  it('AUTH-20 keeps private keys unreadable without the secret, and signs on with new ones when it changed', async () => {
    const service = aService();
    await service.keyRing.rotate(NOW);
    expect(JSON.stringify(service.db.keys)).not.toMatch(/"d":/);
    const keyRing = new KeyRing(
      new MemorySigningKeys(service.db),
      new Encryption(new TokenSecrets('another secret that is long enough for all')),
      service.settings,
    );
    const old = service.db.keys.map((key) => key.kid);
    const { kid } = await keyRing.signer(after(1));
    expect(old).not.toContain(kid);
    expect(service.db.keys.map((key) => key.kid)).toEqual(expect.arrayContaining(old));
  });

  it.each([
    ['no JSON', '{half'],
    ['null', 'null'],
    ['a key of another kind', JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' })],
    ['a public half', JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x: 'x' })],
  ])('AUTH-20~ signs on with a new key where the stored one is %s', async (_what, text) => {
    const service = aService();
    await service.keyRing.rotate(NOW);
    const encryption = new Encryption(new TokenSecrets(SECRET));
    service.db.keys = service.db.keys.map((key) => ({
      ...key,
      encryptedPrivateJwk: encryption.encrypt(text, key.kid),
    }));
    const old = service.db.keys.map((key) => key.kid);
    const keyRing = new KeyRing(new MemorySigningKeys(service.db), encryption, service.settings);
    const { kid } = await keyRing.signer(after(1));
    expect(old).not.toContain(kid);
  });

  it('AUTH-20~ publishes the other keys where a stored one is malformed', async () => {
    const service = aService();
    await service.keyRing.rotate(NOW);
    const [first, second] = service.db.keys;
    service.db.keys = [{ ...first!, publicJwk: null as never }, second!];
    expect((await service.keyRing.published(NOW)).keys).toEqual([second!.publicJwk]);
  });

  it('AUTH-20 decrypts a text only under its label and unchanged', () => {
    const encryption = new Encryption(new TokenSecrets(SECRET));
    const encrypted = encryption.encrypt('text', 'label');
    expect(encryption.decrypt(encrypted, 'label')).toBe('text');
    expect(encryption.decrypt(encrypted, 'other')).toBeNull();
    expect(encryption.decrypt(`${encrypted.slice(0, -2)}AA`, 'label')).toBeNull();
    expect(encryption.decrypt('', 'label')).toBeNull();
  });
});

describe('the platform clock', () => {
  const sam = userId('sam');
  const audited: AuditEntry[] = [];
  const auditLog: AuditLog = { keep: async (entry) => void audited.push(entry) };

  it('ADM-07 moves forward where it can be moved', async () => {
    const clock = new MovableClock();
    const moveClock = new MoveClock(clock, silentLog(), auditLog);
    const before = moveClock.read();
    expect(before).toMatchObject({ aheadSeconds: 0, movable: true });
    const outcome = await moveClock.execute({ seconds: 259_200 }, sam);
    expect(outcome).toMatchObject({ ok: true, value: { aheadSeconds: 259_200, movable: true } });
    expect(clock.now().getTime() - before.now.getTime()).toBeGreaterThanOrEqual(259_200_000);
    expect(audited).toMatchObject([{ action: 'CLOCK_MOVED', by: sam, after: { aheadSeconds: 259_200 } }]);
    expect(await moveClock.execute({ seconds: 0 }, sam)).toMatchObject({ code: 'CLOCK_STEP_NOT_ALLOWED' });
  });

  it('ADM-07 runs on real time elsewhere', async () => {
    const moveClock = new MoveClock(new SystemClock(), silentLog(), auditLog);
    expect(moveClock.read()).toMatchObject({ aheadSeconds: 0, movable: false });
    expect(await moveClock.execute({ seconds: 1 }, sam)).toMatchObject({ code: 'CLOCK_NOT_MOVABLE' });
  });
});

describe('demo accounts', () => {
  const ana = {
    id: userId('ana'),
    email: 'ana@setpoint.example',
    firstName: 'Ana',
    lastName: 'García',
    language: 'es' as const,
    sports: [1 as const],
    verified: true,
  };

  it('AUTH-05 come in by the rules of registration, emit what registrations emit, and send no mail', async () => {
    const service = aService();
    const waiting = {
      ...ana,
      id: userId('ben'),
      email: 'ben@setpoint.example',
      verified: false,
      roles: ['SUPPORT' as const],
    };
    const events = await service.seed.execute([ana, waiting]);
    expect(events.map((event) => event.contract.name)).toEqual([
      'account-registered',
      'account-verified',
      'account-registered',
    ]);
    expect(service.db.events).toEqual([]);
    await service.seed.execute([{ ...ana, firstName: 'Other' }]);
    expect(service.db.accounts.get('ana')).toMatchObject({ firstName: 'Ana', status: 'VERIFIED' });
    await expect(service.seed.execute([{ ...ana, sports: [] }])).rejects.toThrow('breaks a rule');
  });

  it('AUTH-05 sign in with the users that are made for them, once', async () => {
    const service = aService();
    await service.seed.execute([ana]);
    const signIn = { ...ana, password: 'setpoint' };
    expect(await service.seed.ensureSignIns([signIn])).toBe(1);
    expect(await service.seed.ensureSignIns([signIn])).toBe(0);
    const idToken = service.provider.signInWithPassword(ana.email, 'setpoint')!;
    expect(await service.exchange.execute({ idToken })).toMatchObject({
      ok: true,
      value: { account: { id: 'ana' }, created: false },
    });
  });

  it('AUTH-05 are made once a provider that is busy at first answers', async () => {
    const { provider, seed } = aService();
    const create = jest.spyOn(provider, 'create').mockRejectedValueOnce(new ProviderUnavailable(new Error('busy')));
    expect(await seed.ensureSignIns([{ ...ana, password: 'setpoint' }])).toBe(1);
    expect(create).toHaveBeenCalledTimes(2);
  });
});
