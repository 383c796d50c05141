import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import type { CheckoutPaymentFragment } from '@setpoint/client/documents';
import { Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { CheckoutHead } from './checkout-head.js';
import { OpenQuestion } from './open-question.js';
import { PriceParts } from './price-parts.js';
import { RefusalAlert } from './refusal-alert.js';
import { useAbandon } from './use-abandon.js';
import type { Due } from './use-due.js';
import { useSettled } from './use-settled.js';

/** A payment was begun and left, maybe on another device: go on with it, or choose anew. */
export function BegunPayment({
  due,
  title,
  payment: known,
  wasLeft,
  onGoOn,
  onAnswer,
  onGivenUp,
  onLate,
}: {
  readonly due: Due;
  readonly title: string | null;
  readonly payment: CheckoutPaymentFragment;
  /** Not begun on this page: how it stands is asked first. */
  readonly wasLeft: boolean;
  onGoOn(): void;
  /** Answers the open question of the bank. */
  onAnswer(): void;
  /** It was given up. */
  onGivenUp(): void;
  onLate(): void;
}) {
  const { t } = useTranslation('checkout');
  const { payment, isLooking, isSettling } = useSettled(known, wasLeft);
  const { giveUp, abandoning, refusal } = useAbandon(payment, onGivenUp);
  const hasEnded = payment.status === 'PAID' || payment.status === 'EXPIRED';

  const content = () => {
    if (isLooking || hasEnded) {
      return (
        <Loading>
          <Skeleton height={160} radius="lg" />
        </Loading>
      );
    }
    if (payment.asksPayer)
      return <OpenQuestion abandoning={abandoning} onGoOn={onAnswer} onGiveUp={() => void giveUp()} />;
    return (
      <>
        <Alert title={t('begun.title')}>
          {t(payment.givenUp ? 'begun.givenUp' : isSettling ? 'begun.confirming' : 'begun.text')}
        </Alert>
        <Button size="md" onClick={onGoOn}>
          {t(isSettling ? 'begun.look' : 'begun.goOn')}
        </Button>
        {!payment.givenUp && (
          <Button variant="default" loading={abandoning} onClick={() => void giveUp()}>
            {t(isSettling ? 'begun.otherWay' : 'begun.change')}
          </Button>
        )}
      </>
    );
  };
  return (
    <Stack gap="lg">
      <CheckoutHead title={title} until={isSettling ? null : due.paysBy} onLate={onLate} />
      <PriceParts price={payment.price} />
      {content()}
      <RefusalAlert refusal={refusal} onLook={onGivenUp} />
    </Stack>
  );
}
