import { Button, Skeleton, Stack } from '@mantine/core';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { EmptyState, Loading } from '@setpoint/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownMoney } from '../money/money.js';
import { CheckoutHead } from './checkout-head.js';
import { OpenQuestion } from './open-question.js';
import { PayForm } from './pay-form.js';
import { PriceParts } from './price-parts.js';
import { RefusalAlert } from './refusal-alert.js';
import { Settling } from './settling.js';
import { useAbandon } from './use-abandon.js';
import type { Due } from './use-due.js';
import { useSettled } from './use-settled.js';
import { useStartPayment, type StartedPayment } from './use-start-payment.js';

/** One payment: the form to pay it with, the wait for our server's answer, its end (BIL-10). */
export function PaymentView({
  due,
  title,
  payment: known,
  started,
  answers,
  saveMeans,
  onStarted,
  onPaid,
  onAgain,
  onChanged,
  onLate,
}: {
  readonly due: Due;
  readonly title: string | null;
  readonly payment: CheckoutPaymentFragment;
  /** What the form needs; null after a reload, then it is asked for again. */
  readonly started: StartedPayment | null;
  /** The payer goes on to answer the open question of the bank. */
  readonly answers: boolean;
  readonly saveMeans: boolean;
  onStarted(started: StartedPayment): void;
  onPaid(): void;
  /** Back to the price. */
  onAgain(): void;
  onChanged(): void;
  onLate(): void;
}) {
  const { t, i18n } = useTranslation('checkout');
  const { payment, isSettling, isLooking, takesLong, settle } = useSettled(known, started === null);
  const [isAnswering, setAnswering] = useState(answers);
  const { begin, refusal } = useStartPayment();
  const abandon = useAbandon(payment, onAgain);
  const isPaid = payment.status === 'PAID';
  const asks = payment.asksPayer;
  const needsSecret = payment.status === 'AWAITING_PAYER' && !isSettling && !isLooking && !started;

  const paid = useEffectEvent(onPaid);
  useEffect(() => {
    if (isPaid) paid();
  }, [isPaid]);

  async function goOn() {
    const { total, card, credit } = payment.price;
    const again = await begin({
      dueId: due.id,
      expectedCents: total.cents,
      expectedCardCents: card.cents,
      useCredit: credit.cents > 0,
      saveMeans,
    });
    if (again) onStarted(again);
    else onChanged();
  }
  const arrive = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (needsSecret) arrive();
  }, [needsSecret]);

  if (isPaid || isSettling) {
    return (
      <Settling isPaid={isPaid} takesLong={takesLong} givenUp={payment.givenUp}>
        {payment.status === 'CONFIRMING' && !payment.givenUp && (
          <>
            <RefusalAlert refusal={abandon.refusal} onLook={onAgain} />
            <Button variant="subtle" loading={abandon.abandoning} onClick={() => void abandon.giveUp()}>
              {t('begun.otherWay')}
            </Button>
          </>
        )}
      </Settling>
    );
  }
  if (payment.status === 'EXPIRED') {
    return (
      <EmptyState
        order={3}
        illustration="lost"
        title={t('expired.title')}
        text={t(`expired.${payment.expiredBecause ?? 'CANCELLED_BY_PROVIDER'}`)}
        action={due.status === 'OPEN' && <Button onClick={onAgain}>{t('again')}</Button>}
      />
    );
  }
  return (
    <Stack gap="lg">
      <CheckoutHead
        title={title}
        until={payment.deadline < due.paysBy ? payment.deadline : due.paysBy}
        onLate={onLate}
      />
      <PriceParts price={payment.price} />
      {asks && !isAnswering ? (
        <OpenQuestion
          abandoning={abandon.abandoning}
          onGoOn={() => setAnswering(true)}
          onGiveUp={() => void abandon.giveUp()}
        />
      ) : started ? (
        <PayForm
          secret={started}
          amount={payment.price.card.cents > 0 ? shownMoney(payment.price.card, i18n.language) : null}
          asks={asks}
          declined={payment.declined}
          onDone={() => {
            setAnswering(false);
            settle();
          }}
        />
      ) : refusal ? (
        <>
          <RefusalAlert refusal={refusal} onLook={onAgain} />
          <Button onClick={() => void goOn()}>{t('again')}</Button>
        </>
      ) : (
        <Loading>
          <Skeleton height={220} radius="lg" />
        </Loading>
      )}
      <RefusalAlert refusal={abandon.refusal} onLook={onAgain} />
      {(!asks || isAnswering) && (
        <Button variant="subtle" loading={abandon.abandoning} onClick={() => void abandon.giveUp()}>
          {t(asks ? 'begun.otherWay' : 'begun.change')}
        </Button>
      )}
    </Stack>
  );
}
