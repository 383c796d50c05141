import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { RefusalAlert } from '../../../entities/checkout/refusal-alert.js';
import { PayForm } from '../../../entities/checkout/pay-form.js';
import { shownDay } from '../../../entities/level/figures.js';
import { SettingsCard } from '../card.js';
import { MyMeans } from '../../../entities/checkout/means-fields.js';
import { useSaveMeans } from '../../../entities/checkout/use-save-means.js';

/** The card or PayPal account that subscriptions are charged to, and how it is changed (LEA-08). */
export function MeansCard() {
  const { t, i18n } = useTranslation('checkout');
  const { begun, starting, confirming, takesLong, failed, refusal, start, confirm, giveUp } = useSaveMeans();
  // What was kept before the answer is not to be shown after it.
  const { data, error, refetch } = useQuery(MyMeans, { fetchPolicy: 'cache-and-network', skip: confirming });
  const means = data?.myPaymentMeans ?? null;
  const content = () => {
    if (confirming) return <Text role="status">{t(takesLong ? 'settling.long' : 'account.saving')}</Text>;
    if (!data)
      return error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={70} radius="lg" />
        </Loading>
      );
    if (begun) {
      return (
        <>
          <PayForm
            secret={begun}
            amount={null}
            asks={begun.asksPayer}
            declined={failed ? 'DECLINED' : null}
            onDone={confirm}
          />
          <Button variant="default" onClick={giveUp}>
            {t('account.keep')}
          </Button>
        </>
      );
    }
    return (
      <>
        {means ? (
          <div>
            <Text fw={650}>{[t(`account.means.${means.kind}`), means.label].filter(Boolean).join(' ')}</Text>
            <Text size="sm" c="dimmed">
              {t('account.savedOn', { day: shownDay(means.savedAt, i18n.language) })}
            </Text>
          </div>
        ) : (
          <Text c="dimmed">{t('account.noMeans')}</Text>
        )}
        <Button variant="default" loading={starting} onClick={() => void start()} style={{ alignSelf: 'flex-start' }}>
          {t(means ? 'account.changeMeans' : 'account.addMeans')}
        </Button>
      </>
    );
  };
  return (
    <SettingsCard id="means" title={t('account.meansTitle')}>
      <Stack gap="md">
        <Text>{t('account.meansWhat')}</Text>
        {content()}
        <RefusalAlert refusal={refusal} />
      </Stack>
    </SettingsCard>
  );
}
