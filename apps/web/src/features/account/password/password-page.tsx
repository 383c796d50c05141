import { useMutation } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMe } from '@setpoint/client/session';
import { Page, PasswordField, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isCommonPassword } from '../../../entities/password/is-common.js';
import { provider, ProviderError } from '../../../entities/provider/provider.js';
import { SettingsCard } from '../card.js';
import { EndOtherSessions } from '../sessions/sessions-document.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';

const SHORTEST = 8;
const KNOWN = ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'NO_CONNECTION'];

/** /player/account/change-password (ACC-05). */
export function Component() {
  const { t } = useTranslation('account');
  const email = useMe()?.email ?? '';
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (current) => (current ? null : t('account:fieldError.REQUIRED')),
      next: (next) => ([...next].length >= SHORTEST ? null : t('account:password.short')),
    },
  });
  const [refused, setRefused] = useState<string | null>(null);
  const [othersStay, setOthersStay] = useState(false);
  const [endOthers] = useMutation(EndOtherSessions);

  async function submit({ current, next }: { readonly current: string; readonly next: string }) {
    setRefused(null);
    setOthersStay(false);
    if (await isCommonPassword(next)) return form.setFieldError('next', t('account:password.common'));
    try {
      await (await provider()).changePassword(email, current, next);
    } catch (error) {
      const code = error instanceof ProviderError && KNOWN.includes(error.code) ? error.code : 'OTHER';
      return setRefused(t(`account:password.refusal.${code}`));
    }
    form.reset();
    const ended = await endOthers().catch(() => null);
    if (ended?.data?.endOtherSessions?.success) toast({ text: t('account:password.done'), tone: 'success' });
    else setOthersStay(true);
  }

  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:password.title')}>
        <form noValidate onSubmit={form.onSubmit(submit)}>
          <Stack>
            {refused && (
              <Alert color="red" role="alert">
                {refused}
              </Alert>
            )}
            {othersStay && (
              <Alert color="yellow" role="alert">
                {t('account:password.othersStay')}{' '}
                <Anchor component={Link} to="/player/account/sessions" inherit>
                  {t('account:sessions.endOthers')}
                </Anchor>
              </Alert>
            )}
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <PasswordField
              label={t('account:password.current')}
              autoComplete="current-password"
              toggleLabel={t('account:password.show')}
              {...form.getInputProps('current')}
            />
            <PasswordField
              label={t('account:password.next')}
              description={t('account:password.hint')}
              autoComplete="new-password"
              toggleLabel={t('account:password.show')}
              {...form.getInputProps('next')}
            />
            <Text size="sm">{t('account:password.others')}</Text>
            <Group justify="flex-end">
              <Button type="submit" loading={form.submitting}>
                {t('account:password.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </SettingsCard>
    </Page>
  );
}
