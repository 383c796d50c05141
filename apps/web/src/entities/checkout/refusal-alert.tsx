import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PaymentErrorCode } from './use-start-payment.js';

/** Why a payment did not begin, or that nobody answered. */
export function RefusalAlert({ refusal }: { readonly refusal: PaymentErrorCode | 'UNHEARD' | null }) {
  const { t } = useTranslation(['checkout', 'payment']);
  if (!refusal) return null;
  return (
    <Alert color="red" role="alert">
      {refusal === 'UNHEARD' ? t('checkout:unheard') : t(`payment:error.${refusal}`)}
    </Alert>
  );
}
