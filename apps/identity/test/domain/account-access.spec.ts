import { userId } from '@setpoint/kernel';
import { type AccessContext, findAccessRefusal, isOpenSupport } from '../../src/domain/rules/account-access.js';
import { aDeletedAccount, aDisabledAccount, anUnverifiedAccount, aVerifiedAccount } from '../builders.js';

const ana = aVerifiedAccount({ id: userId('ana'), roles: ['SUPPORT'] });
const ben = aVerifiedAccount({ id: userId('ben'), roles: ['SUPPORT'] });
const player = aVerifiedAccount({ id: userId('player') });
const context = (more: Partial<AccessContext> = {}): AccessContext => ({
  callerId: ana.id,
  caller: ana,
  openSupport: [ana.id, ben.id],
  ...more,
});

describe('who may lock whom', () => {
  it('ADM-05~ support locks and unlocks a player and a colleague', () => {
    for (const disabled of [true, false]) {
      expect(findAccessRefusal(player, disabled, context())).toBeNull();
      expect(findAccessRefusal(ben, disabled, context())).toBeNull();
    }
  });

  it.each([true, false])('ADM-05~ nobody decides on their own account (lock: %p)', (disabled) => {
    expect(findAccessRefusal(ana, disabled, context())).toBe('OWN_ACCOUNT');
  });

  it.each([aDisabledAccount({ id: ana.id }), { ...aDeletedAccount(), id: ana.id }])(
    'ADM-05~ nobody goes on deciding whose own account is $status',
    (caller) => {
      expect(findAccessRefusal(player, true, context({ caller }))).toBe('CALLER_LOCKED');
      expect(findAccessRefusal(player, false, context({ caller }))).toBe('CALLER_LOCKED');
    },
  );

  it('ADM-05~ the last account of support stays open', () => {
    const last = context({ callerId: userId('operator'), caller: null, openSupport: [ben.id] });
    expect(findAccessRefusal(ben, true, last)).toBe('LAST_SUPPORT_ACCOUNT');
    expect(findAccessRefusal(ben, false, last)).toBeNull();
    expect(findAccessRefusal(player, true, last)).toBeNull();
  });

  it.each([
    [aVerifiedAccount({ roles: ['SUPPORT'] }), true],
    [aVerifiedAccount({ roles: ['COURT_OWNER'] }), false],
    [anUnverifiedAccount({ roles: ['SUPPORT'] }), false],
    [aDisabledAccount({ roles: ['SUPPORT'] }), false],
    [aDeletedAccount(), false],
  ])('ADM-05~ support can sign in with $status only, and with the role only', (account, open) => {
    expect(isOpenSupport(account)).toBe(open);
  });
});
