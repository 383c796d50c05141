import type { Account } from '../domain/account.js';

const NOTHING = {
  user: null,
  firstName: null,
  lastName: null,
  email: null,
  roles: [],
  language: null,
  registeredAt: null,
  verifiedAt: null,
  disabledAt: null,
  disabledReason: null,
  disabledUntil: null,
  deletedAt: null,
};

/** Source of the fields of type Account. */
export function accountSource(account: Account) {
  const { id, status } = account;
  if (account.status === 'DELETED') return { ...NOTHING, id, status, deletedAt: account.deletedAt };
  const { firstName, lastName, email, roles, language, registeredAt } = account;
  return {
    ...NOTHING,
    ...{ id, status, user: { id }, firstName, lastName, email, roles, language, registeredAt },
    verifiedAt: account.status === 'UNVERIFIED' ? null : account.verifiedAt,
    disabledAt: account.status === 'DISABLED' ? account.disabledAt : null,
    disabledUntil: account.status === 'DISABLED' ? account.disabledUntil : null,
    disabledReason: account.status === 'DISABLED' ? account.reason : null,
  };
}
