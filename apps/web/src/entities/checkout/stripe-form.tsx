import { Alert, Button, Skeleton, Stack, useComputedColorScheme, useMantineTheme } from '@mantine/core';
import { FONTS, SURFACES, ErrorState, Loading } from '@setpoint/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { languageOf } from '@setpoint/i18n/browser';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Stripe's own fields for cards and PayPal: what is typed there never reaches us (BIL-01). */
export function StripeForm({
  clientSecret,
  publishableKey,
  amount,
  asks,
  onDone,
}: {
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly amount: string | null;
  /** The bank or PayPal waits for an answer from before. */
  readonly asks: boolean;
  onDone(): void;
}) {
  const { t, i18n } = useTranslation('checkout');
  const { stripe, isBlocked, retry } = useScript(publishableKey);
  const appearance = useAppearance();
  // Blockers of advertisements and trackers hold the script back.
  if (isBlocked) return <ErrorState title={t('stripe.blocked')} text={t('stripe.blockedText')} onRetry={retry} />;
  if (!stripe) return <FormSkeleton />;
  if (asks) return <Answer stripe={stripe} clientSecret={clientSecret} onDone={onDone} />;
  const locale = languageOf(i18n.language) as StripeElementLocale;
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance, locale }}>
      <Fields clientSecret={clientSecret} amount={amount} onDone={onDone} />
    </Elements>
  );
}

function Fields({
  clientSecret,
  amount,
  onDone,
}: {
  readonly clientSecret: string;
  readonly amount: string | null;
  onDone(): void;
}) {
  const { t } = useTranslation('checkout');
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || isPaying) return;
    setPaying(true);
    setWrong(null);
    const asked = { elements, confirmParams: { return_url: window.location.href }, redirect: 'if_required' } as const;
    // A free phase only keeps the means.
    const isKept = clientSecret.startsWith('seti_');
    const { error } = await (isKept ? stripe.confirmSetup(asked) : stripe.confirmPayment(asked)).catch(
      (problem: unknown) => {
        console.error(problem);
        return { error: undefined };
      },
    );
    setPaying(false);
    // What is wrong in its fields, Stripe says there; how the payment stands, our server says.
    if (error?.type === 'validation_error') setWrong(error.message ?? t('unheard'));
    else onDone();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {!isReady && <FormSkeleton />}
        <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
        {wrong && (
          <Alert color="red" role="alert">
            {wrong}
          </Alert>
        )}
        <Button type="submit" size="md" loading={isPaying} disabled={!stripe || !isReady}>
          {amount === null ? t('pay.save') : t('pay.amount', { amount })}
        </Button>
      </Stack>
    </form>
  );
}

/** Stripe shows the bank's question once more, or leads to its page; what came of it, our server says. */
function Answer({
  stripe,
  clientSecret,
  onDone,
}: {
  readonly stripe: Stripe;
  readonly clientSecret: string;
  onDone(): void;
}) {
  const hasAsked = useRef(false);
  const ask = useEffectEvent(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    stripe
      .handleNextAction({ clientSecret })
      .catch((problem: unknown) => console.error(problem))
      .finally(onDone);
  });
  useEffect(() => {
    ask();
  }, []);
  return <FormSkeleton />;
}

const FormSkeleton = () => (
  <Loading>
    <Skeleton height={220} radius="lg" />
  </Loading>
);

/** Stripe's script comes from Stripe alone, and only now that somebody pays. */
function useScript(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let gone = false;
    loadStripe(publishableKey).then(
      (loaded) => {
        if (gone) return;
        setStripe(loaded);
        setBlocked(loaded === null);
      },
      (problem: unknown) => {
        console.warn(problem);
        if (!gone) setBlocked(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [publishableKey, attempt]);
  return {
    stripe,
    isBlocked,
    retry: () => {
      setBlocked(false);
      setAttempt(attempt + 1);
    },
  };
}

/** The colours of this page for fields that another page draws. */
function useAppearance(): Appearance {
  const scheme = useComputedColorScheme('light');
  const theme = useMantineTheme();
  const { raised, text, quiet } = SURFACES[scheme];
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: theme.colors[theme.primaryColor]![scheme === 'dark' ? 4 : 6]!,
      colorBackground: raised,
      colorText: text,
      colorTextSecondary: quiet,
      fontFamily: FONTS.text,
      borderRadius: '10px',
    },
  };
}
