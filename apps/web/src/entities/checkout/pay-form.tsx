import { Alert, Skeleton, Stack } from '@mantine/core';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { Loading } from '@setpoint/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SandboxForm } from './sandbox-form.js';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.js')).StripeForm }));

/** What the provider's form needs. */
export interface FormSecret {
  readonly clientSecret: string | null;
  readonly provider: 'SANDBOX' | 'STRIPE';
  readonly publishableKey: string | null;
}

/** The form of the provider: Stripe's own where there are keys, else that of the sandbox (BIL-01). */
export function PayForm({
  secret: { clientSecret, provider, publishableKey },
  amount,
  asks,
  declined,
  onDone,
}: {
  readonly secret: FormSecret;
  /** What its button takes; null where a means is only kept. */
  readonly amount: string | null;
  /** The bank or PayPal waits for an answer already: that is given, with no form before. */
  readonly asks: boolean;
  /** Why the last try failed. */
  readonly declined: CheckoutPaymentFragment['declined'];
  /** The browser has done its part, whatever came of it. */
  onDone(): void;
}) {
  const { t } = useTranslation('checkout');
  // The answer of a payment that is paid already: our server knows more by now.
  if (!clientSecret) return null;
  const notice = declined && (
    <Alert color="red" role="alert" title={t('declined.title')}>
      {t(`declined.${declined}`)}
    </Alert>
  );
  if (provider === 'SANDBOX' || !publishableKey)
    return <SandboxForm clientSecret={clientSecret} amount={amount} asks={asks} notice={notice} onDone={onDone} />;
  return (
    <Stack gap="md">
      {notice}
      <Suspense
        fallback={
          <Loading>
            <Skeleton height={220} radius="lg" />
          </Loading>
        }
      >
        <StripeForm
          clientSecret={clientSecret}
          publishableKey={publishableKey}
          amount={amount}
          asks={asks}
          onDone={onDone}
        />
      </Suspense>
    </Stack>
  );
}
