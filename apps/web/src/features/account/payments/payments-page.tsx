import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { DuesCard } from './dues-card.js';
import { MeansCard } from './means-card.js';

/** /player/account/payments: what is to be paid, what I have to pay with, and what subscriptions are charged to. */
export function Component() {
  const { t } = useTranslation(['account', 'checkout', 'payment']);
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <DuesCard />
      <MeansCard />
    </Page>
  );
}
