import { userId } from '@setpoint/kernel';
import type { VerifiedAccount } from '../../src/domain/account.js';
import { aService } from '../memory/a-service.js';

const operator = userId('operator');

async function aPlayerAndSupport() {
  const service = aService();
  const ana = await service.signIn();
  const eva = await service.signIn('eva@setpoint.example');
  service.db.accounts.set(eva.id, {
    ...(service.db.accounts.get(eva.id) as VerifiedAccount),
    roles: ['SUPPORT'],
  });
  return { service, ana, eva, lock: { userId: ana.id, disabled: true, reason: 'insults' } };
}

describe('the access to an account', () => {
  it('ADM-05 ends when support locks it, here and at the provider, until it is unlocked', async () => {
    const { service, ana, eva, lock } = await aPlayerAndSupport();
    expect(await service.setAccess.execute({ ...lock, reason: ' ' }, eva.id)).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    expect(await service.setAccess.execute(lock, eva.id)).toMatchObject({ ok: true });
    expect(await service.setAccess.execute(lock, eva.id)).toMatchObject({ ok: true });
    expect(service.pushed).toEqual([{ sid: ana.sid }]);
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    expect(await service.exchange.execute({ idToken: ana.idToken })).toMatchObject({ code: 'USER_DISABLED' });
    expect(await service.sendReset.execute({ email: 'ana@setpoint.example' })).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    expect(await service.setAccess.execute({ userId: ana.id, disabled: false }, eva.id)).toMatchObject({ ok: true });
    expect(await service.exchange.execute({ idToken: ana.idToken })).toMatchObject({ ok: true });
  });

  it('ADM-05 stays as it is for nobody who is unknown or deleted', async () => {
    const { service, ana, eva, lock } = await aPlayerAndSupport();
    service.db.accounts.set(ana.id, {
      status: 'DELETED',
      id: ana.id,
      providerUid: ana.uid,
      deletedAt: service.clock.now(),
    });
    expect(await service.setAccess.execute(lock, eva.id)).toMatchObject({ code: 'ACCOUNT_DELETED' });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    service.db.accounts.delete(ana.id);
    expect(await service.setAccess.execute(lock, eva.id)).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it.each([
    ['OWN_ACCOUNT', 'eva', 'eva'],
    ['LAST_SUPPORT_ACCOUNT', 'operator', 'eva'],
  ] as const)('ADM-05 is not lost to support itself: %s', async (code, caller, target) => {
    const { service, eva } = await aPlayerAndSupport();
    const ids = { eva: eva.id, operator };
    const lock = { userId: ids[target], disabled: true, reason: 'by mistake' };
    expect(await service.setAccess.execute(lock, ids[caller])).toMatchObject({ ok: false, code });
    expect(await service.refresh.execute({ refreshToken: eva.refreshToken })).toMatchObject({ ok: true });
    expect(await service.exchange.execute({ idToken: eva.idToken })).toMatchObject({ ok: true });
  });

  it('ADM-05 is not decided by support whose own account was locked meanwhile', async () => {
    const { service, ana, eva, lock } = await aPlayerAndSupport();
    const account = service.db.accounts.get(eva.id) as VerifiedAccount;
    service.db.accounts.set(eva.id, {
      ...account,
      status: 'DISABLED',
      disabledAt: service.clock.now(),
      disabledUntil: null,
      reason: 'left',
    });
    expect(await service.setAccess.execute(lock, eva.id)).toMatchObject({ ok: false, code: 'CALLER_LOCKED' });
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({ ok: true });
  });

  it('ADM-05 ends here also while the provider is away; done again, there too', async () => {
    const { service, ana, eva, lock } = await aPlayerAndSupport();
    const setDisabled = service.provider.setDisabled.bind(service.provider);
    service.provider.setDisabled = () => Promise.reject(new Error('the provider is away'));
    await expect(service.setAccess.execute(lock, eva.id)).rejects.toThrow('away');
    expect(await service.refresh.execute({ refreshToken: ana.refreshToken })).toMatchObject({
      code: 'SESSION_REVOKED',
    });
    service.provider.setDisabled = setDisabled;
    expect(await service.setAccess.execute(lock, eva.id)).toMatchObject({ ok: true });
    expect(await service.provider.findByEmail('ana@setpoint.example')).toMatchObject({ disabled: true });
  });
});
