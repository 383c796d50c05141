import { provesAddress } from '../../src/domain/rules/support-nomination.js';
import {
  aDeletedAccount,
  aDisabledAccount,
  anUnverifiedAccount,
  aProviderUser,
  aVerifiedAccount,
} from '../builders.js';

const nomination = { email: 'Ana@Setpoint.example', by: 'SETTING' } as const;
const other = 'other@setpoint.example';

describe('whose a nominated address is', () => {
  it('ADM-15~ is shown by a verified account with a verified address, whatever its letter case', () => {
    expect(provesAddress(aVerifiedAccount(), nomination, aProviderUser())).toBe(true);
  });

  it.each([
    ['the provider has not verified it', aVerifiedAccount(), aProviderUser({ emailVerified: false })],
    ['the provider names no address', aVerifiedAccount(), aProviderUser({ email: null })],
    ['the provider names another address', aVerifiedAccount(), aProviderUser({ email: other })],
    ['it is another user at the provider', aVerifiedAccount(), aProviderUser({ uid: 'uid-ben' })],
    ['the account has another address', aVerifiedAccount({ email: other }), aProviderUser()],
    ['both have another address', aVerifiedAccount({ email: other }), aProviderUser({ email: other })],
    ['the account is not verified', anUnverifiedAccount(), aProviderUser()],
    ['the account is locked', aDisabledAccount(), aProviderUser()],
    ['the account is deleted', aDeletedAccount(), aProviderUser()],
  ])('ADM-15~ is open if %s', (_, account, user) => {
    expect(provesAddress(account, nomination, user)).toBe(false);
  });
});
