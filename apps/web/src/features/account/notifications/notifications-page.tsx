import { Skeleton } from '@mantine/core';
import { ErrorState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { PushCard } from './channels/push-card.js';
import { PhoneCard } from './phone/phone-card.js';
import { QuietCard } from './quiet/quiet-card.js';
import { useNotificationSettings } from './settings/use-notification-settings.js';
import { TopicsCard } from './topics/topics-card.js';

/** /player/account/notifications: my mobile number (ACC-02), and how I am told of what (ACC-03). */
export function Component() {
  const { t } = useTranslation('account');
  const { settings, isMissing, retry, setPreference, setQuietHours, setDigest } = useNotificationSettings();
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <PhoneCard />
      {isMissing && <ErrorState onRetry={retry} />}
      {!settings && !isMissing && <Skeleton height={320} radius="lg" />}
      {settings && (
        <>
          <PushCard settings={settings} />
          <TopicsCard settings={settings} onChange={(one, enabled) => void setPreference(one, enabled)} />
          <QuietCard
            settings={settings}
            onQuiet={(hours) => void setQuietHours(hours)}
            onDigest={(digest) => void setDigest(digest)}
          />
        </>
      )}
    </Page>
  );
}
