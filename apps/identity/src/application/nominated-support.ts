import { PLATFORM_USER } from '@setpoint/kernel';
import type { Account } from '../domain/account.js';
import {
  type Nominator,
  type Proof,
  provesAddress,
  type SupportNomination,
} from '../domain/rules/support-nomination.js';
import { roleAudit } from './account-audit.js';
import type { AccountChange } from './ports/accounts.js';

const REASONS: Record<Nominator, string> = { SETTING: 'setting SUPPORT_EMAILS', COMMAND: 'command --grant-support' };

/** The role of support for a nominated address whose owner this is; null for anybody else. */
export function supportFor(
  account: Account,
  user: Proof,
  nomination: SupportNomination | null,
  now: Date,
): Pick<AccountChange<never>, 'account' | 'audit' | 'settles'> | null {
  if (account.status === 'DELETED' || !nomination || !provesAddress(account, nomination, user)) return null;
  const settles = nomination.email;
  if (account.roles.includes('SUPPORT')) return { settles };
  const next = { ...account, roles: [...account.roles, 'SUPPORT' as const] };
  const audit = roleAudit(account, next, { by: PLATFORM_USER, at: now, reason: REASONS[nomination.by] });
  return { account: next, audit, settles };
}
