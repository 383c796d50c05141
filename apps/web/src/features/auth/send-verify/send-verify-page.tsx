import { Anchor, Button, Center } from '@mantine/core';
import { useSession, useSessionState } from '@setpoint/client/session';
import { Illustration } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { OutOfReach } from '../../../entities/site/out-of-reach.js';
import { safeRedirect } from '../../../entities/site/paths.js';
import { sendVerify } from '../flow/auth-endpoints.js';
import { continueVerified } from '../flow/sign-in.js';
import { useAttempt, useWithRedirect } from '../flow/use-attempt.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { useRefusalNotice } from '../form/refusal.js';
import { useSubmit } from '../form/use-submit.js';
import { provider, ProviderError, type ProviderUser } from '../../../entities/provider/provider.js';

/** /auth/send-verify: waiting for the mail, or asking for another (AUTH-12). */
export function Component() {
  const { t, i18n } = useTranslation('auth');
  const state = useSessionState();
  const session = useSession();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const withRedirect = useWithRedirect();
  const refusal = useRefusalNotice();
  const [notice, setNotice] = useState<Notice | null>(null);

  const toLogin = () => {
    session.forget();
    void navigate(withRedirect('/auth/login'), { replace: true });
  };

  const resend = useSubmit(async () => {
    let user: ProviderUser | null;
    try {
      user = await (await provider()).current();
    } catch (error) {
      return setNotice(refusal(error instanceof ProviderError ? error.code : 'OTHER'));
    }
    if (!user) return toLogin();
    const answer = await sendVerify(await user.idToken(), {
      language: i18n.language,
      ...(attempt.redirectTo && { redirectTo: attempt.redirectTo }),
    });
    if (answer.ok) return setNotice({ tone: 'success', text: t('auth:verify.sentAgain', { email: user.email }) });
    if (answer.refusal.code === 'ALREADY_VERIFIED') return check.run();
    setNotice(refusal(answer.refusal.code));
  });

  const check = useSubmit(async () => {
    const end = await continueVerified(attempt);
    if (!end) return toLogin();
    if (end.kind === 'unverified') return setNotice({ tone: 'warning', text: t('auth:verify.notYet') });
    if (end.kind === 'refused') setNotice(refusal(end.refusal.code, end.text));
  });

  if (state.kind === 'unreachable') return <OutOfReach />;
  if (state.kind === 'signed-in') return <Navigate to={safeRedirect(query.get('redirectTo'))} replace />;
  if (state.kind === 'signed-out') return <Navigate to={withRedirect('/auth/login')} replace />;
  const busy = resend.busy || check.busy;
  return (
    <AuthCard
      title={t('auth:verify.title')}
      lead={state.kind === 'unverified' && t('auth:verify.lead', { email: state.email })}
      notice={notice}
      busy={busy}
      foot={
        <Anchor variant="standalone" component="button" type="button" onClick={toLogin}>
          {t('auth:link.otherAccount')}
        </Anchor>
      }
    >
      <Center>
        <Illustration name="mail" />
      </Center>
      <Button size="lg" fullWidth disabled={busy} onClick={() => void check.run()}>
        {t('auth:verify.done')}
      </Button>
      <Button variant="default" fullWidth disabled={busy} onClick={() => void resend.run()}>
        {t('auth:verify.resend')}
      </Button>
    </AuthCard>
  );
}
