import { Anchor, Button } from '@mantine/core';
import { useSession } from '@setpoint/client/session';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { passwordChanged } from '../flow/doors.js';
import { AuthCard, type Notice } from '../form/auth-card.js';
import { PasswordField } from '../form/fields.js';
import { useRefusalNotice } from '../form/refusal.js';
import { useSubmit } from '../form/use-submit.js';
import { faultInNewPassword, type FieldCode } from '../form/validate.js';
import { provider, ProviderFault } from '../../../entities/provider/provider.js';

type Link =
  { readonly ok: true; readonly email: string } | { readonly ok: false; readonly code: string; readonly text: string };

const links = new Map<string, Promise<Link>>();

function checked(code: string): Promise<Link> {
  let link = links.get(code);
  if (!link) {
    link = provider()
      .then(async (identity): Promise<Link> => ({ ok: true, email: await identity.checkResetCode(code) }))
      .catch((fault: unknown): Link => {
        links.delete(code);
        return fault instanceof ProviderFault
          ? { ok: false, code: fault.code, text: fault.message }
          : { ok: false, code: 'OTHER', text: String(fault) };
      });
    links.set(code, link);
  }
  return link;
}

/** /auth/change-password: where the mail's link leads (AUTH-13). */
export function Component() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  return (
    <Suspense fallback={<AuthCard title={t('auth:change.title')} busy />}>
      <ChangePassword code={query.get('oobCode') ?? ''} />
    </Suspense>
  );
}

function ChangePassword({ code }: { readonly code: string }) {
  const { t } = useTranslation('auth');
  const session = useSession();
  const navigate = useNavigate();
  const refusal = useRefusalNotice();
  const link = use(checked(code));
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [faults, setFaults] = useState<{ password?: FieldCode | null; again?: FieldCode | null }>({});
  const [notice, setNotice] = useState<Notice | null>(null);

  const { busy, run } = useSubmit(async () => {
    if (!link.ok) return;
    const found = {
      password: faultInNewPassword(password),
      again: password === again ? null : ('passwordsDiffer' as const),
    };
    setFaults(found);
    if (found.password || found.again) return document.getElementById(found.password ? 'password' : 'again')?.focus();
    try {
      const identity = await provider();
      await identity.resetPassword(code, password);
      // Signing in with the new password proves whose sessions are to end everywhere.
      const user = await identity.signIn(link.email, password);
      const ended = await passwordChanged(await user.idToken());
      if (!ended.ok) console.warn(`sessions were not ended: ${ended.fault.code}`);
      await identity.signOut();
      session.forget();
      void navigate('/auth/login?reset=done', { replace: true });
    } catch (fault) {
      setNotice(fault instanceof ProviderFault ? refusal(fault.code, fault.message) : refusal('OTHER'));
    }
  });

  const anotherMail = (
    <Anchor component={Link} to="/auth/reset-password">
      {t('auth:link.anotherMail')}
    </Anchor>
  );
  if (!link.ok)
    return <AuthCard title={t('auth:change.title')} notice={refusal(link.code, link.text)} foot={anotherMail} />;
  return (
    <AuthCard
      title={t('auth:change.title')}
      lead={t('auth:change.lead', { email: link.email })}
      notice={notice}
      busy={busy}
      onSubmit={() => void run()}
      foot={anotherMail}
    >
      <input type="hidden" autoComplete="username" value={link.email} readOnly />
      <PasswordField
        id="password"
        label={t('auth:field.newPassword')}
        description={t('auth:field.passwordHint')}
        value={password}
        onValue={setPassword}
        fault={faults.password}
        autoComplete="new-password"
      />
      <PasswordField
        id="again"
        label={t('auth:field.passwordAgain')}
        value={again}
        onValue={setAgain}
        fault={faults.again}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('auth:change.submit')}
      </Button>
    </AuthCard>
  );
}
