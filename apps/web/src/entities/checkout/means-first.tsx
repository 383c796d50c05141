import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PayForm } from './pay-form.js';
import { RefusalAlert } from './refusal-alert.js';
import { useSaveMeans } from './use-save-means.js';

/**
 * A phase that costs nothing today, or that credit and coupons pay whole: the card or PayPal account that later phases are
 * charged to is saved first (LEA-08).
 */
export function MeansFirst({
  onKept,
}: {
  /** Whether the payer has just seen the price here, or comes back from the bank's page. */
  onKept(means: { readonly shownHere: boolean }): void;
}) {
  const { t } = useTranslation('checkout');
  const { begun, starting, confirming, takesLong, failed, refusal, start, confirm, giveUp } = useSaveMeans(onKept);
  return (
    <Stack component="section" gap="md" aria-labelledby="means-first">
      <Title order={3} size="h4" id="means-first">
        {t('means.title')}
      </Title>
      <Text>{t('means.why')}</Text>
      {confirming ? (
        <Text role="status">{t(takesLong ? 'settling.long' : 'account.saving')}</Text>
      ) : begun ? (
        <>
          <PayForm
            secret={begun}
            amount={null}
            asks={begun.asksPayer}
            declined={failed ? 'DECLINED' : null}
            onDone={confirm}
          />
          <Button variant="subtle" onClick={giveUp}>
            {t('means.later')}
          </Button>
        </>
      ) : (
        <Button size="md" loading={starting} onClick={() => void start()}>
          {t('means.save')}
        </Button>
      )}
      <RefusalAlert refusal={refusal} onLook={() => void start()} />
    </Stack>
  );
}
