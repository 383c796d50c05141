import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSession } from '@setpoint/client/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { passwordChanged } from '../flow/auth-endpoints.js';
import { useLinkResult } from '../flow/once-per-link.js';
import { rememberUsed } from '../flow/used-links.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { PasswordField } from '../form/fields.js';
import { useRefusalNotice } from '../form/refusal.js';
import { useSubmit } from '../form/use-submit.js';
import { findNewPasswordError } from '../form/validate.js';
import { isCommonPassword } from '../../../entities/password/is-common.js';
import { provider, ProviderError } from '../../../entities/provider/provider.js';
import { isOver, resetLinks } from './reset-link.js';

/** /auth/change-password: target of the mail's link (AUTH-13). */
export function Component() {
  const refusal = useRefusalNotice();
  const [query] = useSearchParams();
  const code = query.get('oobCode');
  return code ? <ResetLink code={code} /> : <DeadLink notice={refusal('LINK_INCOMPLETE')} />;
}

function ResetLink({ code }: { readonly code: string }) {
  const { t } = useTranslation('auth');
  const refusal = useRefusalNotice();
  const [link, again] = useLinkResult(resetLinks, code);
  if (!link) return <AuthCard title={t('auth:change.title')} busy />;
  if (link.ok) return <ChangePassword code={code} email={link.email} />;
  return <DeadLink notice={refusal(link.code, link.text)} {...(!isOver(link.code) && { onRetry: again })} />;
}

/** Explains what is wrong with the link and offers a new one, or a retry if that may help. */
function DeadLink({ notice, onRetry }: { readonly notice: Notice; readonly onRetry?: () => void }) {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <AuthCard title={t('auth:change.title')} notice={notice} foot={onRetry && <AnotherMail />}>
      {onRetry ? (
        <Button size="lg" fullWidth onClick={onRetry}>
          {t('common:retry')}
        </Button>
      ) : (
        <Button component={Link} to="/auth/reset-password" size="lg" fullWidth>
          {t('auth:link.anotherMail')}
        </Button>
      )}
    </AuthCard>
  );
}

function ChangePassword({ code, email }: { readonly code: string; readonly email: string }) {
  const { t } = useTranslation('auth');
  const session = useSession();
  const navigate = useNavigate();
  const refusal = useRefusalNotice();
  const [notice, setNotice] = useState<Notice | null>(null);
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: findNewPasswordError,
      again: (again, { password }) => (again === password ? null : 'passwordsDiffer'),
    },
  });

  const { busy, run } = useSubmit(async (password: string) => {
    if (await isCommonPassword(password)) {
      form.setFieldError('password', 'passwordCommon');
      return document.getElementById('password')?.focus();
    }
    try {
      const identity = await provider();
      await identity.resetPassword(code, password);
      rememberUsed(code);
      resetLinks.forget(code);
      // Signs in with the new password, so that all other sessions can be ended.
      const user = await identity.signIn(email, password);
      const ended = await passwordChanged(await user.idToken());
      if (!ended.ok) console.warn(`sessions were not ended: ${ended.refusal.code}`);
      await identity.signOut();
      session.forget();
      void navigate('/auth/login?reset=done', { replace: true });
    } catch (error) {
      setNotice(error instanceof ProviderError ? refusal(error.code, error.message) : refusal('OTHER'));
    }
  });

  return (
    <AuthCard
      title={t('auth:change.title')}
      lead={t('auth:change.lead', { email })}
      notice={notice}
      busy={busy}
      onSubmit={form.onSubmit(
        ({ password }) => void run(password),
        (errors) => document.getElementById(errors['password'] ? 'password' : 'again')?.focus(),
      )}
      foot={<AnotherMail />}
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordField
        id="password"
        label={t('auth:field.newPassword')}
        description={t('auth:field.passwordHint')}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        id="again"
        label={t('auth:field.passwordAgain')}
        autoComplete="new-password"
        {...form.getInputProps('again')}
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('auth:change.submit')}
      </Button>
    </AuthCard>
  );
}

function AnotherMail() {
  const { t } = useTranslation('auth');
  return (
    <Anchor variant="standalone" component={Link} to="/auth/reset-password">
      {t('auth:link.anotherMail')}
    </Anchor>
  );
}
