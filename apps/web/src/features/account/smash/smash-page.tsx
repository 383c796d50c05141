import { useQuery } from '@apollo/client/react';
import { ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { pageNumber } from '../../../entities/paging/page-number.js';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { Balance } from './balance.js';
import { CouponCheckCard } from './coupon-check.js';
import { Earning } from './earning-list.js';
import { History } from './history.js';
import { Smash } from './smash-fields.js';
import { Vouchers } from './vouchers.js';

/** /player/account/smash and /player/account/smash/{page}: my points, what they buy, and how they came about (SMS-01, SMS-02). */
export function Component() {
  const { t } = useTranslation(['account', 'smash']);
  const page = pageNumber(useParams()['page']);
  const { data, error, refetch } = useQuery(Smash, { fetchPolicy: 'cache-and-network' });
  return (
    <Page width="narrow" title={t('smash:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      {page === 1 && (
        <>
          <SettingsCard title={t('smash:balance.title')}>
            {data?.myPoints ? (
              <Balance balance={data.myPoints.balance} offers={data.voucherOffers ?? []} />
            ) : error ? (
              <ErrorState onRetry={() => void refetch().catch(() => {})} />
            ) : (
              <RowsSkeleton count={3} />
            )}
          </SettingsCard>
          {data?.myVouchers && <Vouchers vouchers={data.myVouchers} />}
          <CouponCheckCard />
          {data?.pointsRules && <Earning rules={data.pointsRules} />}
        </>
      )}
      <History page={page} />
    </Page>
  );
}
