import { useQuery } from '@apollo/client/react';
import { Skeleton, Stack, Switch, Text } from '@mantine/core';
import { ErrorState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../../card.js';
import { MyPhone } from '../../../../entities/phone/phone-fields.js';
import { canPush, isPushBlocked } from './browser-push.js';
import { useReminders } from './use-reminders.js';

/** A switch for each channel on which I am reminded of a match away from the app (REP-05). */
export function RemindersCard() {
  const { t } = useTranslation('account');
  const { data } = useQuery(MyPhone, { fetchPolicy: 'cache-only' });
  const { settings, sms, push, isMissing, retry, setting, turnSms, switching, turnPush } = useReminders();
  const hasNumber = Boolean(data?.me?.phone?.number);
  const pushState = !settings?.pushKey || !canPush() ? 'pushMissing' : isPushBlocked() ? 'pushBlocked' : 'pushHint';

  function content() {
    if (isMissing) return <ErrorState onRetry={retry} />;
    if (!settings) return <Skeleton height={96} />;
    return (
      <>
        <Switch
          size="md"
          checked={sms && hasNumber}
          disabled={!hasNumber}
          onChange={({ currentTarget }) => !setting && void turnSms(currentTarget.checked)}
          label={t('account:reminders.sms')}
          description={t(`account:reminders.${hasNumber ? 'smsHint' : 'smsNoNumber'}`)}
        />
        <Switch
          size="md"
          checked={push}
          disabled={pushState !== 'pushHint'}
          onChange={({ currentTarget }) => !switching && void turnPush(currentTarget.checked)}
          label={t('account:reminders.push')}
          description={t(`account:reminders.${pushState}`)}
        />
      </>
    );
  }

  return (
    <SettingsCard id="reminders" title={t('account:reminders.title')}>
      <Stack>
        <Text>{t('account:reminders.what')}</Text>
        {content()}
      </Stack>
    </SettingsCard>
  );
}
