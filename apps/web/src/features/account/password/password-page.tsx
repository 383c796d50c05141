import { Alert, Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { Page, toast } from '@setpoint/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { provider, ProviderFault } from '../../../entities/provider/provider.js';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';

const SHORTEST = 8;
const KNOWN = ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS', 'NO_CONNECTION'];

/** /player/account/change-password (ACC-05). */
export function Component() {
  const { t } = useTranslation('account');
  const email = useMe()?.email ?? '';
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [faults, setFaults] = useState<{ current?: string | null; next?: string | null }>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function submit() {
    const found = {
      current: current ? null : t('account:fault.REQUIRED'),
      next: [...next].length >= SHORTEST ? null : t('account:password.short'),
    };
    setFaults(found);
    if (running.current || found.current || found.next) return;
    running.current = true;
    setBusy(true);
    setRefused(null);
    try {
      await (await provider()).changePassword(email, current, next);
      setCurrent('');
      setNext('');
      toast({ text: t('account:password.done'), tone: 'success' });
    } catch (fault) {
      const code = fault instanceof ProviderFault && KNOWN.includes(fault.code) ? fault.code : 'OTHER';
      setRefused(t(`account:password.refusal.${code}`));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const toggle = { 'aria-label': t('account:password.show'), tabIndex: 0 };
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:password.title')}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack>
            {refused && (
              <Alert color="red" role="alert">
                {refused}
              </Alert>
            )}
            <input type="hidden" autoComplete="username" value={email} readOnly />
            <PasswordInput
              label={t('account:password.current')}
              value={current}
              onChange={(event) => setCurrent(event.currentTarget.value)}
              error={faults.current}
              autoComplete="current-password"
              visibilityToggleButtonProps={toggle}
            />
            <PasswordInput
              label={t('account:password.next')}
              description={t('account:password.hint')}
              value={next}
              onChange={(event) => setNext(event.currentTarget.value)}
              error={faults.next}
              autoComplete="new-password"
              visibilityToggleButtonProps={toggle}
            />
            <Group justify="flex-end">
              <Button type="submit" loading={busy}>
                {t('account:password.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </SettingsCard>
    </Page>
  );
}
