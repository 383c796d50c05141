import type { UserId } from '@setpoint/kernel';
import type { Account } from '../account.js';

export type AccessRuleRefusal = 'OWN_ACCOUNT' | 'CALLER_LOCKED' | 'LAST_SUPPORT_ACCOUNT';

export interface AccessContext {
  /** Who locks or unlocks the account. */
  readonly callerId: UserId;
  /** The caller's own account; null when there is none. */
  readonly caller: Account | null;
  /** Accounts with which somebody of support can sign in. */
  readonly openSupport: readonly UserId[];
}

/** Whether somebody of support can sign in with the account, also tomorrow. */
export const isOpenSupport = (account: Account): boolean =>
  account.status === 'VERIFIED' && account.roles.includes('SUPPORT') && account.deletion === null;

/**
 * Why support may not lock or unlock an account; null when it may. Support never locks itself out: nobody decides on
 * their own account, nobody goes on deciding whose account was just locked, and one support account always stays open
 * (ADM-05).
 */
export function findAccessRefusal(
  account: Account,
  disabled: boolean,
  { callerId, caller, openSupport }: AccessContext,
): AccessRuleRefusal | null {
  if (account.id === callerId) return 'OWN_ACCOUNT';
  if (caller?.status === 'DISABLED' || caller?.status === 'DELETED') return 'CALLER_LOCKED';
  const isLast = openSupport.includes(account.id) && openSupport.every((id) => id === account.id);
  return disabled && isLast ? 'LAST_SUPPORT_ACCOUNT' : null;
}

const LONGEST_SUSPENSION_DAYS = 366;

/** A suspension ends in the future, and within a year: longer is a lock that support opens (ADM-03). */
export const isLegalSuspension = (now: Date, until: Date): boolean =>
  until > now && until.getTime() <= now.getTime() + LONGEST_SUSPENSION_DAYS * 86_400_000;

export type RoleRuleRefusal = AccessRuleRefusal | 'ACCOUNT_NOT_VERIFIED';

/**
 * Why the role of support may not be given or taken; null when it may. Only who can sign in gets it; nobody decides on
 * their own role, and one support account always stays (ADM-05).
 */
export function findRoleRefusal(account: Account, granted: boolean, context: AccessContext): RoleRuleRefusal | null {
  if (granted && account.status !== 'VERIFIED') return 'ACCOUNT_NOT_VERIFIED';
  return findAccessRefusal(account, !granted, context);
}
