import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { BillingDataCard } from './billing-data-card.js';
import { DocumentsCard } from './documents-card.js';

/** /player/account/invoices: my documents (BIL-05), and whom the next ones are made out to (BIL-02). */
export function Component() {
  const { t } = useTranslation(['account', 'invoice']);
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <DocumentsCard />
      <BillingDataCard />
    </Page>
  );
}
