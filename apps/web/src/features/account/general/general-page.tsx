import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../card.js';
import { PlaceSetting } from '../place/place-setting.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { AvatarCard } from './avatar-card.js';
import { Completeness } from './completeness.js';
import { Account } from './first.js';
import { GeneralForm } from './general-form.js';
import { Visibility } from './visibility.js';

/** /player/account: who I am and where I play (ACC-01, ACC-08, SHL-07). */
export function Component() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(Account);
  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      {data?.me ? (
        <>
          {data.me.completeness && <Completeness {...data.me.completeness} />}
          <SettingsCard title={t('account:avatar.title')}>
            <AvatarCard me={data.me} />
          </SettingsCard>
          <SettingsCard title={t('account:general.title')}>
            <GeneralForm key={data.me.id} me={data.me} />
          </SettingsCard>
          <SettingsCard id="place" title={t('account:place.title')}>
            <PlaceSetting />
          </SettingsCard>
          <SettingsCard title={t('account:visibility.title')}>
            <Visibility searchEngines={data.me.searchEngines} id={data.me.id} />
          </SettingsCard>
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={520} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}
