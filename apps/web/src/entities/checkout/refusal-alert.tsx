import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Refused } from '../refusal/refused.js';
import { useAgain } from '../refusal/use-refusal.js';
import type { PaymentErrorCode } from './use-start-payment.js';

/** Why a payment did not begin, or that nobody answered. */
export function RefusalAlert({ refusal }: { readonly refusal: Refused<PaymentErrorCode> | null }) {
  const { t } = useTranslation(['checkout', 'payment']);
  const again = useAgain();
  if (!refusal) return null;
  return (
    <Alert color="red" role="alert">
      {refusal.code === 'UNHEARD'
        ? t('checkout:unheard')
        : again(t(`payment:error.${refusal.code}`), refusal.retryAfterSeconds)}
    </Alert>
  );
}
