import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack } from '@mantine/core';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedBy, UNHEARD, type Refused } from '../refusal/refused.js';
import { AbandonPayment } from './checkout-fields.js';
import { CheckoutHead } from './checkout-head.js';
import { PriceParts } from './price-parts.js';
import { RefusalAlert } from './refusal-alert.js';
import type { Due } from './use-due.js';
import type { PaymentErrorCode } from './use-start-payment.js';
import { forgetRequest } from './wish.js';

/** Gives a payment up, so that another can begin. */
export function useAbandon(payment: CheckoutPaymentFragment, onGivenUp: () => void) {
  const [abandon, { loading: abandoning }] = useMutation(AbandonPayment);
  const [refusal, setRefusal] = useState<Refused<PaymentErrorCode> | null>(null);
  async function giveUp() {
    setRefusal(null);
    try {
      const { data } = await abandon({ variables: { id: payment.id } });
      const answer = data?.abandonPayment;
      forgetRequest(payment.dueId);
      // One that has ended meanwhile needs no giving up.
      if (answer?.errorCode && answer.errorCode !== 'PAYMENT_OVER') setRefusal(refusedBy(answer));
      onGivenUp();
    } catch (problem) {
      console.error(problem);
      setRefusal(UNHEARD);
    }
  }
  return { giveUp, abandoning, refusal };
}

/** A payment was begun and left: go on with it, or choose anew. */
export function BegunPayment({
  due,
  title,
  payment,
  onGoOn,
  onGivenUp,
  onLate,
}: {
  readonly due: Due;
  readonly title: string | null;
  readonly payment: CheckoutPaymentFragment;
  onGoOn(): void;
  onGivenUp(): void;
  onLate(): void;
}) {
  const { t } = useTranslation('checkout');
  const { giveUp, abandoning, refusal } = useAbandon(payment, onGivenUp);
  const isConfirming = payment.status === 'CONFIRMING';
  return (
    <Stack gap="lg">
      <CheckoutHead title={title} until={isConfirming ? null : due.paysBy} onLate={onLate} />
      <Alert title={t('begun.title')}>{t(isConfirming ? 'begun.confirming' : 'begun.text')}</Alert>
      <PriceParts price={payment.price} />
      <RefusalAlert refusal={refusal} />
      <Button size="md" onClick={onGoOn}>
        {t(isConfirming ? 'begun.look' : 'begun.goOn')}
      </Button>
      {!isConfirming && (
        <Button variant="default" loading={abandoning} onClick={() => void giveUp()}>
          {t('begun.change')}
        </Button>
      )}
    </Stack>
  );
}
