import { Alert, Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Refused } from '../refusal/refused.js';
import { useAgain } from '../refusal/use-refusal.js';
import type { PaymentErrorCode } from './use-start-payment.js';
import { wayOn } from './ways-on.js';

/** Why a payment did not begin or go on, or that nobody answered, and what helps. */
export function RefusalAlert({
  refusal,
  onLook,
  onNoCoupon,
  onNoVouchers,
}: {
  readonly refusal: Refused<PaymentErrorCode> | null;
  /** Looks how the payment stands by now. */
  onLook?(): void;
  onNoCoupon?(): void;
  onNoVouchers?(): void;
}) {
  const { t } = useTranslation(['checkout', 'payment']);
  const again = useAgain();
  if (!refusal) return null;
  const button = (text: string, onClick: (() => void) | undefined) =>
    onClick && (
      <Button variant="default" onClick={onClick}>
        {text}
      </Button>
    );
  const link = (text: string, to: string) => (
    <Button variant="default" component={Link} to={to}>
      {text}
    </Button>
  );
  const way = () => {
    switch (wayOn(refusal.code)) {
      case 'LOOK':
        return button(t('checkout:begun.look'), onLook);
      case 'NO_COUPON':
        return button(t('checkout:way.noCoupon'), onNoCoupon);
      case 'NO_VOUCHERS':
        return button(t('checkout:way.noVouchers'), onNoVouchers);
      case 'SUPPORT':
        return link(t('checkout:way.support'), '/support#write');
      case 'PAYMENTS':
        return link(t('checkout:account.all'), '/player/account/payments');
      case null:
        return null;
    }
  };
  return (
    <Alert color="red" role="alert">
      <Stack gap="sm" align="flex-start">
        {refusal.code === 'UNHEARD'
          ? t('checkout:unheard')
          : again(t(`payment:error.${refusal.code}`), refusal.retryAfterSeconds)}
        {way()}
      </Stack>
    </Alert>
  );
}
