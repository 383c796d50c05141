import type { VerifiedAccount } from '../../src/domain/account.js';
import { DELETION_GRACE_MS } from '../../src/domain/account-machine.js';
import { after, NOW } from '../builders.js';
import { aService } from '../memory/a-service.js';

const EMAIL = 'ana@setpoint.example';

async function aPersonWhoLeaves() {
  const service = aService();
  const ana = await service.signIn();
  const account = () => service.db.accounts.get(ana.id)!;
  const request = (typed = EMAIL) => service.requestDeletion.execute(ana.id, typed);
  service.db.events.length = 0;
  return { service, ana, account, request };
}

describe('the deletion of an account', () => {
  it('ACC-06 is confirmed by the address of the account, and asked for once', async () => {
    const { service, account, request } = await aPersonWhoLeaves();
    expect(await request('ben@setpoint.example')).toMatchObject({ code: 'CONFIRMATION_WRONG' });
    expect(account()).toMatchObject({ deletion: null });
    expect(await request(' ANA@setpoint.example ')).toMatchObject({ ok: true });
    service.clock.advance({ hours: 1 });
    expect(await request()).toMatchObject({ ok: true });
    expect(account()).toMatchObject({ deletion: { requestedAt: NOW, executesAt: after(DELETION_GRACE_MS) } });
    expect(service.db.events.map(({ data }) => data)).toMatchObject([{ kind: 'DELETION_REQUESTED', email: EMAIL }]);
  });

  it.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('ACC-06 happens twelve hours later: at %i ms it is done: %s', async (ms, isDone) => {
    const { service, account, request } = await aPersonWhoLeaves();
    await request();
    const now = service.clock.set(after(DELETION_GRACE_MS + ms));
    await service.deleteDue.execute(now);
    expect(account().status === 'DELETED').toBe(isDone);
  });

  it('ACC-06 is taken back until then, and not any more afterwards', async () => {
    const { service, ana, account, request } = await aPersonWhoLeaves();
    await request();
    service.clock.set(after(DELETION_GRACE_MS - 1));
    expect(await service.cancelDeletion.execute(ana.id)).toMatchObject({ ok: true });
    expect(await service.cancelDeletion.execute(ana.id)).toMatchObject({ ok: true });
    expect(account()).toMatchObject({ deletion: null });
    expect(service.db.events.map(({ data }) => data)).toMatchObject([
      { kind: 'DELETION_REQUESTED' },
      { kind: 'DELETION_CANCELLED' },
    ]);
    await request();
    service.clock.set(after(2 * DELETION_GRACE_MS - 1));
    expect(await service.cancelDeletion.execute(ana.id)).toMatchObject({ code: 'DELETION_UNDER_WAY' });
  });

  it('ACC-06 ends every session, at the provider too, and frees the address', async () => {
    const { service, ana, account, request } = await aPersonWhoLeaves();
    await request();
    const now = service.clock.set(after(DELETION_GRACE_MS));
    expect(await service.deleteDue.execute(now)).toBe(1);
    expect(await service.deleteDue.execute(now)).toBe(0);
    expect(account()).toEqual({ status: 'DELETED', id: ana.id, providerUid: ana.uid, deletedAt: now });
    expect(service.pushed).toEqual([{ sid: ana.sid }]);
    expect(await service.provider.knows(ana.uid)).toBe(false);
    expect(service.db.emitted()).toEqual(
      expect.arrayContaining([
        'account-notice-requested',
        'account-access-changed',
        'phone-changed',
        'account-deleted',
      ]),
    );
    expect((await service.signIn()).id).not.toBe(ana.id);
  });

  it('ACC-06 waits for a provider that is away, and goes on afterwards', async () => {
    const { service, account, request } = await aPersonWhoLeaves();
    await request();
    const now = service.clock.set(after(DELETION_GRACE_MS));
    service.provider.away = true;
    expect(await service.deleteDue.execute(now)).toBe(0);
    expect(account().status).toBe('VERIFIED');
    service.provider.away = false;
    expect(await service.deleteDue.execute(now)).toBe(1);
  });

  it('ACC-06 of one person does not wait for another whom the provider can not forget', async () => {
    const { service, ana, account, request } = await aPersonWhoLeaves();
    const eva = await service.signIn('eva@setpoint.example');
    await request();
    await service.requestDeletion.execute(eva.id, 'eva@setpoint.example');
    const remove = service.provider.remove.bind(service.provider);
    service.provider.remove = (uid) => (uid === ana.uid ? Promise.reject(new Error('no')) : remove(uid));
    expect(await service.deleteDue.execute(service.clock.set(after(DELETION_GRACE_MS)))).toBe(1);
    expect(account().status).toBe('VERIFIED');
    expect(service.db.accounts.get(eva.id)).toMatchObject({ status: 'DELETED' });
  });

  it('ACC-06 leaves one account of support, counting none that is about to go', async () => {
    const { service, ana, request } = await aPersonWhoLeaves();
    const eva = await service.signIn('eva@setpoint.example');
    for (const id of [ana.id, eva.id])
      service.db.accounts.set(id, { ...(service.db.accounts.get(id) as VerifiedAccount), roles: ['SUPPORT'] });
    expect(await request()).toMatchObject({ ok: true });
    expect(await service.requestDeletion.execute(eva.id, 'eva@setpoint.example')).toMatchObject({
      code: 'LAST_SUPPORT_ACCOUNT',
    });
  });
});
