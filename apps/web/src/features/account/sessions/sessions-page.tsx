import { useMutation, useQuery } from '@apollo/client/react';
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { MySignInsQuery } from '@setpoint/client';
import { ConfirmSheet, ErrorState, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';
import { Row, Rows } from '../rows.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { useInstant } from '../use-instant.js';
import { EndOtherSessions, EndSession, MySignIns } from './sessions-document.js';
import { useDeviceName } from './use-device-name.js';

type SignIn = NonNullable<NonNullable<MySignInsQuery['me']>['signIns']>[number];

/** /player/account/sessions: where I am logged in and where I was, and logging out from here. */
export function Component() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(MySignIns, { fetchPolicy: 'cache-and-network' });
  const [endOne, { loading: ending }] = useMutation(EndSession);
  const [endOthers] = useMutation(EndOtherSessions);
  const [confirming, setConfirming] = useState(false);
  const signIns = data?.me?.signIns;
  const open = signIns?.filter(({ endedAt }) => endedAt === null) ?? [];
  const ended = signIns?.filter(({ endedAt }) => endedAt !== null) ?? [];

  async function done(text: string, work: () => Promise<{ data?: unknown }>) {
    const answer = await work().catch(() => null);
    await refetch().catch(() => {});
    toast(answer ? { text, tone: 'success' } : { text: t('account:notSaved'), tone: 'error' });
  }

  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      {error && !data ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : !signIns ? (
        <Skeleton height={220} radius="lg" />
      ) : (
        <>
          <SettingsCard title={t('account:sessions.title')}>
            <Stack>
              <Text>{t('account:sessions.what')}</Text>
              <Rows>
                {open.map((signIn) => (
                  <OpenRow
                    key={signIn.id}
                    signIn={signIn}
                    busy={ending}
                    onEnd={() =>
                      void done(t('account:sessions.endedOne'), () => endOne({ variables: { id: signIn.id } }))
                    }
                  />
                ))}
              </Rows>
              {open.length > 1 && (
                <Group justify="flex-end">
                  <Button variant="light" color="red" onClick={() => setConfirming(true)}>
                    {t('account:sessions.endOthers')}
                  </Button>
                </Group>
              )}
            </Stack>
          </SettingsCard>
          <SettingsCard title={t('account:sessions.history')}>
            <Stack>
              <Text>{t('account:sessions.historyWhat')}</Text>
              {ended.length === 0 && <Text c="dimmed">{t('account:sessions.noHistory')}</Text>}
              <Rows>
                {ended.map((signIn) => (
                  <EndedRow key={signIn.id} signIn={signIn} />
                ))}
              </Rows>
            </Stack>
          </SettingsCard>
        </>
      )}
      <ConfirmSheet
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={t('account:sessions.endOthers')}
        text={t('account:sessions.endOthersText')}
        confirmLabel={t('account:sessions.endOthers')}
        danger
        onConfirm={() => done(t('account:sessions.endedOthers'), () => endOthers())}
      />
    </Page>
  );
}

function OpenRow({
  signIn,
  busy,
  onEnd,
}: {
  readonly signIn: SignIn;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { t } = useTranslation('account');
  const instant = useInstant();
  const device = useDeviceName()(signIn);
  return (
    <Row
      what={
        <>
          <Text fw={600}>{device}</Text>
          <Text c="dimmed">
            {t('account:sessions.since', { when: instant(signIn.openedAt) })} ·{' '}
            {t('account:sessions.used', { when: instant(signIn.lastUsedAt) })}
          </Text>
        </>
      }
    >
      {signIn.isCurrent ? (
        <Badge variant="light">{t('account:sessions.here')}</Badge>
      ) : (
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('account:sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('account:sessions.end')}
        </Button>
      )}
    </Row>
  );
}

function EndedRow({ signIn }: { readonly signIn: SignIn }) {
  const { t } = useTranslation('account');
  const instant = useInstant();
  const device = useDeviceName()(signIn);
  return (
    <Row
      what={
        <>
          <Text fw={600}>{device}</Text>
          <Text c="dimmed">
            {t('account:sessions.since', { when: instant(signIn.openedAt) })} ·{' '}
            {t('account:sessions.ended', { when: instant(signIn.endedAt ?? signIn.lastUsedAt) })} ·{' '}
            {t(`account:sessions.reason.${signIn.endReason ?? 'SIGNED_OUT'}`)}
          </Text>
        </>
      }
    >
      {null}
    </Row>
  );
}
