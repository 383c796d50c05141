import { Button, Divider, Group, Stack } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkFacebook, socialSignIn, type Attempt, type RegistrationData, type SignInEnd } from '../flow/sign-in.js';
import type { FacebookMeetsPassword } from '../../../entities/provider/provider.js';
import { FacebookLogo, GoogleLogo } from './logos.js';
import { PasswordField } from './fields.js';

export interface SocialButtonsProps {
  readonly attempt: Attempt;
  /** What a registration form holds so far. */
  readonly data?: Partial<RegistrationData>;
  readonly onEnd: (end: SignInEnd) => void;
}

/** Google and Facebook (AUTH-08 to AUTH-10). */
export function SocialButtons({ attempt, data, onEnd }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState<'google' | 'facebook' | 'link' | null>(null);
  const [meeting, setMeeting] = useState<FacebookMeetsPassword | null>(null);
  const [password, setPassword] = useState('');

  async function run(what: 'google' | 'facebook' | 'link', start: () => Promise<SignInEnd>) {
    if (busy) return;
    setBusy(what);
    const end = await start();
    setBusy(null);
    setMeeting(end.kind === 'needs-password' ? end.facebook : null);
    if (end.kind === 'signed-in') toast({ text: t('auth:social.success'), tone: 'success' });
    onEnd(end);
  }

  if (meeting) {
    return (
      <Stack role="group" aria-label={t('auth:social.linkTitle')}>
        <PasswordField
          label={t('auth:social.passwordOf', { email: meeting.needsPasswordOf })}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setMeeting(null)}>
            {t('common:cancel')}
          </Button>
          <Button
            loading={busy === 'link'}
            onClick={() => void run('link', () => linkFacebook(attempt, meeting, password))}
          >
            {t('auth:social.link')}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="xs">
      <Divider label={t('auth:social.or')} />
      <Button
        variant="default"
        leftSection={<GoogleLogo />}
        loading={busy === 'google'}
        onClick={() => void run('google', () => socialSignIn(attempt, 'google', data))}
      >
        {t('auth:social.google')}
      </Button>
      <Button
        variant="default"
        leftSection={<FacebookLogo />}
        loading={busy === 'facebook'}
        onClick={() => void run('facebook', () => socialSignIn(attempt, 'facebook', data))}
      >
        {t('auth:social.facebook')}
      </Button>
    </Stack>
  );
}
