import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCaptcha } from '../../../entities/captcha/use-captcha.js';
import { requestReset } from '../flow/auth-endpoints.js';
import { useWithRedirect } from '../flow/use-attempt.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { TextField } from '../form/fields.js';
import { useRefusalNotice } from '../form/refusal.js';
import { useSubmit } from '../form/use-submit.js';
import { findEmailError, type FieldCode } from '../form/validate.js';

/** /auth/reset-password: a mail with a link to a new password (AUTH-13). */
export function Component() {
  const { t, i18n } = useTranslation('auth');
  const withRedirect = useWithRedirect();
  const refusal = useRefusalNotice();
  const captcha = useCaptcha();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<FieldCode | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { busy, run } = useSubmit(async () => {
    const found = findEmailError(email);
    setError(found);
    if (found) return document.getElementById('email')?.focus();
    if (captcha.isMissing) return captcha.remind();
    const answer = await requestReset({
      ...{ email: email.trim(), language: i18n.language, captchaToken: captcha.token },
    });
    captcha.renew();
    setNotice(
      answer.ok
        ? { tone: 'success', title: t('auth:reset.sentTitle'), text: t('auth:reset.sentText', { email: email.trim() }) }
        : refusal(answer.refusal.code),
    );
  });
  return (
    <AuthCard
      title={t('auth:reset.title')}
      lead={t('auth:reset.lead')}
      notice={notice}
      busy={busy}
      onSubmit={() => void run()}
      foot={
        <Anchor variant="standalone" component={Link} to={withRedirect('/auth/login')}>
          {t('auth:link.backToLogin')}
        </Anchor>
      }
    >
      <TextField
        id="email"
        type="email"
        inputMode="email"
        label={t('auth:field.email')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error}
        autoComplete="email"
      />
      {captcha.field}
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('auth:reset.submit')}
      </Button>
    </AuthCard>
  );
}
