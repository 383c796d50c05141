import { Badge } from '@mantine/core';
import type { SupportCouponFragment } from '@setpoint/client/documents';
import { useNow } from '@setpoint/client/use-now';
import { useTranslation } from 'react-i18next';
import { couponState } from './coupon-state.js';

const COLOURS = { RUNNING: 'grass', USED_UP: 'gray', ENDED: 'red', EXPIRED: 'gray' } as const;

export function CouponBadge({ coupon }: { readonly coupon: SupportCouponFragment }) {
  const { t } = useTranslation('admin');
  const state = couponState(coupon, useNow());
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`coupons.states.${state}`)}
    </Badge>
  );
}
