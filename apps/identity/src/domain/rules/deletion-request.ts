import { type Account, type LivingAccount, sameEmail } from '../account.js';
import { isOpenSupport } from './account-access.js';

export type DeletionRequestRefusal = 'CONFIRMATION_WRONG' | 'LAST_SUPPORT_ACCOUNT';

/** The person types the account's email to confirm; the last support account cannot be deleted (ACC-06). */
export function findDeletionRefusal(
  account: LivingAccount,
  confirmation: string,
  support: readonly Account['id'][],
): DeletionRequestRefusal | null {
  if (!sameEmail(confirmation.trim(), account.email)) return 'CONFIRMATION_WRONG';
  const isLast = isOpenSupport(account) && support.every((id) => id === account.id);
  return isLast ? 'LAST_SUPPORT_ACCOUNT' : null;
}
