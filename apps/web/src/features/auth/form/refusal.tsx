import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notice } from './auth-card.js';

/** Refusals that have their own text below `auth:refusal` (AUTH-03, AUTH-04, AUTH-07, AUTH-10, AUTH-12). */
const KNOWN = [
  'USER_NOT_FOUND',
  'EMAIL_NOT_VERIFIED',
  'WRONG_PASSWORD',
  'USER_DISABLED',
  'ACCOUNT_DELETED',
  'EMAIL_IN_USE',
  'EMAIL_NOT_VALID',
  'WEAK_PASSWORD',
  'INVITE_CODE_USER_NOT_FOUND',
  'INVALID_DATA',
  'TOO_MANY_REQUESTS',
  'ALREADY_VERIFIED',
  'PROVIDER_TOKEN_INVALID',
  'NO_CONNECTION',
  'POPUP_CLOSED',
  'POPUP_CANCELLED',
  'POPUP_BLOCKED',
  'NO_PASSWORD',
  'GOOGLE_NOT_VERIFIED',
  'LINK_NOT_VALID',
  'LINK_EXPIRED',
  'LINK_USED',
  'LINK_INCOMPLETE',
  'SERVICE_UNAVAILABLE',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_FAILED',
  'CAPTCHA_UNAVAILABLE',
];

const WITH_RESET_LINK = ['WRONG_PASSWORD', 'NO_PASSWORD'];
const WITH_LOGIN_LINK = ['EMAIL_IN_USE', 'LINK_USED'];

/** Link problems are shown with a remedy; keys below `auth:linkState`. */
const LINK_STATES: Readonly<Record<string, string>> = {
  LINK_NOT_VALID: 'invalid',
  LINK_EXPIRED: 'expired',
  LINK_USED: 'used',
  LINK_INCOMPLETE: 'incomplete',
};

/** The banner for a refusal, with the link that helps. */
export function useRefusalNotice() {
  const { t } = useTranslation('auth');
  return (code: string, text?: string): Notice => ({
    tone: code === 'EMAIL_NOT_VERIFIED' || code.startsWith('POPUP') ? 'warning' : 'error',
    ...(LINK_STATES[code] && { title: t(`auth:linkState.${LINK_STATES[code]}`) }),
    text: (
      <>
        {KNOWN.includes(code) ? t(`auth:refusal.${code}`) : text || t('auth:refusal.OTHER')}{' '}
        {WITH_RESET_LINK.includes(code) && (
          <Anchor component={Link} to="/auth/reset-password">
            {t('auth:link.reset')}
          </Anchor>
        )}
        {WITH_LOGIN_LINK.includes(code) && (
          <Anchor component={Link} to="/auth/login">
            {t('auth:link.login')}
          </Anchor>
        )}
      </>
    ),
  });
}
