import { Alert, Button, Center, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useSession } from '@setpoint/client/session';
import { Page, Wordmark } from '@setpoint/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn, type SignInError } from './sign-in.js';

/** Sign-in with email and password (ADM-01). */
export function SignInPage() {
  const { t } = useTranslation('admin');
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SignInError | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setError(null);
    setError(await signIn(session, String(form.get('email')), String(form.get('password'))));
    setBusy(false);
  }

  return (
    <Center component="main" mih="100dvh" p="md">
      <Page title={t('signIn.title')} hideTitle noIndex width="narrow">
        <Paper
          component="form"
          withBorder
          radius="lg"
          p="xl"
          maw={380}
          mx="auto"
          onSubmit={(event) => void submit(event)}
        >
          <Stack>
            <Wordmark />
            <Title order={2} size="h3" aria-hidden>
              {t('signIn.title')}
            </Title>
            {error && (
              <Alert color="red" role="alert">
                {t(`signIn.${error}`)}
              </Alert>
            )}
            <TextInput name="email" type="email" label={t('signIn.email')} autoComplete="username" required />
            <PasswordInput name="password" label={t('signIn.password')} autoComplete="current-password" required />
            <Button type="submit" loading={busy}>
              {t('signIn.submit')}
            </Button>
          </Stack>
        </Paper>
      </Page>
    </Center>
  );
}
