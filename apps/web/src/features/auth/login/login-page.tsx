import { Anchor } from '@mantine/core';
import { useHoldsSession } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { oncePerLink, useLinkResult } from '../flow/once-per-link.js';
import { continueVerified, type Attempt } from '../flow/sign-in.js';
import { useAttempt } from '../flow/use-attempt.js';
import { applyVerification, type Verification } from '../flow/verification.js';
import { VisitorsOnly } from '../flow/visitors-only.js';
import { LoginForm } from './login-form.js';

/** /auth/login: also where verification links arrive (AUTH-11). */
export function Component() {
  const [query] = useSearchParams();
  const { t } = useTranslation('auth');
  if (query.get('mode') !== 'verifyEmail') {
    return (
      <VisitorsOnly>
        <LoginForm notice={query.get('reset') === 'done' ? { tone: 'success', text: t('auth:reset.done') } : null} />
      </VisitorsOnly>
    );
  }
  const code = query.get('oobCode');
  return code ? <Verify code={code} /> : <AfterVerification result="incomplete" />;
}

function Verify({ code }: { readonly code: string }) {
  const { t } = useTranslation('auth');
  const [result, again] = useLinkResult(verifications, code, useAttempt());
  if (!result) return <AuthCard title={t('auth:login.title')} busy />;
  return <AfterVerification key={result} result={result} onRetry={again} />;
}

/** Shows the banner first; users who registered in this browser are signed in at once. */
function AfterVerification({
  result,
  onRetry,
}: {
  readonly result: Verification | 'incomplete';
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('auth');
  if (useHoldsSession()) {
    return (
      <VisitorsOnly>
        <></>
      </VisitorsOnly>
    );
  }
  const notice: Notice = {
    tone: result === 'success' ? 'success' : result === 'used' ? 'warning' : 'error',
    title: t(
      result === 'success' || result === 'failed' ? `auth:verification.${result}.title` : `auth:linkState.${result}`,
    ),
    text: (
      <>
        {t(`auth:verification.${result}.text`)}{' '}
        {result === 'failed' && (
          <Anchor component="button" type="button" onClick={onRetry}>
            {t('common:retry')}
          </Anchor>
        )}
      </>
    ),
  };
  return <LoginForm notice={notice} />;
}

const verifications = oncePerLink(async (code, attempt: Attempt): Promise<Verification> => {
  const outcome = await applyVerification(code);
  if (outcome !== 'success' && outcome !== 'used') return outcome;
  const end = await continueVerified(attempt);
  // Registered elsewhere: nobody waits for a mail in this browser any more.
  const waitsNoMore = end?.kind !== 'signed-in' && end?.kind !== 'refused';
  if (waitsNoMore && attempt.session.state.kind === 'unverified') attempt.session.forget();
  return outcome;
});
