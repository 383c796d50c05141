import { Anchor, Button } from '@mantine/core';
import { useSession } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { logIn, type SignInEnd, waitForMail } from '../flow/sign-in.js';
import { useAttempt, useWithRedirect } from '../flow/use-attempt.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { PasswordField, TextField } from '../form/fields.js';
import { useRefusalNotice } from '../form/refusal.js';
import { Social } from '../form/social.js';
import { useSubmit } from '../form/use-submit.js';
import { findEmailError, type FieldCode } from '../form/validate.js';

/** Email and password, or a social account (AUTH-06 to AUTH-10). */
export function LoginForm({ notice: first }: { readonly notice: Notice | null }) {
  const { t } = useTranslation('auth');
  const attempt = useAttempt();
  const session = useSession();
  const navigate = useNavigate();
  const withRedirect = useWithRedirect();
  const refusal = useRefusalNotice();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: FieldCode | null; password?: FieldCode | null }>({});
  const [notice, setNotice] = useState<Notice | null>(first);

  function ended(end: SignInEnd) {
    switch (end.kind) {
      case 'signed-in':
        return setNotice({ tone: 'success', text: t('auth:login.success') });
      case 'needs-password':
        return setNotice({ tone: 'warning', text: t('auth:social.linkText') });
      case 'incomplete':
        return void navigate(withRedirect('/auth/register?complete=1'), {
          state: { email: end.email, displayName: end.displayName },
        });
      case 'unverified':
        return void waitForMail(session, end.email);
      case 'refused':
        if (end.refusal.code === 'EMAIL_NOT_VERIFIED') {
          const text = (
            <>
              {t('auth:refusal.EMAIL_NOT_VERIFIED')}{' '}
              <Anchor component="button" type="button" onClick={() => void waitForMail(session, email.trim())}>
                {t('auth:link.resend')}
              </Anchor>
            </>
          );
          return setNotice({ tone: 'warning', text });
        }
        return setNotice(refusal(end.refusal.code, end.text));
    }
  }

  const { busy, run } = useSubmit(async () => {
    const found = { email: findEmailError(email), password: password ? null : ('required' as const) };
    setErrors(found);
    if (found.email || found.password) {
      setNotice(null);
      return document.getElementById(found.email ? 'email' : 'password')?.focus();
    }
    ended(await logIn(attempt, email.trim(), password));
  });

  return (
    <AuthCard
      title={t('auth:login.title')}
      lead={
        <>
          {t('auth:login.newHere')}{' '}
          <Anchor component={Link} to={withRedirect('/auth/register')} fw={600}>
            {t('auth:link.register')}
          </Anchor>
        </>
      }
      notice={notice}
      busy={busy}
      onSubmit={() => void run()}
      foot={<Social attempt={attempt} onEnd={ended} />}
    >
      <TextField
        id="email"
        type="email"
        label={t('auth:field.email')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        required
        withAsterisk={false}
      />
      <PasswordField
        id="password"
        label={t('auth:field.password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.password}
        autoComplete="current-password"
        required
        withAsterisk={false}
      />
      <Anchor variant="standalone" component={Link} to={withRedirect('/auth/reset-password')} size="sm" py={6} mt={-6}>
        {t('auth:link.forgotten')}
      </Anchor>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('auth:login.submit')}
      </Button>
    </AuthCard>
  );
}
