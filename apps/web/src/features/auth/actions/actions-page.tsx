import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { oncePerLink, useLinkResult } from '../flow/once-per-link.js';
import { applyVerification, type Verification } from '../flow/verification.js';
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
      return code ? <RecoverEmail code={code} /> : <NotRecovered why="incomplete" />;
    }
  }
  return (
    <AuthCard title={t('auth:linkState.incomplete')} lead={t('auth:actions.incompleteText')}>
      <ToLogin />
      <NewPassword />
    </AuthCard>
  );
}

const recoveries = oncePerLink(applyVerification);

function RecoverEmail({ code }: { readonly code: string }) {
  const { t } = useTranslation('auth');
  const [result, again] = useLinkResult(recoveries, code);
  if (!result) return <AuthCard title={t('auth:actions.recoverTitle')} busy />;
  if (result !== 'success') return <NotRecovered why={result} onRetry={again} />;
  return (
    <AuthCard title={t('auth:actions.recoverTitle')} notice={{ tone: 'success', text: t('auth:actions.recovered') }}>
      <ToLogin />
      <NewPassword />
    </AuthCard>
  );
}

/** Nobody can ask for another link of this kind: what helps is a new password. */
function NotRecovered({
  why,
  onRetry,
}: {
  readonly why: Exclude<Verification, 'success'> | 'incomplete';
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <AuthCard
      title={t('auth:actions.recoverTitle')}
      notice={{
        tone: 'error',
        title: t(why === 'failed' ? 'auth:actions.recover.failedTitle' : `auth:linkState.${why}`),
        text: t(`auth:actions.recover.${why}`),
      }}
    >
      {why === 'failed' && (
        <Button size="lg" fullWidth onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      <NewPassword />
      <ToLogin />
    </AuthCard>
  );
}

function ToLogin() {
  const { t } = useTranslation('auth');
  return (
    <Button component={Link} to="/auth/login" variant="default" size="lg" fullWidth>
      {t('auth:link.backToLogin')}
    </Button>
  );
}

function NewPassword() {
  const { t } = useTranslation('auth');
  return (
    <Button component={Link} to="/auth/reset-password" variant="default" size="lg" fullWidth>
      {t('auth:link.reset')}
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
