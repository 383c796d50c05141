import { sameSitePath } from './same-site-path.js';

export type MailKind = 'VERIFY_EMAIL' | 'RESET_PASSWORD';

/** Where a mail's button leads: verification on the login route (AUTH-11), a reset on change-password (AUTH-13). */
export function mailPath(kind: MailKind, oobCode: string, redirectTo?: string | null): string {
  const query = new URLSearchParams({ mode: kind === 'VERIFY_EMAIL' ? 'verifyEmail' : 'resetPassword', oobCode });
  const next = sameSitePath(redirectTo);
  if (next) query.set('redirectTo', next);
  return `${kind === 'VERIFY_EMAIL' ? '/auth/login' : '/auth/change-password'}?${query}`;
}
