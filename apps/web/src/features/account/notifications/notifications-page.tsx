import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { PhoneCard } from './phone/phone-card.js';
import { RemindersCard } from './reminders/reminders-card.js';

/** /player/account/notifications: my mobile number (ACC-02), and how I am reminded of matches (REP-05). */
export function Component() {
  const { t } = useTranslation('account');
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <PhoneCard />
      <RemindersCard />
    </Page>
  );
}
