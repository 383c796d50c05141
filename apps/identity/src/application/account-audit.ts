import type { AuditEntry } from '@setpoint/service-kit';
import type { Account, LivingAccount } from '../domain/account.js';

type Deed = Pick<AuditEntry, 'by' | 'at' | 'reason'>;

/** Locked, suspended or opened, for the audit log (ADM-01). */
export function accessAudit(before: Account, after: Account, deed: Deed): AuditEntry {
  const action =
    after.status !== 'DISABLED' ? 'ACCOUNT_UNLOCKED' : after.disabledUntil ? 'ACCOUNT_SUSPENDED' : 'ACCOUNT_LOCKED';
  return {
    ...deed,
    action,
    about: { type: 'ACCOUNT', id: after.id },
    before: accessOf(before),
    after: accessOf(after),
  };
}

/** The role of support was given or taken, for the audit log (ADM-05, ADM-15). */
export function roleAudit(before: LivingAccount, after: LivingAccount, deed: Deed): AuditEntry {
  return {
    ...deed,
    action: after.roles.includes('SUPPORT') ? 'ROLE_GRANTED' : 'ROLE_TAKEN',
    about: { type: 'ACCOUNT', id: after.id },
    before: { roles: before.roles },
    after: { roles: after.roles },
  };
}

function accessOf(account: Account) {
  const { status } = account;
  return account.status === 'DISABLED' ? { status, until: account.disabledUntil, reason: account.reason } : { status };
}
