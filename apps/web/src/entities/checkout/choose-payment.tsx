import { useQuery } from '@apollo/client/react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { shownMoney } from '../money/money.js';
import type { PaymentChoices } from './choices.js';
import { CheckoutHead } from './checkout-head.js';
import { MeansFirst } from './means-first.js';
import { MyMeans } from './means-fields.js';
import { PayBar } from './pay-bar.js';
import { PriceParts } from './price-parts.js';
import { Reductions } from './reductions.js';
import { RefusalAlert } from './refusal-alert.js';
import type { Due } from './use-due.js';
import { isSaving } from './use-save-means.js';
import { useStartPayment, type StartedPayment } from './use-start-payment.js';

/** The price with its parts, and what lowers it, until Pay is pressed. */
export function ChoosePayment({
  due,
  title,
  choices,
  isPricing,
  saveMeans,
  onChoices,
  onStarted,
  onRefused,
  onLate,
}: {
  readonly due: Due;
  readonly title: string | null;
  readonly choices: PaymentChoices;
  readonly isPricing: boolean;
  readonly saveMeans: boolean;
  onChoices(choices: PaymentChoices): void;
  onStarted(started: StartedPayment): void;
  /** Something is not as it was shown. */
  onRefused(): void;
  onLate(): void;
}) {
  const { t, i18n } = useTranslation('checkout');
  const { begin, starting, refusal, forgetRefusal } = useStartPayment();
  const { data: known, refetch } = useQuery(MyMeans, { skip: !saveMeans, fetchPolicy: 'cache-and-network' });
  const [params] = useSearchParams();
  const { price, payment } = due;
  const ended = payment?.status === 'EXPIRED' ? payment.expiredBecause : null;
  const amount = shownMoney(price.card, i18n.language);

  const means = known?.myPaymentMeans ?? null;
  // A card that pays today is saved with that payment.
  const savesFirst = saveMeans && price.card.cents === 0;
  const needsMeans = savesFirst && ((known && !means) || isSaving(params) || refusal?.code === 'MEANS_REQUIRED');

  async function pay() {
    const started = await begin({
      dueId: due.id,
      expectedCents: price.total.cents,
      expectedCardCents: price.card.cents,
      useCredit: choices.useCredit,
      couponCode: price.couponRefusal ? null : choices.couponCode,
      voucherIds: [...choices.voucherIds],
      saveMeans,
    });
    if (started) return onStarted(started);
    if (savesFirst) refetch().catch(() => {});
    onRefused();
  }

  return (
    <Stack gap="lg">
      <CheckoutHead title={title} until={due.paysBy} onLate={onLate} />
      {ended && !refusal && (
        <Alert color="yellow" role="status">
          {t(`expired.${ended}`)}
        </Alert>
      )}
      <PriceParts price={price} isChanging={isPricing} />
      <Reductions
        choices={choices}
        price={price}
        isPricing={isPricing}
        onChange={(next) => {
          forgetRefusal();
          onChoices(next);
        }}
      />
      <RefusalAlert
        refusal={refusal}
        onLook={onRefused}
        onNoCoupon={() => {
          forgetRefusal();
          onChoices({ ...choices, couponCode: null });
        }}
        onNoVouchers={() => {
          forgetRefusal();
          onChoices({ ...choices, voucherIds: [] });
        }}
      />
      {needsMeans ? (
        <MeansFirst
          onKept={({ shownHere }) => {
            forgetRefusal();
            // Nobody pays a price that was not on this page when they said so.
            if (shownHere) void pay();
          }}
        />
      ) : (
        <>
          {savesFirst && means && (
            <Text>
              {t('means.charged', { means: [t(`account.means.${means.kind}`), means.label].filter(Boolean).join(' ') })}
            </Text>
          )}
          <PayBar amount={amount}>
            <Button
              size="md"
              loading={starting || (savesFirst && !known)}
              disabled={isPricing}
              onClick={() => void pay()}
            >
              {t(price.card.cents > 0 ? 'pay.toMeans' : 'pay.nothing')}
            </Button>
          </PayBar>
        </>
      )}
    </Stack>
  );
}
