import { Alert, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MobileNumber } from '../phone/mobile-number.js';
import { useAskAgain } from './ask-again.js';
import { CheckoutHead } from './checkout-head.js';
import type { Due } from './use-due.js';

/** A place that can't be paid without a verified mobile number: it is verified here, then the page goes on (TRN-06). */
export function MobileFirst({
  due,
  title,
  refetch,
  onLate,
}: {
  readonly due: Due;
  readonly title: string | null;
  refetch(): Promise<unknown>;
  onLate(): void;
}) {
  const { t } = useTranslation(['checkout', 'payment']);
  const [hasNumber, setHasNumber] = useState(false);
  // The payment hears of a new number a moment later.
  useAskAgain(hasNumber, refetch);
  return (
    <Stack gap="lg">
      <CheckoutHead title={title} until={due.paysBy} onLate={onLate} />
      <Alert color={hasNumber ? 'green' : 'yellow'} role="status">
        {hasNumber ? t('mobile.opening') : t('payment:error.MOBILE_REQUIRED')}
      </Alert>
      <section>
        <Title order={3} size="h4" mb="xs">
          {t('mobile.title')}
        </Title>
        <MobileNumber why={t('mobile.why')} onKnown={setHasNumber} />
      </section>
    </Stack>
  );
}
