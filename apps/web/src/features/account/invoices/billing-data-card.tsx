import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import { ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';
import { MyBillingData } from '../../../entities/billing-data/billing-data-fields.js';
import { BillingDataForm } from '../../../entities/billing-data/billing-data-form.js';

/** My billing data in the account (BIL-02). */
export function BillingDataCard() {
  const { t } = useTranslation('invoice');
  const { data, error, refetch } = useQuery(MyBillingData);
  return (
    <SettingsCard id="billing-data" title={t('invoice:data.title')}>
      {data ? (
        <>
          <Text mb="md">{t('invoice:data.what')}</Text>
          <BillingDataForm kept={data.myBillingData} />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={420} radius="lg" />
        </Loading>
      )}
    </SettingsCard>
  );
}
