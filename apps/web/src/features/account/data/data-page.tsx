import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { dataBundleFile, saveFile } from '@setpoint/client/files';
import { useSession } from '@setpoint/client/session';
import { ErrorState, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { useInstant } from '../use-instant.js';
import { MyDataBundle, RequestDataBundle } from './data-document.js';

/** How often progress is asked for while there is some. */
const EVERY_MS = 1_500;
const UNITS = ['kB', 'MB', 'GB'];

/** /player/account/data: all of my data in one file (BYD-08). */
export function Component() {
  const { t } = useTranslation('account');
  const [collecting, setCollecting] = useState(false);
  const { data, error, refetch } = useQuery(MyDataBundle, {
    fetchPolicy: 'cache-and-network',
    pollInterval: collecting ? EVERY_MS : 0,
  });
  const [order, { loading: ordering }] = useMutation(RequestDataBundle);
  const [refusal, setRefusal] = useState<string | null>(null);
  const bundle = data?.me?.dataBundle ?? null;
  const isCollecting = bundle?.state === 'COLLECTING';
  if (isCollecting !== collecting) setCollecting(isCollecting);

  async function submit() {
    setRefusal(null);
    const answer = await order().catch(() => null);
    const payload = answer?.data?.requestDataBundle;
    if (!payload?.success) setRefusal(payload?.errorCode ?? 'OTHER');
    await refetch().catch(() => {});
  }

  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:data.title')}>
        <Stack>
          <Text>{t('account:data.what')}</Text>
          {refusal && (
            <Alert color="red" role="alert">
              {t(`account:data.refusal.${refusal}`)}
            </Alert>
          )}
          {error && !data ? (
            <ErrorState onRetry={() => void refetch().catch(() => {})} />
          ) : !data ? (
            <Skeleton height={44} />
          ) : isCollecting ? (
            <Collecting done={bundle.partsDone} all={bundle.partsAll} />
          ) : (
            <>
              {bundle && <Ready id={bundle.id} bytes={bundle.bytes ?? 0} until={bundle.expiresAt ?? ''} />}
              <Group justify="flex-end">
                <Button variant={bundle ? 'default' : 'filled'} loading={ordering} onClick={() => void submit()}>
                  {t(`account:data.${bundle ? 'again' : 'order'}`)}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </SettingsCard>
    </Page>
  );
}

function Collecting({ done, all }: { readonly done: number; readonly all: number }) {
  const { t } = useTranslation('account');
  const text = t('account:data.collecting', { done, all });
  return (
    <Stack gap="xs" role="status">
      <Text fw={600}>{text}</Text>
      <Progress value={(100 * done) / all} aria-label={text} />
      <Text c="dimmed">{t('account:data.stay')}</Text>
    </Stack>
  );
}

function Ready({ id, bytes, until }: { readonly id: string; readonly bytes: number; readonly until: string }) {
  const { t, i18n } = useTranslation('account');
  const session = useSession();
  const instant = useInstant();
  const [busy, setBusy] = useState(false);

  async function fetchIt() {
    setBusy(true);
    try {
      saveFile('setpoint-data.zip', await dataBundleFile(id, session));
    } catch {
      toast({ text: t('account:data.failed'), tone: 'error' });
    }
    setBusy(false);
  }

  return (
    <Group justify="space-between">
      <Text fw={600} role="status">
        {t('account:data.ready', { size: sizeOf(bytes, i18n.language), until: instant(until) })}
      </Text>
      <Button loading={busy} onClick={() => void fetchIt()}>
        {t('account:data.fetch')}
      </Button>
    </Group>
  );
}

/** `12 kB`, at least one. */
function sizeOf(bytes: number, language: string): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(
    Math.max(size, 0.1),
  );
  return `${shown} ${UNITS[unit]}`;
}
