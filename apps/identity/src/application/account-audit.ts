import type { AuditEntry } from '@setpoint/service-kit';
import type { Account } from '../domain/account.js';

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

function accessOf(account: Account) {
  const { status } = account;
  return account.status === 'DISABLED' ? { status, until: account.disabledUntil, reason: account.reason } : { status };
}
