import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { oncePerLink, useLinkResult } from '../flow/once-per-link.js';
import { applyVerification } from '../flow/verification.js';
import { AuthCard } from '../form/auth-card.js';

/** /auth/actions: sends the provider's links where they belong (AUTH-14). */
export function Component() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  switch (query.get('mode')) {
    case 'verifyEmail':
      return <Navigate to={`/auth/login?${withRedirectTo(query)}`} replace />;
    case 'resetPassword':
      return <Navigate to={`/auth/change-password?${withRedirectTo(query)}`} replace />;
    case 'recoverEmail': {
      const code = query.get('oobCode');
      if (!code) break;
      return <RecoverEmail code={code} />;
    }
  }
  return (
    <AuthCard
      title={t('auth:actions.title')}
      notice={{ tone: 'error', text: t('auth:refusal.LINK_NOT_VALID') }}
      foot={<ToLogin />}
    />
  );
}

const recoveries = oncePerLink(applyVerification);

function RecoverEmail({ code }: { readonly code: string }) {
  const { t } = useTranslation('auth');
  const [result, again] = useLinkResult(recoveries, code);
  if (!result) return <AuthCard title={t('auth:actions.recoverTitle')} busy />;
  return (
    <AuthCard
      title={t('auth:actions.recoverTitle')}
      notice={
        result === 'success'
          ? { tone: 'success', text: t('auth:actions.recovered') }
          : {
              tone: 'error',
              title: t(`auth:verification.${result}.title`),
              text: t(`auth:verification.${result}.text`),
            }
      }
      foot={result === 'failed' ? <Button onClick={again}>{t('common:retry')}</Button> : <ToLogin />}
    />
  );
}

function ToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Button component={Link} to="/auth/login">
      {t('auth:link.backToLogin')}
    </Button>
  );
}

/** The provider's own links carry the page to continue at as continueUrl; its redirectTo is ours. */
function withRedirectTo(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams({ mode: query.get('mode') ?? '', oobCode: query.get('oobCode') ?? '' });
  const redirectTo = query.get('redirectTo') ?? redirectIn(query.get('continueUrl'));
  if (redirectTo) next.set('redirectTo', redirectTo);
  return next;
}

function redirectIn(continueUrl: string | null): string | null {
  try {
    return continueUrl && new URL(continueUrl, window.location.origin).searchParams.get('redirectTo');
  } catch {
    return null;
  }
}
