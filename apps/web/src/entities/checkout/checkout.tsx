import { Skeleton, Stack } from '@mantine/core';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { BegunPayment } from './begun-payment.js';
import { ChoosePayment } from './choose-payment.js';
import { NO_CHOICES, type PaymentChoices } from './choices.js';
import { MobileFirst } from './mobile-first.js';
import { PaymentView } from './payment-view.js';
import { useDue } from './use-due.js';
import type { StartedPayment } from './use-start-payment.js';

/** The payment that the page is about; back from a provider's page it is all that is known. */
const PAYMENT = 'payment';

/**
 * Pays what is due for a registration or a phase, from the price to the answer of our own server (BIL-01, BIL-10). The
 * payment stands in the address: a reload, Back and the way back from the bank go on with it.
 */
export function Checkout({
  reference,
  first = NO_CHOICES,
  titled = false,
  over,
  onChoices,
  onPaid,
}: {
  readonly reference: string;
  /** What was chosen before. */
  readonly first?: PaymentChoices;
  /** Says what is paid for, where the page does not. */
  readonly titled?: boolean;
  /** The way on once the place is not held any more. */
  readonly over: ReactNode;
  onChoices?(choices: PaymentChoices): void;
  onPaid(): void;
}) {
  const { t } = useTranslation('checkout');
  const [choices, setChoices] = useState(first);
  const [started, setStarted] = useState<StartedPayment | null>(null);
  const [answers, setAnswers] = useState(false);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const { due, takesLong, isLate, isPricing, failed, again, refetch, runOut } = useDue(reference, choices);
  const asked = params.get(PAYMENT);
  const begun = due?.payment ?? null;
  const isUnderWay = begun?.status === 'CONFIRMING' || begun?.status === 'AWAITING_PAYER';
  const isPaid = due?.status === 'PAID' || begun?.status === 'PAID';

  const paid = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) paid();
  }, [isPaid]);

  // The due ends with its payment, or can be paid anew.
  const ended = useEffectEvent(again);
  useEffect(() => {
    if (!isUnderWay) return;
    return () => ended();
  }, [isUnderWay]);

  function open(payment: CheckoutPaymentFragment | null) {
    const next = new URLSearchParams(params);
    if (payment) next.set(PAYMENT, payment.id);
    else next.delete(PAYMENT);
    setParams(next, { state: state as unknown, replace: payment === null });
  }

  // Subscriptions charge the phases to come to the same means (LEA-08).
  const saveMeans = due?.kind === 'LEAGUE';
  if (failed) return <ErrorState onRetry={again} />;
  // It may still come, and is asked for; whoever waits is not kept busy by what may never be there.
  if (!due && takesLong) {
    const [missing, why] = titled
      ? (['account.missing', 'account.missingText'] as const)
      : (['waiting.title', 'waiting.long'] as const);
    return <EmptyState title={t(missing)} text={t(why)} action={over} />;
  }
  if (!due || isPaid) {
    return (
      <Loading>
        <Stack gap="md">
          <p>{t(isPaid ? 'paid' : 'waiting.text')}</p>
          <Skeleton height={24} width="70%" />
          <Skeleton height={150} radius="lg" />
          <Skeleton height={120} radius="lg" />
        </Stack>
      </Loading>
    );
  }

  const title = titled ? due.description : null;
  const shown = [begun, started?.payment].find((one) => one && one.id === asked);
  if (shown) {
    return (
      <PaymentView
        key={shown.id}
        due={due}
        title={title}
        payment={shown}
        started={started?.payment.id === shown.id ? started : null}
        answers={answers}
        saveMeans={saveMeans}
        onStarted={setStarted}
        onPaid={onPaid}
        onAgain={() => {
          setAnswers(false);
          open(null);
          again();
        }}
        onChanged={again}
        onLate={runOut}
      />
    );
  }
  if (begun && isUnderWay) {
    return (
      <BegunPayment
        key={begun.id}
        due={due}
        title={title}
        payment={begun}
        wasLeft={started?.payment.id !== begun.id}
        onGoOn={() => open(begun)}
        onAnswer={() => {
          setAnswers(true);
          open(begun);
        }}
        onGivenUp={again}
        onLate={runOut}
      />
    );
  }
  if (due.status !== 'OPEN' || isLate) {
    return (
      <EmptyState
        order={3}
        illustration="lost"
        title={t('over.title')}
        text={t(due.status === 'CLOSED' ? 'over.text' : 'over.ending')}
        action={due.status === 'CLOSED' ? over : undefined}
      />
    );
  }
  if (due.paymentRefusal) return <MobileFirst due={due} title={title} refetch={refetch} onLate={runOut} />;
  return (
    <ChoosePayment
      due={due}
      title={title}
      choices={choices}
      isPricing={isPricing}
      saveMeans={saveMeans}
      onChoices={(next) => {
        setChoices(next);
        onChoices?.(next);
      }}
      onStarted={(next) => {
        setStarted(next);
        again();
        if (next.payment.status === 'PAID') onPaid();
        else open(next.payment);
      }}
      onRefused={again}
      onLate={runOut}
    />
  );
}
