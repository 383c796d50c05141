import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { ConfirmSheet, ErrorState, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../../entities/level/figures.js';
import { SettingsCard } from '../../card.js';
import { NewAddress } from './new-address.js';
import { useCalendarFeed } from './use-calendar-feed.js';

type Asked = 'renew' | 'revoke';

/** My matches in the calendar of my phone or computer: its address is made, renewed and ended here (BYD-05). */
export function CalendarCard() {
  const { t, i18n } = useTranslation('account');
  const { feed, failed, retry, path, creating, makeAddress, endAddress } = useCalendarFeed();
  const [asked, setAsked] = useState<Asked>('renew');
  const [asking, setAsking] = useState(false);

  const ask = (what: Asked) => {
    setAsked(what);
    setAsking(true);
  };
  async function confirmed() {
    if (asked === 'renew') await makeAddress();
    else if (await endAddress()) toast({ text: t('account:calendar.revoked') });
  }

  function content() {
    if (failed) return <ErrorState onRetry={retry} />;
    if (feed === undefined) return <Skeleton height={44} />;
    if (feed === null)
      return (
        <Button loading={creating} onClick={() => void makeAddress()}>
          {t('account:calendar.create')}
        </Button>
      );
    const day = shownDay(feed.createdAt, i18n.language);
    return (
      <>
        {path ? <NewAddress path={path} /> : <Text>{t('account:calendar.since', { day })}</Text>}
        <Group gap="sm">
          <Button variant="default" onClick={() => ask('renew')}>
            {t('account:calendar.renew')}
          </Button>
          <Button variant="light" color="red" onClick={() => ask('revoke')}>
            {t('account:calendar.revoke')}
          </Button>
        </Group>
      </>
    );
  }

  return (
    <SettingsCard id="calendar" title={t('account:calendar.title')}>
      <Stack>
        <Text>{t('account:calendar.what')}</Text>
        {content()}
      </Stack>
      <ConfirmSheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={t(`account:calendar.${asked}`)}
        text={t(`account:calendar.${asked}Text`)}
        confirmLabel={t(`account:calendar.${asked}`)}
        danger={asked === 'revoke'}
        onConfirm={confirmed}
      />
    </SettingsCard>
  );
}
