import { useSession } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Attempt } from './sign-in.js';

/** Context of an attempt. */
export function useAttempt(): Attempt {
  const session = useSession();
  const { i18n } = useTranslation();
  const [query] = useSearchParams();
  return { session, language: i18n.language, redirectTo: query.get('redirectTo') };
}

/** A path of the sign-in screens that keeps redirectTo (AUTH-16). */
export function useWithRedirect() {
  const [query] = useSearchParams();
  const redirectTo = query.get('redirectTo');
  return (path: string) =>
    redirectTo ? `${path}${path.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(redirectTo)}` : path;
}
