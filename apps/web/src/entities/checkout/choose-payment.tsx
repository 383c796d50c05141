import { Alert, Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../money/money.js';
import type { PaymentChoices } from './choices.js';
import { CheckoutHead } from './checkout-head.js';
import { PayBar } from './pay-bar.js';
import { PriceParts } from './price-parts.js';
import { Reductions } from './reductions.js';
import { RefusalAlert } from './refusal-alert.js';
import type { Due } from './use-due.js';
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
  const { price, payment } = due;
  const ended = payment?.status === 'EXPIRED' ? payment.expiredBecause : null;
  const amount = shownMoney(price.card, i18n.language);

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
    if (started) onStarted(started);
    else onRefused();
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
      <RefusalAlert refusal={refusal} />
      <PayBar amount={amount}>
        <Button size="md" loading={starting} disabled={isPricing} onClick={() => void pay()}>
          {price.card.cents > 0 || saveMeans ? t('pay.toMeans') : t('pay.nothing')}
        </Button>
      </PayBar>
    </Stack>
  );
}
