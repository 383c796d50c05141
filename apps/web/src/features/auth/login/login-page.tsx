import { useSession } from '@setpoint/client/session';
import { use, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { continueVerified } from '../flow/sign-in.js';
import { useAttempt } from '../flow/use-attempt.js';
import { applyVerification } from '../flow/verification.js';
import { VisitorsOnly } from '../flow/visitors-only.js';
import type { Attempt } from '../flow/sign-in.js';
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
  return (
    <Suspense fallback={<AuthCard title={t('auth:login.title')} busy />}>
      <AfterVerification code={query.get('oobCode')} />
    </Suspense>
  );
}

/** Banner first; whoever registered in this browser is signed in at once. */
function AfterVerification({ code }: { readonly code: string | null }) {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const session = useSession();
  const result = use(verified(code, attempt));
  if (session.state.kind === 'signed-in') {
    return (
      <VisitorsOnly>
        <></>
      </VisitorsOnly>
    );
  }
  const notice: Notice = {
    tone: result === 'success' ? 'success' : result === 'used' ? 'warning' : 'error',
    title: t(`auth:verification.${result}.title`),
    text: t(`auth:verification.${result}.text`),
  };
  return <LoginForm notice={notice} />;
}

const attempts = new Map<string, ReturnType<typeof applyVerification>>();

function verified(code: string | null, attempt: Attempt): ReturnType<typeof applyVerification> {
  const key = code ?? '';
  let result = attempts.get(key);
  if (!result) {
    result = applyVerification(code).then(async (outcome) => {
      if (outcome !== 'success' && outcome !== 'used') return outcome;
      const end = await continueVerified(attempt).catch(() => null);
      // Elsewhere registered: nobody waits for a mail in this browser any more.
      if (end?.kind !== 'signed-in' && attempt.session.state.kind === 'unverified') attempt.session.forget();
      return outcome;
    });
    attempts.set(key, result);
  }
  return result;
}
